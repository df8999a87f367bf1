import type { Triple } from '@naksha/colour';
import { between, type Craft, countOf, drawRows, dyesOf, lightOf } from './plan/laying.ts';
import { chance, createNoise, step } from './plan/noise.ts';
import { type Plain, placed, wrapped } from './plan/picture.ts';
import { findShapes } from './plan/shapes.ts';
import { walkContours } from './plan/walk-contours.ts';

const most = 5;
/** Cream, soga, madder brown and indigo. */
const sogan: readonly Triple[] = [
  [240, 226, 194],
  [196, 138, 72],
  [122, 62, 36],
  [34, 42, 72],
];
/** In units: half the width of a line of the canting, and from one crack to the next. */
const line = 0.55;
const crack = 15;

/**
 * Wax and dye: each area was drawn round with a canting, and its line keeps the cloth as pale as it was; dots of wax follow the borders in
 * what is dyed deep; and where wax lay over much cloth it broke, and the last dye ran into the cracks.
 */
export const layBatik: Craft = (picture, laying, progress) => {
  const { unit } = laying;
  const { width, height } = picture;
  const dyes = dyesOf(picture, most, sogan, laying);
  const shapes = findShapes(picture, dyes, unit * 0.9);
  const colours = dyes.map(({ colour }) => colour);
  const deepest = colours.reduce((best, colour) => (lightOf(colour) < lightOf(best) ? colour : best));
  const lightest = colours.reduce((best, colour) => (lightOf(colour) > lightOf(best) ? colour : best));
  const pale = between([246, 236, 212], lightest, lightOf(lightest) > 0.6 ? 0.9 : 0.35);
  progress(0.15);
  const wobble = createNoise(width, height, unit * 5, 61);
  const seep = createNoise(width, height, unit * 0.9, 62);
  const bath = createNoise(width, height, unit * 2.2, 63);
  const cracks = createCracks(picture, unit * crack);
  const [ends, picks] = [countOf(width, unit * 0.5), countOf(height, unit * 0.5)];
  const out = drawRows(
    picture,
    (share) => progress(0.15 + 0.6 * share),
    (x, y, into) => {
      const label = shapes.labelAt(x + 0.5, y + 0.5);
      const own = colours[label] ?? deepest;
      const distance = shapes.distanceAt(x + 0.5, y + 0.5);
      const half = unit * (line + 0.2 * wobble(x, y)) + 0.22 * unit * seep(x, y);
      const waxed = 1 - step(half - 0.22 * unit - 0.4, half + 0.22 * unit + 0.4, distance);
      const isPale = lightOf(own) > 0.62;
      // The dye stands a little deeper where it stopped at the wax.
      const rim = isPale ? 0 : 0.1 * step(3 * unit, half, distance);
      const depth = 1 - rim + (isPale ? 0.012 : 0.045) * bath(x, y) + 0.02 * seep(x + 7, y);
      const wax = isPale ? 1 : waxed;
      const broken = wax > 0.02 ? cracks(x, y) * wax * (isPale ? 0.5 : 0.22) : 0;
      const yarn =
        0.985 + 0.03 * chance(Math.floor((x * ends) / width), 0, 64) * chance(0, Math.floor((y * picks) / height), 65);
      for (const channel of [0, 1, 2] as const) {
        const dyed = own[channel] * depth;
        const kept = dyed + (pale[channel] - dyed) * waxed;
        into[channel] = (kept + (deepest[channel] - kept) * broken) * yarn;
      }
    },
  );
  const isLaid = (label: number) => lightOf(colours[label] ?? deepest) < 0.5;
  const rows = { pitch: 2.5 * unit, first: 3 * unit, apart: 8.5 * unit, rows: 3, clear: 0.8, isLaid };
  for (const [i, mark] of walkContours(picture, shapes, rows, (share) => progress(0.75 + 0.2 * share)).entries())
    dropWax(picture, out, mark.x, mark.y, unit * (0.5 + 0.16 * chance(i, 0, 66)), pale);
  return out;
};

/** A drop of wax that kept the cloth pale. */
function dropWax(picture: Plain, out: Uint8Array, cx: number, cy: number, radius: number, pale: Triple): void {
  const reach = Math.ceil(radius + 1);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const [column, row] = [Math.floor(cx) + dx, Math.floor(cy) + dy];
      const x = placed(column, picture.width, picture.wraps);
      const y = placed(row, picture.height, picture.wraps);
      if (!picture.wraps && (x !== column || y !== row)) continue;
      const [rx, ry] = [column + 0.5 - cx, row + 0.5 - cy];
      const cover = Math.min(1, Math.max(0, radius - Math.sqrt(rx * rx + ry * ry) + 0.5)) * 0.92;
      const at = (y * picture.width + x) * 3;
      for (const channel of [0, 1, 2] as const) {
        const before = out[at + channel] ?? 0;
        out[at + channel] = Math.round(before + (pale[channel] - before) * cover);
      }
    }
  }
}

/**
 * How much dye ran into the wax at a place, 0 … 1: the borders between cells whose middles are strewn (Worley 1996), bent, of uneven width,
 * and only where the wax was folded.
 */
function createCracks({ width, height }: Plain, cell: number): (x: number, y: number) => number {
  const [across, down] = [countOf(width, cell), countOf(height, cell)];
  const bend = createNoise(width, height, cell * 0.5, 71);
  const bent = createNoise(width, height, cell * 0.5, 72);
  const folded = createNoise(width, height, cell * 3.2, 73);
  const thick = createNoise(width, height, cell * 0.7, 74);
  const [cellWidth, cellHeight] = [width / across, height / down];
  return (x, y) => {
    const where = step(-0.15, 0.5, folded(x, y));
    if (where === 0) return 0;
    const px = (x + bend(x, y) * cell * 0.32) / cellWidth;
    const py = (y + bent(x, y) * cell * 0.32) / cellHeight;
    const [column, row] = [Math.floor(px), Math.floor(py)];
    let [first, second] = [9, 9];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [cx, cy] = [wrapped(column + dx, across), wrapped(row + dy, down)];
        const gx = column + dx + 0.1 + 0.8 * chance(cx, cy, 75) - px;
        const gy = row + dy + 0.1 + 0.8 * chance(cx, cy, 76) - py;
        const gap = gx * gx + gy * gy;
        if (gap < first) [first, second] = [gap, first];
        else if (gap < second) second = gap;
      }
    }
    const off = (Math.sqrt(second) - Math.sqrt(first)) * cell;
    const wide = cell * (0.05 + 0.035 * thick(x, y));
    return where * Math.max(0, 1 - off / wide);
  };
}
