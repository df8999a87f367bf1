import type { Field } from '../quilt/field.ts';
import { halved } from '../quilt/halve.ts';

const bins = 16;
/** So many directions are those of a figure with straight sides. */
const leading = 4;

/** How much of all steps of lightness goes in few directions: 0 evenly in all, 1 in `leading` of them. */
export function angularOf({ width, height, lab }: Field): number {
  const sums = new Float64Array(bins);
  let all = 0;
  const light = (x: number, y: number) => lab[(((y + height) % height) * width + ((x + width) % width)) * 3] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = light(x + 1, y) - light(x - 1, y);
      const down = light(x, y + 1) - light(x, y - 1);
      const power = across * across + down * down;
      if (power < 4) continue;
      const turn = Math.atan2(down, across) / Math.PI + 1;
      const bin = Math.round(turn * bins) % bins;
      sums[bin] = (sums[bin] ?? 0) + power;
      all += power;
    }
  }
  if (all === 0) return 0;
  const most = [...sums].sort((one, other) => other - one).slice(0, leading);
  const even = leading / bins;
  return (most.reduce((sum, each) => sum + each, 0) / all - even) / (1 - even);
}

/** Share of the variation of lightness that is lost with each halving, and what is left after the third. */
export function scalesOf(field: Field): number[] {
  const fields = [field];
  while (fields.length < 4) fields.push(halved(fields.at(-1) ?? field));
  const variances = fields.map(varianceOf);
  const whole = Math.max(1e-6, variances[0] ?? 0);
  return variances.map((variance, i) => Math.max(0, variance - (variances[i + 1] ?? 0)) / whole);
}

function varianceOf({ lab }: Field): number {
  const count = lab.length / 3;
  let [sum, squares] = [0, 0];
  for (let at = 0; at < lab.length; at += 3) {
    sum += lab[at] ?? 0;
    squares += (lab[at] ?? 0) ** 2;
  }
  return squares / count - (sum / count) ** 2;
}
