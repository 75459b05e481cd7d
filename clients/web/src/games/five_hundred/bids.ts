/** Bids: how they are written, and the grid that they are chosen from. */
import type { BidOffer } from '../../protocol/messages';
import type { Scene } from '../../room/scene';
import type { Preview, PreviewOf } from '../../room/types';
import { key, t } from '../../texts/texts.svelte';

export const NO_TRUMPS = 'NT';
/** The columns of the grid, low to high. */
export const DENOMINATIONS = ['S', 'C', 'D', 'H', NO_TRUMPS] as const;
export type Denomination = (typeof DENOMINATIONS)[number];
export const PASS = 'P';
export const STAND = 'STAND';

const LEVELS = ['6', '7', '8', '9', '10'];
export const BLIND_MISERE = 'BM';
const MISERES = ['M', 'OM', BLIND_MISERE];
const SANS_KITTY = '/SK';

export interface GridRow {
  level: string;
  /** One a denomination; null for a bid that the options leave out. */
  offers: (BidOffer | null)[];
}

/** Bids as they are shown: those of a level by suit, and the miseres. */
export interface Grid {
  rows: GridRow[];
  miseres: BidOffer[];
}

/** The bid with its kitty. */
export function plainOf(bid: string): string {
  return bid.endsWith(SANS_KITTY) ? bid.slice(0, -SANS_KITTY.length) : bid;
}

export function isSansKitty(bid: string): boolean {
  return bid.endsWith(SANS_KITTY);
}

/** The same bid without the kitty, or with it. */
export function otherKitty(bid: string): string {
  return isSansKitty(bid) ? plainOf(bid) : bid + SANS_KITTY;
}

export function isMisere(bid: string): boolean {
  return MISERES.includes(plainOf(bid));
}

/** The column that a bid stands in; null for a misere. */
export function denominationOf(bid: string): Denomination | null {
  if (isMisere(bid)) return null;
  const written = plainOf(bid).replace(/^\d+/, '');
  return DENOMINATIONS.find((each) => each === written) ?? null;
}

/** The suit of its trumps; null where it has none. */
export function trumpOf(bid: string): string | null {
  const denomination = denominationOf(bid);
  return denomination === NO_TRUMPS ? null : denomination;
}

/** A bid, given in notation. */
export function bidText(bid: string, scene: Scene): string {
  const plain = plainOf(bid);
  const written = plainText(plain, scene);
  return plain === bid ? written : t('five-hundred-bid-sk', { bid: written });
}

function plainText(plain: string, scene: Scene): string {
  if (isMisere(plain)) return t(key('five-hundred-bid', plain));
  const level = plain.replace(/\D+$/, '');
  const trump = trumpOf(plain);
  return trump === null ? t('five-hundred-bid-nt', { level }) : level + scene.suit(trump);
}

/** What a seat said in the auction. */
export function callText(said: string, scene: Scene): string {
  if (said === PASS) return t('five-hundred-call-pass');
  if (said === STAND) return t('five-hundred-call-stood');
  return bidText(said, scene);
}

/** The title of a column. */
export function denominationText(denomination: Denomination, scene: Scene): string {
  return denomination === NO_TRUMPS ? t('five-hundred-no-trumps') : scene.suit(denomination);
}

/** The bids with the kitty or without; rows in which nothing is possible are left out. */
export function gridOf(offers: readonly BidOffer[], withoutKitty: boolean): Grid {
  const byBid = new Map(offers.map((offer) => [offer.bid, offer]));
  const find = (plain: string): BidOffer | null =>
    byBid.get(withoutKitty ? plain + SANS_KITTY : plain) ?? null;
  const rows = LEVELS.map((level) => ({
    level,
    offers: DENOMINATIONS.map((denomination) => find(level + denomination)),
  }));
  return {
    rows: rows.filter((row) => row.offers.some((offer) => offer?.why_not === null)),
    miseres: MISERES.map(find).filter((offer) => offer !== null),
  };
}

/** May any bid be made without the kitty? */
export function offersSansKitty(offers: readonly BidOffer[]): boolean {
  return offers.some((offer) => isSansKitty(offer.bid) && offer.why_not === null);
}

/** Are bids without the kitty the only ones left of those that could be made with it? */
export function isOnlySansKitty(offers: readonly BidOffer[]): boolean {
  const possible = offers.filter((offer) => offer.why_not === null);
  return possible.length > 0 && possible.every((offer) => isSansKitty(offer.bid));
}

/** Does a bid without the kitty score more than the same one with it? */
export function isWorthMoreSansKitty(offers: readonly BidOffer[]): boolean {
  const valueOf = new Map(offers.map((offer) => [offer.bid, offer.value]));
  return offers.some((offer) => offer.value > (valueOf.get(plainOf(offer.bid)) ?? offer.value));
}

/** The hand under the trumps of a column, as the previews of the bids show it. */
export function previewUnder(
  denomination: Denomination,
  previews: ReadonlyMap<string, Preview>,
): PreviewOf<'five_hundred'>['shown'] | null {
  const wanted = denomination === NO_TRUMPS ? null : denomination;
  for (const [move, preview] of previews) {
    const bid = move.split(' ')[1];
    if (bid === undefined || preview.game !== 'five_hundred') continue;
    if (trumpOf(bid) === wanted) return preview.shown;
  }
  return null;
}
