/** Where the pips of a number card stand. */

export interface Pip {
  /** From the left edge of the picture, 0 to 1. */
  x: number;
  /** From its upper edge. */
  y: number;
}

const LEFT = 0.2;
const MIDDLE = 0.5;
const RIGHT = 0.8;

const ROWS_BY_COUNT: Readonly<Record<number, readonly (readonly [y: number, ...x: number[]])[]>> = {
  1: [[0.5, MIDDLE]],
  2: [
    [0.15, MIDDLE],
    [0.85, MIDDLE],
  ],
  3: [
    [0.12, MIDDLE],
    [0.5, MIDDLE],
    [0.88, MIDDLE],
  ],
  4: [
    [0.17, LEFT, RIGHT],
    [0.83, LEFT, RIGHT],
  ],
  5: [
    [0.15, LEFT, RIGHT],
    [0.5, MIDDLE],
    [0.85, LEFT, RIGHT],
  ],
  6: [
    [0.13, LEFT, RIGHT],
    [0.5, LEFT, RIGHT],
    [0.87, LEFT, RIGHT],
  ],
  7: [
    [0.1, LEFT, RIGHT],
    [0.3, MIDDLE],
    [0.5, LEFT, RIGHT],
    [0.9, LEFT, RIGHT],
  ],
  8: [
    [0.1, LEFT, RIGHT],
    [0.3, MIDDLE],
    [0.5, LEFT, RIGHT],
    [0.7, MIDDLE],
    [0.9, LEFT, RIGHT],
  ],
  9: [
    [0.09, LEFT, RIGHT],
    [0.36, LEFT, RIGHT],
    [0.5, MIDDLE],
    [0.64, LEFT, RIGHT],
    [0.91, LEFT, RIGHT],
  ],
  10: [
    [0.08, LEFT, RIGHT],
    [0.22, MIDDLE],
    [0.36, LEFT, RIGHT],
    [0.64, LEFT, RIGHT],
    [0.78, MIDDLE],
    [0.92, LEFT, RIGHT],
  ],
  11: [
    [0.08, LEFT, RIGHT],
    [0.22, MIDDLE],
    [0.36, LEFT, RIGHT],
    [0.5, MIDDLE],
    [0.64, LEFT, RIGHT],
    [0.78, MIDDLE],
    [0.92, LEFT, RIGHT],
  ],
  12: [
    [0.08, LEFT, MIDDLE, RIGHT],
    [0.36, LEFT, MIDDLE, RIGHT],
    [0.64, LEFT, MIDDLE, RIGHT],
    [0.92, LEFT, MIDDLE, RIGHT],
  ],
  13: [
    [0.08, LEFT, MIDDLE, RIGHT],
    [0.29, LEFT, RIGHT],
    [0.5, LEFT, MIDDLE, RIGHT],
    [0.71, LEFT, RIGHT],
    [0.92, LEFT, MIDDLE, RIGHT],
  ],
};

/** The pips of a card of that many; none where there is no such card. */
export function pipsOf(count: number): readonly Pip[] {
  const rows = ROWS_BY_COUNT[count] ?? [];
  return rows.flatMap(([y, ...places]) => places.map((x) => ({ x, y })));
}
