/** What has been chosen, in a sentence and with the buttons that do it. */
import type { Scene } from '../../room/scene';
import { reasonSentence } from '../../room/refusals';
import type { Action } from '../../table/actions';
import { t } from '../../texts/texts.svelte';
import { type Proposal, propose } from './choice';
import type { FieldGame, Turn } from './game';
import type { FieldPreview } from './view';

/** What will happen and what it leaves: "♥4 を出して ♠A を取る → ♠4枚 41点". */
export function proposalSentence(
  proposal: Proposal,
  preview: FieldPreview | null,
  game: FieldGame,
  scene: Scene,
): string {
  const move = game.describe(proposal.move, scene);
  if (preview === null) return t('web-field-will', { move });
  const leaves = game.leaves(preview, scene);
  const more = game.byItself(preview);
  if (more === null) return t('web-field-leaves', { move, leaves });
  return t('web-field-leaves-more', { move, leaves, more });
}

/** What the bar says: the move chosen, the card that is missing, or what is to be chosen. */
export function barSentence(turn: Turn, game: FieldGame, scene: Scene): string | null {
  const { give, take } = turn.choice;
  const proposal = propose(turn.choice, turn.legal);
  if (proposal !== null) {
    return proposalSentence(proposal, turn.previewOf(proposal.move), game, scene);
  }
  if (give !== null) return t('web-field-choose-take', { give: scene.card(give) });
  if (take !== null) return t('web-field-choose-give', { take: scene.card(take) });
  return null;
}

/** The buttons for what was chosen; none as long as a card is missing. */
export function proposalActions(
  turn: Turn,
  game: FieldGame,
  scene: Scene,
  play: (move: string) => void,
): Action[] {
  const proposal = propose(turn.choice, turn.legal);
  if (proposal === null) return [];
  const { move, announced } = proposal;
  const plain: Action = {
    id: move.split(' ')[0] ?? move,
    label: game.doLabel(move),
    why: whyNot(proposal, turn, game),
    run: () => play(move),
  };
  const question = game.question(move, turn, scene);
  const actions: Action[] = [
    question === null
      ? { ...plain, kind: 'primary', keyName: 'Enter' }
      : { ...plain, kind: 'danger', question }, // not by Enter, which confirms by reflex
  ];
  if (announced !== null && !isNeedless(move, turn, game)) {
    actions.push({
      id: 'announce',
      label: game.doAnnouncedLabel(move),
      kind: 'danger',
      question: game.announceQuestion(move, scene),
      run: () => play(announced),
    });
  }
  return actions;
}

/** Would the announcement come by itself? */
export function isNeedless(move: string, turn: Turn, game: FieldGame): boolean {
  const preview = turn.previewOf(move);
  return preview !== null && game.byItself(preview) !== null;
}

function whyNot(proposal: Proposal, turn: Turn, game: FieldGame): string | null {
  return turn.isMine || proposal.isLegal ? null : reasonSentence(game.id, 'not_your_turn');
}
