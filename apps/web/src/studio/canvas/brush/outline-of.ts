import type { Covered } from './covered.ts';

const level = 127.5;

/**
 * The line along which a coverage is half, by marching squares: x and y of the beginning and the end of each piece, in pixels, whose
 * middles the levels stand for. A saddle is cut so that the two high corners stay apart.
 */
export function outlineOf({ width, height, levels }: Covered): number[] {
  const pieces: number[] = [];
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      const a = levels[at] ?? 0;
      const b = levels[at + 1] ?? 0;
      const c = levels[at + width + 1] ?? 0;
      const d = levels[at + width] ?? 0;
      const kind = (a > level ? 1 : 0) | (b > level ? 2 : 0) | (c > level ? 4 : 0) | (d > level ? 8 : 0);
      if (kind === 0 || kind === 15) continue;
      const share = (from: number, to: number) => (level - from) / (to - from);
      const sides = [
        [x + 0.5 + share(a, b), y + 0.5],
        [x + 1.5, y + 0.5 + share(b, c)],
        [x + 0.5 + share(d, c), y + 1.5],
        [x + 0.5, y + 0.5 + share(a, d)],
      ];
      const cut = cuts[kind] ?? [];
      for (const side of cut) pieces.push(...(sides[side] ?? []));
    }
  }
  return pieces;
}

/** Which sides of a square the line joins (top, right, bottom, left), by its high corners. */
const cuts: readonly (readonly number[])[] = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [2, 3],
  [0, 2],
  [0, 1, 2, 3],
  [1, 2],
  [1, 3],
  [0, 1],
  [3, 0],
  [],
];
