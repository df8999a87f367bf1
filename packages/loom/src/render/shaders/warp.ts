import { hashCell, hashText } from '../../random/rng.ts';
import { index, smooth } from '../noise.ts';
import type { ShadeContext } from '../shader.ts';

/** The yarns of a tile, counted over all its modules; yarn numbers may lie beyond it, where they repeat. */
export interface Warp {
  readonly count: number;
  /** The yarn whose column of the picture this yarn shows (a fraction: the middle of its tie). */
  columnOf(yarn: number): number;
  /** How far the yarn slipped at each row from `firstRow` on, −1 … 1. */
  shiftsOf(yarn: number, firstRow: number, out: Float64Array): void;
  /** Length of its smear, 0 … 1, and its own tone, −1 … 1. */
  blurOf(yarn: number): number;
  toneOf(yarn: number): number;
}

/** Widths in units: yarns tied at once, and the broad bundles that slip together on the loom. */
const tieUnits = 6.3;
const bundleUnits = 26;
/** How much of the slip belongs to bundle, tie and yarn (together 1), and the lengths in units over which it changes. */
const bundleSlip = { share: 0.3, length: 240, salt: 0x51ed27 };
const tieSlip = { share: 0.38, length: 170, salt: 0x3a8f05 };
const yarnSlip = { share: 0.32, length: 90, salt: 0x2c1b3c };
/** Most yarns keep near their tie, a few stray as far as they can. */
const straying = 2.4;

export function createWarp(context: ShadeContext, yarnUnits: number): Warp {
  const hash = hashText(`${context.seed}/warp`);
  // Whole ties in the tile, whole yarns in a tie.
  const perTie = Math.max(2, Math.round(tieUnits / yarnUnits));
  const ties = Math.max(1, Math.round(context.tileUnitsX / (perTie * yarnUnits)));
  const count = ties * perTie;
  const bundles = Math.max(1, Math.round(context.tileUnitsX / bundleUnits));
  const add = (out: Float64Array, x: number, slip: typeof tieSlip, gain: number, firstRow: number) => {
    const cells = Math.max(1, Math.round(context.tileUnitsY / slip.length));
    const at = (cell: number) => gain * (hashCell(x, index(cell, cells), hash ^ slip.salt) * 2 - 1);
    let cell = Number.NaN;
    let from = 0;
    let to = 0;
    for (let row = 0; row < out.length; row++) {
      const v = ((firstRow + row + 0.5) * cells) / context.tilePxY;
      const here = Math.floor(v);
      if (here !== cell) {
        cell = here;
        from = at(cell);
        to = at(cell + 1);
      }
      out[row] = (out[row] ?? 0) + from + (to - from) * smooth(v - cell);
    }
  };
  return {
    count,
    columnOf: (yarn) => (Math.floor(yarn / perTie) + 0.5) * perTie,
    shiftsOf: (yarn, firstRow, out) => {
      const k = index(yarn, count);
      const u = ((k + 0.5) * bundles) / count;
      const bundle = Math.floor(u);
      const across = smooth(u - bundle);
      out.fill(0);
      add(out, k, yarnSlip, 1, firstRow);
      for (let row = 0; row < out.length; row++) {
        const stray = out[row] ?? 0;
        out[row] = yarnSlip.share * Math.sign(stray) * Math.abs(stray) ** straying;
      }
      add(out, Math.floor(k / perTie), tieSlip, tieSlip.share, firstRow);
      add(out, index(bundle, bundles), bundleSlip, bundleSlip.share * (1 - across), firstRow);
      add(out, index(bundle + 1, bundles), bundleSlip, bundleSlip.share * across, firstRow);
    },
    blurOf: (yarn) => 0.14 + 0.86 * hashCell(index(yarn, count), 7, hash) ** 2,
    toneOf: (yarn) => hashCell(index(yarn, count), 3, hash ^ 0x77aa11) * 2 - 1,
  };
}
