/**
 * Cards move from where they were to where they are: whatever changed the table, a deal, a swap,
 * a play, a sweep or a sort.
 *
 * A card is the same card wherever it is drawn (`data-card`), so that comparing places before and
 * after a change of the document is all it takes. One that was not to be seen comes out of a place
 * (`data-place`), one that is no longer to be seen goes into one, as the events of the update say.
 */
import type { Client } from '../room/client.svelte';
import { settings } from '../person/settings.svelte';
import type { Card } from '../room/types';
import { type Journeys, journeysOf } from './journeys';

const MOVE_MS = 320;
const STAGGER_MS = 45;
const STAGGERED_MOST = 12;
const NEAR_PX = 2;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

const NOWHERE: Journeys = { from: new Map(), to: new Map(), trickTo: null };

interface Spot {
  /** Of the middle, from the corner of the table. */
  x: number;
  y: number;
  width: number;
}

/** Moves the cards below `root` until the function that is given back is called. */
export function moveCards(root: HTMLElement, client: Client): () => void {
  let spots = spotsIn(root);
  let journeys = NOWHERE;
  let isFresh = false;
  let hasNews = false;
  /** Changes that the next frame will show: all that come before it are looked at together. */
  let changes: MutationRecord[] = [];
  let frame = 0;

  const stopListening = client.onUpdate((update, before) => {
    const told = journeysOf(update.events, client.seat);
    isFresh = update.from === 0 || before === null || (isFresh && frame !== 0);
    hasNews = true;
    journeys = together(frame === 0 ? { ...NOWHERE, trickTo: journeys.trickTo } : journeys, told);
    if (frame === 0 && isVisible()) frame = requestAnimationFrame(look);
  });
  function look(): void {
    const records = changes;
    const before = spots;
    changes = [];
    frame = 0;
    spots = spotsIn(root);
    if (settings.pace > 0 && !isFresh && isVisible()) {
      // All places are read before anything is written: each other order lays the page out anew.
      // What comes to be seen without any news, as when the page is opened, was there before.
      const moves = movesOf(root, before, spots, journeys, hasNews ? 'stock' : null);
      const ghosts = ghostsOf(root, records, before, spots, journeys);
      moves.forEach(move);
      for (const ghost of ghosts) sendGhost(root, ghost);
    }
    isFresh = hasNews = false;
  }
  const observer = new MutationObserver((records) => {
    if (!records.some(concernsCards)) return;
    changes.push(...records);
    if (!isVisible()) {
      cancelAnimationFrame(frame); // there are no frames
      look();
    } else if (frame === 0) frame = requestAnimationFrame(look);
  });
  const remember = (): void => {
    spots = spotsIn(root);
  };
  observer.observe(root, { childList: true, subtree: true });
  window.addEventListener('resize', remember);
  root.addEventListener('scroll', remember, { capture: true, passive: true });
  return () => {
    stopListening();
    observer.disconnect();
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', remember);
    root.removeEventListener('scroll', remember, { capture: true });
  };
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function concernsCards(record: MutationRecord): boolean {
  return [...record.addedNodes, ...record.removedNodes].some(
    (node) =>
      node instanceof HTMLElement &&
      !node.classList.contains(GHOST) &&
      (node.dataset['card'] !== undefined || node.querySelector('[data-card]') !== null),
  );
}

function spotsIn(root: HTMLElement): Map<Card, Spot> {
  const spots = new Map<Card, Spot>();
  for (const element of cardElements(root)) {
    spots.set(element.dataset['card'] ?? '', spotOf(root, element));
  }
  return spots;
}

function cardElements(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-card]:not(.${GHOST})`)];
}

function spotOf(root: HTMLElement, element: HTMLElement): Spot {
  const corner = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - corner.left,
    y: box.top + box.height / 2 - corner.top,
    width: box.width,
  };
}

function placeIn(root: HTMLElement, name: string | undefined | null): Spot | null {
  if (!name) return null;
  const element = root.querySelector<HTMLElement>(`[data-place="${name}"]`);
  return element === null ? null : spotOf(root, element);
}

/** What both say, the later one where they differ. */
function together(first: Journeys, later: Journeys): Journeys {
  return {
    from: new Map([...first.from, ...later.from]),
    to: new Map([...first.to, ...later.to]),
    trickTo: later.trickTo ?? first.trickTo,
  };
}

interface Move {
  element: HTMLElement;
  from: Spot;
  to: Spot;
  delayMs: number;
}

/** `rest` is the place that new cards come out of where their journey is not told, if any. */
function movesOf(
  root: HTMLElement,
  before: ReadonlyMap<Card, Spot>,
  after: ReadonlyMap<Card, Spot>,
  journeys: Journeys,
  rest: string | null,
): Move[] {
  const moves: Move[] = [];
  let newCount = 0;
  for (const element of cardElements(root)) {
    const card = element.dataset['card'] ?? '';
    const there = after.get(card);
    if (there === undefined) continue;
    const known = before.get(card);
    const origin = known ?? placeIn(root, journeys.from.get(card)) ?? placeIn(root, rest);
    if (origin === null) continue;
    const delayMs = known ? 0 : Math.min(newCount++, STAGGERED_MOST) * STAGGER_MS;
    moves.push({ element, from: origin, to: there, delayMs });
  }
  return moves;
}

function move({ element, from, to, delayMs }: Move): void {
  const x = from.x - to.x;
  const y = from.y - to.y;
  if (Math.abs(x) < NEAR_PX && Math.abs(y) < NEAR_PX) return;
  const scale = to.width > 0 && from.width > 0 ? Math.min(from.width / to.width, 1.6) : 1;
  // A press goes to what stays in its place, never to a card that flies over it.
  const above = { zIndex: 5, pointerEvents: 'none' };
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(scale), ...above },
      { translate: '0px 0px', scale: '1', ...above },
    ],
    {
      duration: MOVE_MS * settings.pace,
      delay: delayMs * settings.pace,
      easing: EASING,
      fill: 'backwards',
    },
  );
}

const GHOST = 'ghost-card';

/** A card that is gone, and is seen on its way to where it went. */
interface Ghost {
  element: HTMLElement;
  from: Spot;
  to: Spot;
}

function ghostsOf(
  root: HTMLElement,
  records: readonly MutationRecord[],
  before: ReadonlyMap<Card, Spot>,
  after: ReadonlyMap<Card, Spot>,
  journeys: Journeys,
): Ghost[] {
  const ghosts: Ghost[] = [];
  const gone = new Set<Card>(); // in one frame a card may leave more than one place
  for (const element of removedCards(records)) {
    const card = element.dataset['card'] ?? '';
    const from = before.get(card);
    if (from === undefined || after.has(card) || gone.has(card)) continue;
    gone.add(card);
    const to = placeIn(root, journeys.to.get(card) ?? journeys.trickTo ?? 'discards');
    if (to !== null) ghosts.push({ element, from, to });
  }
  return ghosts;
}

function removedCards(records: readonly MutationRecord[]): HTMLElement[] {
  return records.flatMap((record) =>
    [...record.removedNodes].flatMap((node) => {
      if (!(node instanceof HTMLElement) || node.classList.contains(GHOST)) return [];
      const within = [...node.querySelectorAll<HTMLElement>('[data-card]')];
      return node.dataset['card'] === undefined ? within : [node, ...within];
    }),
  );
}

function sendGhost(root: HTMLElement, { element, from, to }: Ghost): void {
  const ghost = document.createElement('div');
  ghost.className = GHOST;
  ghost.ariaHidden = 'true';
  ghost.inert = true;
  ghost.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  ghost.style.setProperty('--card-width', `${from.width}px`);
  ghost.style.left = `${from.x - from.width / 2}px`;
  ghost.style.top = `${from.y - (from.width * 1.42) / 2}px`;
  root.append(ghost);
  const leaving = ghost.animate(
    [
      { translate: '0px 0px', scale: '1', opacity: 1 },
      { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: '0.6', opacity: 0.2 },
    ],
    { duration: MOVE_MS * settings.pace, easing: EASING },
  );
  leaving.onfinish = leaving.oncancel = () => ghost.remove();
}
