import type { ClothRepeat } from '@naksha/colour';
import { cellsByKind, colourAt } from './copies.ts';
import type { WholePicture } from './whole-picture.ts';

/** A cell is looked at in so many parts along a side, each of so many places: grain is no drawing. */
const [parts, places] = [16, 3];

/**
 * How much of the drawing of a cloth's cells is the same in all of them, 0 … 1: the energy of the steps of light that two cells of a kind share
 * against that of each. What each draws otherwise a mean of all would blur away. 1 where no two cells of a kind are seen.
 */
export function likenessOfCopies(picture: WholePicture, repeat: ClothRepeat): number {
  let [shared, own] = [0, 0];
  for (const cells of cellsByKind(repeat)) {
    const good = cells.filter(({ i, j }) => (repeat.weights[j * repeat.cellsAcross + i] ?? 0) > 0);
    const drawn = good.flatMap(({ i, j }) => stepsOf(picture, repeat, i, j) ?? []);
    const count = drawn.length;
    if (count < 2) continue;
    let [each, all] = [0, 0];
    for (let at = 0; at < (drawn[0]?.length ?? 0); at++) {
      let sum = 0;
      for (const steps of drawn) {
        const step = steps[at] ?? 0;
        sum += step;
        each += step * step;
      }
      all += sum * sum;
    }
    shared += (all - each) / (count * (count - 1));
    own += each / count;
  }
  return own === 0 ? 1 : Math.max(0, shared / own);
}

/** The steps of light from each part of a cell to the next ones across and down; undefined where not all of it is seen. */
function stepsOf(picture: WholePicture, repeat: ClothRepeat, i: number, j: number): Float64Array | undefined {
  const light = new Float64Array(parts * parts);
  const colour = new Float64Array(3);
  const side = parts * places;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (!colourAt(picture, repeat, i + (x + 0.5) / side, j + (y + 0.5) / side, colour)) return undefined;
      const at = Math.floor(y / places) * parts + Math.floor(x / places);
      const [r = 0, g = 0, b = 0] = colour;
      light[at] = (light[at] ?? 0) + 0.299 * r + 0.587 * g + 0.114 * b;
    }
  const steps = new Float64Array(2 * parts * (parts - 1));
  let count = 0;
  for (let y = 0; y < parts; y++)
    for (let x = 0; x < parts; x++) {
      const at = y * parts + x;
      if (x + 1 < parts) steps[count++] = (light[at + 1] ?? 0) - (light[at] ?? 0);
      if (y + 1 < parts) steps[count++] = (light[at + parts] ?? 0) - (light[at] ?? 0);
    }
  return steps;
}
