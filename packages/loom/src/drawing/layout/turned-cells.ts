/** How a copy lies: transposed first when 4 is in it, then mirrored left to right (1) and top to bottom (2). */
export type Turn = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Copies of a tile that together repeat straight: rows of turns. */
export interface TurnedCells {
  readonly rows: readonly (readonly Turn[])[];
  readonly isSquare?: boolean;
  readonly fold?: 'main' | 'other';
}

const plain = 0;
const across = 1;
const down = 2;
const halfTurn = 3;
/** Quarter turns: clockwise, and back. */
const clockwise = 5;
const back = 6;

/**
 * Groups whose places are rectangles, laid so that the tile fills one place and its neighbours are its images: no pixel is
 * computed again. Those with mirrors on diagonals fold the tile first.
 */
const cells: Readonly<Record<string, TurnedCells>> = {
  mirror: {
    rows: [
      [plain, across],
      [down, halfTurn],
    ],
  },
  p2: { rows: [[plain], [halfTurn]] },
  pm: { rows: [[plain, across]] },
  pg: { rows: [[plain], [across]] },
  cm: {
    rows: [
      [plain, across],
      [across, plain],
    ],
  },
  pmm: {
    rows: [
      [plain, across],
      [down, halfTurn],
    ],
  },
  pmg: {
    rows: [
      [plain, across],
      [halfTurn, down],
    ],
  },
  pgg: {
    rows: [
      [plain, down],
      [across, halfTurn],
    ],
  },
  cmm: {
    rows: [
      [plain, across],
      [halfTurn, down],
      [across, plain],
      [down, halfTurn],
    ],
  },
  p4: {
    rows: [
      [plain, clockwise],
      [back, halfTurn],
    ],
    isSquare: true,
  },
  p4m: {
    rows: [
      [plain, across],
      [down, halfTurn],
    ],
    isSquare: true,
    fold: 'main',
  },
  p4g: {
    rows: [
      [plain, clockwise],
      [back, halfTurn],
    ],
    isSquare: true,
    fold: 'other',
  },
};

/** The turned copies of a layout; undefined for one that only shifts them. */
export function turnedCells(layout: string): TurnedCells | undefined {
  return Object.hasOwn(cells, layout) ? cells[layout] : undefined;
}
