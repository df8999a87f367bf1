import type { Seams } from './close-seams.ts';
import type { Field } from './field.ts';
import { gap } from './likeness.ts';

/** A step across the edge larger than the step that only so few columns exceed is a seam. */
const usual = 0.97;
const slack = 1.1;
/** In flat colours a step so small, by pixel, is none. */
const barely = 0.02;

/** At which of its edges a picture does not go on in its repeat. */
export function seamsOf({ width, height, lab }: Field): Seams {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      columns[x] = (columns[x] ?? 0) + Math.sqrt(gap(lab, at, lab, (y * width + ((x + 1) % width)) * 3));
      rows[y] = (rows[y] ?? 0) + Math.sqrt(gap(lab, at, lab, (((y + 1) % height) * width + x) * 3));
    }
  }
  return { across: isSeam(columns), down: isSeam(rows) };
}

function isSeam(steps: Float64Array): boolean {
  const inside = steps.slice(0, -1).sort();
  const most = inside[Math.floor(inside.length * usual)] ?? 0;
  return (steps.at(-1) ?? 0) > most * slack + barely * steps.length;
}

/** From this share on of its variation that rows and columns explain, a picture is of straight lines: stripes, checks. */
const straight = 0.8;

/** Whether a picture is of stripes or checks, whose lines no patch may break. For a field so small that yarns and twill are gone from it. */
export function isStraight({ width, height, lab }: Field): boolean {
  const columns = new Float64Array(width * 3);
  const rows = new Float64Array(height * 3);
  const means = [0, 0, 0];
  const count = width * height;
  for (let at = 0; at < lab.length; at++) {
    const axis = at % 3;
    const pixel = (at - axis) / 3;
    const value = lab[at] ?? 0;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    columns[x * 3 + axis] = (columns[x * 3 + axis] ?? 0) + value / height;
    rows[y * 3 + axis] = (rows[y * 3 + axis] ?? 0) + value / width;
    means[axis] = (means[axis] ?? 0) + value / count;
  }
  let [whole, left] = [0, 0];
  for (let at = 0; at < lab.length; at++) {
    const axis = at % 3;
    const pixel = (at - axis) / 3;
    const mean = means[axis] ?? 0;
    const value = (lab[at] ?? 0) - mean;
    const told =
      (columns[(pixel % width) * 3 + axis] ?? 0) + (rows[Math.floor(pixel / width) * 3 + axis] ?? 0) - 2 * mean;
    whole += value * value;
    left += (value - told) ** 2;
  }
  return whole > 0 && 1 - left / whole >= straight;
}
