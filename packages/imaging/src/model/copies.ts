import { type ClothRepeat, floorOfLight, kindOf, placeOf } from '@naksha/colour';
import { encodedOf, lightAt, type WholePicture } from './whole-picture.ts';

/** Copies of one place that are asked, at most: the best ones. */
const mostCopies = 40;

export interface Cell {
  readonly i: number;
  readonly j: number;
  readonly weight: number;
}

/** The cells that show the same, the best ones of each kind. Cells of a kind are counted as the warp's first one is. */
export function cellsByKind({ weights, cellsAcross, same }: ClothRepeat): readonly Cell[][] {
  const kinds: Cell[][] = [];
  for (let at = 0; at < weights.length; at++) {
    const [i, j] = [at % cellsAcross, Math.floor(at / cellsAcross)];
    const kind = kindOf(same, i, j);
    kinds[kind] ??= [];
    kinds[kind]?.push({ i, j, weight: nearWeight(weights, cellsAcross, i, j) });
  }
  return kinds.map((cells) =>
    cells
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight)
      .slice(0, mostCopies),
  );
}

/** A cell that borders on a good one is asked for its edge. */
function nearWeight(weights: Float64Array, across: number, i: number, j: number): number {
  let most = 0;
  for (let dj = -1; dj <= 1; dj++)
    for (let di = -1; di <= 1; di++) {
      const column = i + di;
      if (column < 0 || column >= across) continue;
      const share = di === 0 && dj === 0 ? 1 : 0.001;
      most = Math.max(most, share * (weights[(j + dj) * across + column] ?? 0));
    }
  return most;
}

const place = { x: 0, y: 0 };

/** What a photograph shows of a cloth at a place, in cells from the warp's first, in even light: sRGB 0 … 255, not rounded. False outside of the picture. */
export function colourAt(
  picture: WholePicture,
  repeat: ClothRepeat,
  u: number,
  v: number,
  into: Float64Array,
): boolean {
  const { warp, evenLight } = repeat;
  placeOf(warp, warp.from.x + u, warp.from.y + v, place);
  if (!lightAt(picture, place.x, place.y, into)) return false;
  const gain = Math.exp(evenLight - shadeAt(repeat, u, v));
  for (let c = 0; c < 3; c++) into[c] = encodedOf(((into[c] ?? 0) + floorOfLight) * gain - floorOfLight);
  return true;
}

/** The logarithm of the light at a place, in cells from the warp's first. */
export function shadeAt({ light, perCell, cellsAcross, cellsDown }: ClothRepeat, u: number, v: number): number {
  const [width, height] = [cellsAcross * perCell, cellsDown * perCell];
  const s = Math.max(0, Math.min(width - 1.001, u * perCell - 0.5));
  const t = Math.max(0, Math.min(height - 1.001, v * perCell - 0.5));
  const [x, y] = [Math.floor(s), Math.floor(t)];
  const [fs, ft] = [s - x, t - y];
  const at = y * width + x;
  return (
    ((light[at] ?? 0) * (1 - fs) + (light[at + 1] ?? 0) * fs) * (1 - ft) +
    ((light[at + width] ?? 0) * (1 - fs) + (light[at + width + 1] ?? 0) * fs) * ft
  );
}
