/** What can be read off a view: sides, contract, tricks and open hands, in sentences. */
import type { ContractView, FiveHundredView } from '../../protocol/messages';
import type { Scene } from '../../room/scene';
import type { Card, Seat, View } from '../../room/types';
import { t } from '../../texts/texts.svelte';
import { bidText, PASS, STAND } from './bids';
import { labelled, labelledCards } from './cards';

export const TRICKS = 10;

/** The table, if it is one of Five Hundred. */
export function viewOf(view: View | null): FiveHundredView | null {
  return view?.game === 'five_hundred' ? view : null;
}

/** Who scores together, in the match or, before it, in the lobby. */
export function sidesOf(scene: Scene): readonly (readonly Seat[])[] {
  return scene.client.match?.sides ?? scene.client.room?.sides ?? [];
}

/** The contractor and whoever is known to play with it, the contractor first. */
export function contractSeats(contract: ContractView, scene: Scene): Seat[] {
  if (contract.is_misere) return [contract.contractor];
  const side = sidesOf(scene).find((each) => each.includes(contract.contractor)) ?? [];
  const mates = side.filter((seat) => seat !== contract.contractor);
  return [contract.contractor, ...mates, ...contract.partners];
}

/** Do the own cards lie face down, not looked at yet? */
export function isFaceDown(view: FiveHundredView): boolean {
  return view.seat !== null && view.looked[view.seat] === false;
}

/** What each seat has said, from the dealer's left on: the order in which they speak. */
export function callsOfSeats(view: FiveHundredView): { seat: Seat; said: string[] }[] {
  const count = view.hand_counts.length;
  return Array.from({ length: count }, (_, place) => {
    const seat = (view.dealer + 1 + place) % count;
    return { seat, said: view.calls.filter((call) => call.seat === seat).map(({ said }) => said) };
  });
}

/** The bid that a higher one has to beat; null before the first. */
export function highestBid(view: FiveHundredView): string | null {
  return view.calls.findLast(({ said }) => said !== PASS && said !== STAND)?.said ?? null;
}

export function tricksLeft(contract: ContractView): number {
  return Math.max(0, contract.needed - contract.taken);
}

/** The contract and all that belongs to it. */
export function contractLines(view: FiveHundredView, scene: Scene): string[] {
  const contract = view.contract;
  if (contract === null) {
    const wasThrownIn = view.result !== null && view.tricks.length === 0;
    return wasThrownIn ? [] : [t('five-hundred-all-passed')];
  }
  return [contractLine(contract, scene), ...contractNotes(view, contract, scene)];
}

/** Who sits out, what the joker is, and what is known of a called partner. */
export function contractNotes(
  view: FiveHundredView,
  contract: ContractView,
  scene: Scene,
): string[] {
  const lines: string[] = [];
  if (contract.sits_out.length > 0) {
    lines.push(t('five-hundred-sits-out', { names: scene.names(contract.sits_out) }));
  }
  if (view.named !== null && (view.tricks.length > 0 || view.phase === 'play')) {
    lines.push(t('five-hundred-joker-named', { suit: scene.suit(view.named) }));
  }
  const partner = partnerLine(view, contract, scene);
  return partner === null ? lines : [...lines, partner];
}

/** The tricks of each side. */
export function tricksLine(view: FiveHundredView, scene: Scene): string {
  const each = sidesOf(scene).map((side, number) =>
    t('five-hundred-tricks-of', {
      name: scene.side(side),
      count: view.tricks_by_side[number] ?? 0,
    }),
  );
  return t('five-hundred-tricks', { tricks: each.join('  ') });
}

/** Seats that take no part in the tricks, with the word for it. */
export function asideOf(view: FiveHundredView): { seat: Seat; word: string }[] {
  const word = t('web-five-hundred-sits-out');
  return (view.contract?.sits_out ?? []).map((seat) => ({ seat, word }));
}

/** Hands that lie open, other than the own one. */
export function openHands(view: FiveHundredView): { seat: Seat; cards: readonly Card[] }[] {
  return view.open_hands
    .map((cards, seat) => ({ seat, cards }))
    .filter(({ seat, cards }) => cards.length > 0 && seat !== view.seat);
}

export function openHandLines(view: FiveHundredView, scene: Scene): string[] {
  return openHands(view).map(({ seat, cards }) =>
    t('five-hundred-open-hand', {
      name: scene.name(seat),
      cards: labelledCards(cards, view.contract, scene),
    }),
  );
}

/** What was claimed and is still to be answered; null without a claim. */
export function claimLine(view: FiveHundredView, scene: Scene): string | null {
  if (view.claim === null) return null;
  const { seat, count } = view.claim;
  return t('five-hundred-claim-open', { name: scene.name(seat), count });
}

function contractLine(contract: ContractView, scene: Scene): string {
  const sentence = `five-hundred-contract${contract.is_misere ? '-misere' : ''}`;
  return t(sentence, {
    bid: bidText(contract.bid, scene),
    value: contract.value,
    name: scene.side(contractSeats(contract, scene)),
    needed: contract.needed,
    taken: contract.taken,
    left: tricksLeft(contract),
  });
}

/** The called card, and whether its holder is known (five players). */
function partnerLine(view: FiveHundredView, contract: ContractView, scene: Scene): string | null {
  if (contract.called === null) return null;
  const card = labelled(contract.called, contract, scene);
  if (contract.is_partner_public && contract.partners.length > 0) {
    return t('five-hundred-called-shown', { card, names: scene.names(contract.partners) });
  }
  const isPartner = view.seat !== null && contract.partners.includes(view.seat);
  return t(isPartner ? 'five-hundred-called-you' : 'five-hundred-called', { card });
}
