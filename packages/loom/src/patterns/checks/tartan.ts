import { lifts } from '../weaving/lifts.ts';
import { readSett } from '../weaving/read-sett.ts';
import { setts } from './setts.ts';
import type { Check, CheckTask } from './task.ts';

/** A sett on cloth in cm for motifs of 1 cm, what it gains with each cm more, and where it ends to grow. */
const base = 6.5;
const gain = 2.6;
const usualMost = 13;

/** A symmetric sett, the same in warp and weft, in two-and-two twill: the diagonals where two colours cross are its mark. */
export function tartan({ recipe, rng }: CheckTask): Check {
  const usual = Math.min(usualMost, base + gain * recipe.heroCm);
  return {
    warp: readSett(rng.pick(setts)),
    lift: lifts.twill,
    repeatCm: Math.max(recipe.heroCm, usual * rng.between(0.85, 1.15)),
    motif: 'check',
  };
}
