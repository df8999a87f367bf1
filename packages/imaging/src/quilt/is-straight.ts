import type { Field } from './field.ts';

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
    const expected =
      (columns[(pixel % width) * 3 + axis] ?? 0) + (rows[Math.floor(pixel / width) * 3 + axis] ?? 0) - 2 * mean;
    whole += value * value;
    left += (value - expected) ** 2;
  }
  return whole > 0 && 1 - left / whole >= straight;
}
