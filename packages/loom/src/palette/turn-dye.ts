import type { Oklch } from '../numbers/colour/oklch.ts';

/**
 * What natural and early dyes reach by hue: their usual lightness and greatest chroma. Judged by eye from madder, lac, saffron, turmeric, weld
 * over indigo, indigo, and logwood on cotton.
 */
const dyes: readonly (readonly [hue: number, L: number, C: number])[] = [
  [0, 0.5, 0.165],
  [25, 0.47, 0.17],
  [45, 0.58, 0.155],
  [62, 0.66, 0.145],
  [85, 0.76, 0.14],
  [110, 0.66, 0.115],
  [140, 0.52, 0.1],
  [165, 0.5, 0.085],
  [195, 0.48, 0.08],
  [225, 0.5, 0.085],
  [255, 0.44, 0.105],
  [275, 0.4, 0.11],
  [300, 0.4, 0.105],
  [330, 0.47, 0.14],
  [360, 0.5, 0.165],
];
/** How far lightness follows the dye: half of it is the place the colour has in its palette. */
const following = 0.6;
/** Paler colours than this are tints, which differ less in lightness than their dyes. */
const strong = 0.1;

/** A colour in another dye: the hue turned, its lightness moved as the dyes differ, no purer than the dye can be. */
export function turnDye([L, C, h]: Oklch, hue: number): Oklch {
  const [from, to] = [dyeAt(h), dyeAt(hue)];
  const strength = Math.min(1, C / strong);
  return [L + (to[0] - from[0]) * following * strength, Math.min(to[1], C), hue];
}

/** A colour as plants give it: no purer than their dye of its hue, and nearer to how dark that is. */
export function withinDyes([L, C, h]: Oklch): Oklch {
  const [depth, purest] = dyeAt(h);
  return C <= purest ? [L, C, h] : [L + (depth - L) * following * Math.min(1, (C - purest) / strong), purest, h];
}

function dyeAt(hue: number): readonly [L: number, C: number] {
  const after = dyes.findIndex(([own]) => own > hue);
  const [low, high] = [dyes[after - 1] ?? dyes[0], dyes[after] ?? dyes[0]];
  if (low === undefined || high === undefined) return [0.5, 0.1];
  const share = high[0] === low[0] ? 0 : (hue - low[0]) / (high[0] - low[0]);
  return [low[1] + (high[1] - low[1]) * share, low[2] + (high[2] - low[2]) * share];
}
