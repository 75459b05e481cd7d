/** Whose turn it is, in words. */
import type { Client } from '../room/client.svelte';
import type { Scene } from '../room/scene';
import type { Seat, View } from '../room/types';
import { t } from '../texts/texts.svelte';

export interface TurnWords {
  text: string;
  /** Does play wait for this person? */
  isMine: boolean;
}

export function turnWords(client: Client, scene: Scene): TurnWords {
  if (client.isMyTurn) {
    const leads = isLead(client.view, client.seat);
    return { text: t(leads ? 'web-table-turn-mine-lead' : 'web-table-turn-mine'), isMine: true };
  }
  const phase = client.room?.phase;
  if (phase === 'finished') return { text: t('web-table-turn-over'), isMine: false };
  const waitingFor = client.update?.waiting_for ?? [];
  if (phase === 'between_rounds') {
    const text = client.wantsVote
      ? t('web-table-turn-between')
      : t('waiting-for-next', { names: scene.names(waitingFor) });
    return { text, isMine: false };
  }
  return { text: waitingFor.length > 0 ? othersTurn(waitingFor, scene) : '', isMine: false };
}

/** Seats of persons whose connection is gone, or who have left. */
export function awaySeats(client: Client): Seat[] {
  const seats = client.room?.seats ?? [];
  return seats.flatMap(({ kind, connected }, seat) =>
    kind === 'person' && !connected ? [seat] : [],
  );
}

/** Does this seat begin a trick? */
export function isLead(view: View | null, seat: Seat | null): boolean {
  if (view === null || seat === null || view.turn !== seat) return false;
  if (view.game === 'page_one') return view.phase === 'lead';
  return view.game === 'five_hundred' && view.phase === 'play' && view.plays.length === 0;
}

function othersTurn(waitingFor: readonly Seat[], scene: Scene): string {
  const away = awaySeats(scene.client).filter((seat) => waitingFor.includes(seat));
  const names = scene.names(waitingFor);
  if (away.length === 0) return t('web-table-turn-others', { names });
  return t('web-table-turn-others-away', { names, away: scene.names(away) });
}
