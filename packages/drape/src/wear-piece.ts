import type { Sheet } from './sheet.ts';

/** Where a sheet is cut from a piece: x = a·u + b·v + c and y = d·u + e·v + f, of its own flat cloth to the piece, in cm from its upper left. */
export type Cut = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * Sheets of a scene that are cut from one piece, with the place of each point on that piece instead of on a cloth of its own: `cuts` says where,
 * one for each sheet of cloth in their order, the last of them for all that follow. What is no cloth stays as it is.
 */
export function wearPiece(sheets: readonly Sheet[], cuts: readonly Cut[]): Sheet[] {
  let next = 0;
  return sheets.map((sheet) => {
    if (sheet.kind !== 'cloth') return sheet;
    const cut = cuts[Math.min(next++, cuts.length - 1)];
    return cut === undefined ? sheet : { ...sheet, cloth: cutAt(sheet.cloth, cut) };
  });
}

function cutAt(cloth: Float32Array, [a, b, c, d, e, f]: Cut): Float32Array {
  const placed = new Float32Array(cloth.length);
  for (let at = 0; at < cloth.length; at += 2) {
    const u = cloth[at] ?? 0;
    const v = cloth[at + 1] ?? 0;
    placed[at] = a * u + b * v + c;
    placed[at + 1] = d * u + e * v + f;
  }
  return placed;
}
