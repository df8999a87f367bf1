import { blurField } from './blur-field.ts';
import type { TorusField } from './torus-field.ts';

interface TuringAsk {
  /** Distance from one stripe or spot to the next, in units. */
  readonly pitch: number;
  /** How many times longer than wide the activator reaches: 1 mazes and spots, 4 stripes along y. */
  readonly along: number;
  /** −0.3 light spots … 0 stripes … 0.3 dark spots; may change from place to place. */
  readonly bias: number | ((x: number, y: number) => number);
  readonly rounds?: number;
}

/** Strength of the reaction in each round. */
const gain = 6;

/**
 * Turing's pattern in a few rounds: what is near wakes a cell, what is farther off puts it to sleep (Young's model of coats,
 * on blurs in place of discs). Values −1 … 1, smooth, positive where the pigment is.
 */
export function turing(seed: TorusField, { pitch, along, bias, rounds = 9 }: TuringAsk): TorusField {
  const { grid } = seed;
  const offset = new Float64Array(seed.values.length);
  for (let at = 0; at < offset.length; at++) {
    offset[at] =
      typeof bias === 'number'
        ? bias
        : bias((at % grid.columns) * grid.cellW, Math.floor(at / grid.columns) * grid.cellH);
  }
  let field = seed;
  const near = pitch * 0.15;
  const far = pitch * 0.36;
  for (let round = 0; round < rounds; round++) {
    const woken = blurField(field, near, near * along);
    const stilled = blurField(woken, far, far * Math.max(1, along * 0.45));
    const values = new Float64Array(offset.length);
    for (let at = 0; at < values.length; at++) {
      const push = gain * ((woken.values[at] ?? 0) - (stilled.values[at] ?? 0) - (offset[at] ?? 0));
      values[at] = push / (1 + Math.abs(push));
    }
    field = { ...field, values };
  }
  return field;
}
