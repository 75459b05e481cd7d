/** What happened in the room, as sentences; the events of a game are told by its own module. */
import type { GameModule } from '../games/module';
import { optionText } from '../lobby/options';
import { key, t, texts } from '../texts/texts.svelte';
import { fitsCommitment } from './fairness';
import type { Scene } from './scene';
import { ranking, roundSheet } from './scores';
import type { Event, EventOf } from './types';

/** The sentences that tell of an event, in the present language. */
export function tellEvent(event: Event, scene: Scene, game: GameModule | null): string[] {
  switch (event.type) {
    case 'room_opened':
    case 'person_joined':
    case 'person_kicked':
    case 'host_changed':
    case 'person_away':
    case 'person_back':
      return [t(key('event', event.type), { name: scene.person(event.player, event.name) })];
    case 'person_left':
    case 'person_sat':
    case 'person_stood':
      return [seated(event, scene)];
    case 'person_ready':
      return [ready(event, scene)];
    case 'bot_wanted':
      return [t(`event-bot-wanted${event.replaces ? '-replaces' : ''}`, { seat: event.seat + 1 })];
    case 'bot_seated':
      return [t('event-bot-seated', { seat: event.seat + 1, name: scene.bot(event.name) })];
    case 'bot_removed':
    case 'revealed':
      return [t(key('event', event.type), { seat: event.seat + 1 })];
    case 'seats_swapped':
      return [t('event-seats-swapped', { seat: event.seat + 1, other: event.other + 1 })];
    case 'seats_drawn':
      return [t('event-seats-drawn', { seats: seating(event.names, scene) })];
    case 'game_set':
      return [t('event-game-set', { game: scene.game(event.game) })];
    case 'options_set':
      return [optionsSet(event, scene)];
    case 'room_set':
      return [
        t('event-room-set', {
          seats: event.seats,
          pace: t(key('pace', event.pace)),
          seconds: event.between_rounds_s,
        }),
      ];
    case 'hints_set':
      return [t(`web-event-hints-set-${event.hints ? 'on' : 'off'}`)];
    case 'access_set':
      return accessSet(event);
    case 'pack_set':
      return [packSet(event, scene)];
    case 'starting':
    case 'start_cancelled':
      return [t(key('event', event.type))];
    case 'match_started':
      return [
        t('event-match-started', {
          game: scene.game(event.game),
          seats: seating(event.names, scene),
        }),
        t('event-match-commitment', { commitment: event.commitment }),
      ];
    case 'round_scored':
      return roundSheet(event, scene);
    case 'next_round_wanted':
      return [t('event-next-round-wanted', { name: sitting(event.seat, event.name, scene) })];
    case 'match_finished':
      return [...itsEnd(event, scene), ...ranking(event, scene)];
    case 'match_abandoned':
      return itsEnd(event, scene);
    case 'rewound':
      return [t('event-rewound', { lost: event.lost })];
    case 'hidden':
      return [];
    default:
      return game?.tell(event, scene) ?? [];
  }
}

function seated(
  event: EventOf<'person_left' | 'person_sat' | 'person_stood'>,
  scene: Scene,
): string {
  const name = scene.person(event.player, event.name);
  if (event.seat === null) return t('event-person-left', { name });
  const kept = event.type === 'person_left' ? '-seat-kept' : '';
  return t(key('event', event.type) + kept, { name, seat: event.seat + 1 });
}

function ready(event: EventOf<'person_ready'>, scene: Scene): string {
  const name = sitting(event.seat, event.name, scene);
  return t(`event-person-${event.ready ? 'ready' : 'not-ready'}`, { name });
}

function sitting(seat: number | null, name: string, scene: Scene): string {
  return seat !== null && seat === scene.client.seat ? t('you') : name;
}

function optionsSet(event: EventOf<'options_set'>, scene: Scene): string {
  const game = scene.client.room?.game ?? '';
  const changed = Object.entries(event.changed);
  const options = texts.list(changed.map(([name, value]) => optionText(game, name, value ?? null)));
  return t('event-options-set', { options });
}

function accessSet({ public: isPublic, locked, spectators }: EventOf<'access_set'>): string[] {
  const changed = Object.entries({ public: isPublic, locked, spectators });
  return changed.flatMap(([name, isOn]) =>
    typeof isOn === 'boolean' ? [t(`event-access-${name}-${isOn ? 'on' : 'off'}`)] : [],
  );
}

function packSet(event: EventOf<'pack_set'>, scene: Scene): string {
  if (event.pack === null) return t('event-pack-set-none');
  const info = scene.client.welcome?.packs?.find((pack) => pack.id === event.pack);
  return t('event-pack-set', { name: info?.name[texts.language] ?? event.pack });
}

function itsEnd(event: EventOf<'match_finished' | 'match_abandoned'>, scene: Scene): string[] {
  const lines = [t(key('event', event.type)), t('event-match-seed', { seed: event.seed })];
  const commitment = scene.client.commitmentOf(event.match_id);
  if (commitment !== undefined) {
    const fits = fitsCommitment(commitment, event.match_id, event.seed);
    lines.push(t(`event-match-seed-${fits ? 'proved' : 'differs'}`));
  }
  return lines;
}

/** Who sits where, as it was then. */
function seating(names: readonly string[], scene: Scene): string {
  const each = names.map((name, seat) => {
    const who = seat === scene.client.seat ? t('you') : scene.bot(name) || t('seat-open');
    return `${seat + 1} ${who}`;
  });
  return texts.list(each);
}
