import { createNoise } from '../noise.ts';
import { sumRows, visibility } from '../noise-rows.ts';
import type { PixelWindow } from '../raster.ts';
import { shadeTones } from '../shade-tones.ts';
import type { ShadeContext, Shader } from '../shader.ts';
import { createThreads } from './threads.ts';

interface Weave {
  /** Yarns per cm of cloth, warp (counted along x) and weft (along y). */
  readonly warp: number;
  readonly weft: number;
  /** Depth of the yarns' roundness and of the over-and-under. */
  readonly relief: number;
  /** Difference of tone from yarn to yarn. */
  readonly yarn: number;
  /** Thick and thin places along a yarn. */
  readonly slub: number;
  /** Length of a thick place in cm. */
  readonly slubCm: number;
  /** Warp yarns brighter than weft: the lustre of silk. */
  readonly lustre: number;
}

/** By the number in the step's `kind`: 1 cotton, 2 silk, 3 linen, 4 khadi. Counts as in common plain weaves. */
const weaves: readonly (Weave | undefined)[] = [
  undefined,
  { warp: 27, weft: 25, relief: 0.075, yarn: 0.018, slub: 0.02, slubCm: 1.6, lustre: 0 },
  { warp: 44, weft: 38, relief: 0.05, yarn: 0.01, slub: 0.03, slubCm: 4.5, lustre: 0.03 },
  { warp: 17, weft: 16, relief: 0.085, yarn: 0.02, slub: 0.016, slubCm: 2.6, lustre: 0 },
  { warp: 15, weft: 13, relief: 0.1, yarn: 0.028, slub: 0.022, slubCm: 1.3, lustre: 0 },
];

/** Slubs are followed over one yarn and over pairs, so that a small picture still shows some; broader groups would be a plaid. */
const groups = [1, 2] as const;

/**
 * A plain weave over the picture, brightness only: round yarns going over and under, each with its own tone and its thick
 * and thin places. Yarns have their size on cloth; what is finer than the pixels fades out instead of shimmering.
 * `kind` 1 … 4, `strength` 0 … 1, `perCm` units per cm.
 */
export const cloth: Shader = {
  apron: () => 0,
  shade: (source, { kind = 1, strength = 0.5, perCm = 40 }, context) => {
    const weave = weaves[kind];
    if (weave === undefined) return source;
    const warp = createThreads(`${context.seed}/warp`, weave, {
      count: whole((context.tileUnitsX / perCm) * weave.warp),
      start: source.x,
      length: source.width,
      tilePx: context.tilePxX,
    });
    const weft = createThreads(`${context.seed}/weft`, weave, {
      count: whole((context.tileUnitsY / perCm) * weave.weft),
      start: source.y,
      length: source.height,
      tilePx: context.tilePxY,
    });
    const slubs = slubRows(weave, perCm, source, context);
    const gain = strength * 1.2;
    return shadeTones(source, (row, tones) => {
      slubs(row, tones);
      const side = weft.side[row] ?? 0;
      const face = weft.face[row] ?? 0;
      const bow = weft.bow[row] ?? 0;
      for (let x = 0; x < tones.length; x++) {
        // Share of the pixel in which the warp lies on top.
        const over = 0.5 + 0.5 * side * (warp.side[x] ?? 0);
        const below = face + (warp.bow[x] ?? 0);
        const above = (warp.face[x] ?? 0) + bow + weave.lustre;
        tones[x] = gain * ((tones[x] ?? 0) + below + over * (above - below));
      }
    });
  },
};

/** Whole and even, so that over and under close at the tile's edge. */
function whole(count: number): number {
  return Math.max(2, 2 * Math.round(count / 2));
}

function slubRows(weave: Weave, perCm: number, window: PixelWindow, context: ShadeContext) {
  const cmX = context.tileUnitsX / perCm;
  const cmY = context.tileUnitsY / perCm;
  const parts = groups.flatMap((group) => [
    part('weft', cmX / weave.slubCm, (cmY * weave.weft) / group, 1),
    part('warp', (cmX * weave.warp) / group, cmY / weave.slubCm, 0.7),
  ]);
  function part(name: string, cellsX: number, cellsY: number, share: number) {
    const noise = createNoise(`${context.seed}/slub/${name}`, cellsX, cellsY);
    const seen = visibility(Math.min(context.tilePxX / noise.cellsX, context.tilePxY / noise.cellsY));
    return { noise, gain: weave.slub * share * seen };
  }
  const read = sumRows(
    parts.filter(({ gain }) => gain > 0),
    window,
    context,
  );
  return (row: number, tones: Float32Array) => read(row, 1, tones);
}
