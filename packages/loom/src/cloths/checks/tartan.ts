import { lifts } from '../../drawing/weaving/draft.ts';
import { readSett } from '../../drawing/weaving/sett.ts';
import type { Check, CheckTask } from './task.ts';

/** A sett on cloth in cm for motifs of 1 cm, what it gains with each cm more, and where it ends to grow. */
const base = 6.5;
const gain = 2.6;
const usualMost = 13;

/** A symmetric sett, the same in warp and weft, in two-and-two twill: the diagonals where two colours cross are its mark. */
export function tartan(task: CheckTask): Check {
  return ofSett(task, task.rng.pick(setts));
}

/** The regiment's sett: navy and black on green, no bright line. */
export function blackWatch(task: CheckTask): Check {
  return ofSett(
    task,
    'a1 24, dark 4, a1 4, dark 4, a1 4, dark 20, ground 24, dark 6, ground 24, dark 20, a1 22, dark 4, a1 4',
  );
}

/** The royal house's sett: on red a lattice of blue, black and green with fine lines of yellow and white. */
export function royalStewart(task: CheckTask): Check {
  return ofSett(
    task,
    'ground 72, a3 8, dark 12, a2 2, dark 2, light 2, dark 2, a1 16, ground 8, dark 2, ground 4, light 2',
  );
}

function ofSett({ recipe, rng }: CheckTask, sett: string): Check {
  const usual = Math.min(usualMost, base + gain * recipe.heroCm);
  return {
    warp: readSett(sett),
    lift: lifts.twill,
    repeatCm: Math.max(recipe.heroCm, usual * rng.between(0.85, 1.15)),
    motif: 'check',
  };
}

/**
 * Half setts by yarn counts as tartan weavers write them, the colours by their part: from pivot to pivot. The first accent is a
 * line, so that a colour named beside the ground's is drawn fine and bright; the second is broad.
 */
export const setts: readonly string[] = [
  // A broad field with a lattice of fine lines, as the royal scarlet ones.
  'ground 72, a4 8, dark 12, a3 2, dark 2, a1 2, dark 2, a2 16, ground 8, dark 2, ground 4, a1 2',
  // Two colours of like weight parted by black, as the regiments wear them.
  'a2 24, dark 4, a2 4, dark 4, a2 4, dark 22, ground 24, dark 6, ground 24, dark 22, a2 24, dark 4',
  // The same with one bright line in the middle of the field.
  'a2 28, dark 4, a2 4, dark 4, a2 4, dark 24, ground 26, a1 4',
  // A calm field with a bar of black and white, and a single line of colour.
  'a3 4, ground 44, dark 10, a1 10, dark 10, a1 10, dark 10',
  // Black blocks on a bright field.
  'dark 20, ground 3, dark 20, ground 32, a1 3',
  // One dye on another, stepped from broad to fine.
  'ground 56, dark 6, ground 6, a2 14, dark 4, a2 30, dark 4, a2 4, a1 3',
  // A hunting colour: deep, with a pair of pale lines.
  'ground 44, a2 20, dark 4, a2 20, ground 6, a1 4, ground 6, dark 16, a3 2',
  // A dress one: much of the light ground between the dyes.
  'light 40, a2 6, light 6, a2 6, light 6, a2 26, ground 30, dark 4, ground 8, a1 4',
  // Three broad dyes and their lines, the weight in the middle one.
  'a3 20, ground 6, a3 6, ground 44, a2 24, a1 2, a2 4, a1 2, a2 24, ground 12',
];
