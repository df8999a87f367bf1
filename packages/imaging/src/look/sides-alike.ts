import type { Look } from '@naksha/contract';
import { type Field, wrap } from '../quilt/field.ts';
import { halved } from '../quilt/halve.ts';
import { gap } from '../quilt/likeness.ts';
import { createRandom } from '../quilt/random.ts';

const points = 300;
/** Mirrored, a picture is the same where it differs by no more than this share of what two of its places usually differ by. */
const alike = 0.3;
/** Squared steps in one direction are so many times those in the other where lines run. */
const leading = 2.6;

/** In what a picture is the same mirrored, about any axis of the torus. */
export function symmetryOf(field: Field): Look['symmetry'] {
  const small = Math.max(field.width, field.height) > 100 ? halved(field) : field;
  const { width, height, lab } = small;
  const random = createRandom('sides');
  const at = Array.from(
    { length: points },
    () => [Math.floor(random() * width), Math.floor(random() * height)] as const,
  );
  const place = (x: number, y: number) => (wrap(y, height) * width + wrap(x, width)) * 3;
  const mean = (to: (x: number, y: number) => number) =>
    at.reduce((sum, [x, y]) => sum + Math.min(900, gap(lab, place(x, y), lab, to(x, y))), 0) / points;
  const usual = Math.max(
    1e-6,
    mean((x, y) => place(x + Math.round(width * 0.37), y + Math.round(height * 0.41))),
  );
  const best = (length: number, to: (axis: number) => (x: number, y: number) => number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let axis = 0; axis < length; axis++) least = Math.min(least, mean(to(axis)));
    return least / usual;
  };
  const across = best(width, (axis) => (x, y) => place(axis - x, y)) < alike;
  const down = best(height, (axis) => (x, y) => place(x, axis - y)) < alike;
  if (across || down) return across && down ? 'both' : across ? 'across' : 'down';
  let turned = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < width; axis += 2)
    for (let level = 0; level < height; level += 2)
      if (turned >= alike) turned = Math.min(turned, quick(at, lab, place, axis, level) / usual);
  return turned < alike ? 'turned' : 'none';
}

/** Few of the points distinguish most axes from a true one. */
const few = 40;

function quick(
  at: readonly (readonly [number, number])[],
  lab: Float32Array,
  place: (x: number, y: number) => number,
  axis: number,
  level: number,
): number {
  const sum = (from: number, to: number) =>
    at
      .slice(from, to)
      .reduce((all, [x, y]) => all + Math.min(900, gap(lab, place(x, y), lab, place(axis - x, level - y))), 0);
  const first = sum(0, few);
  return first / few > 300 ? first / few : (first + sum(few, at.length)) / at.length;
}

/** Where lines run, by the steps of lightness along rows, columns and diagonals. */
export function directionOf({ width, height, lab }: Field): Look['direction'] {
  let [across, down, mixed] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = lab[(y * width + x) * 3] ?? 0;
      const right = (lab[(y * width + wrap(x + 1, width)) * 3] ?? 0) - here;
      const below = (lab[(wrap(y + 1, height) * width + x) * 3] ?? 0) - here;
      across += right * right;
      down += below * below;
      mixed += right * below;
    }
  }
  if (across + down < 1e-6) return 'none';
  if (across > leading * down) return 'upright';
  if (down > leading * across) return 'level';
  return Math.abs(2 * mixed) > 0.6 * (across + down) ? 'slanted' : 'none';
}
