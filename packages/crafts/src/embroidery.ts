import type { Triple } from '@naksha/colour';
import { nearestDye } from './plan/dyes.ts';
import { findFlow } from './plan/flow.ts';
import { between, byte, type Craft, countOf, drawRows, dyesOf, lightOf } from './plan/laying.ts';
import { chance } from './plan/noise.ts';
import { type Plain, placed, shrunk } from './plan/picture.ts';
import { findShapes, type Shapes } from './plan/shapes.ts';
import { layStitch } from './plan/stitches.ts';
import { walkContours } from './plan/walk-contours.ts';

/** Areas are distinguished by so many dyes, and sewn in three times as many threads: each area in shades of its own. */
const most = 9;
const threads = 20;
/** Cream, sun, rose, leaf, red and indigo of a kantha. */
const floss: readonly Triple[] = [
  [240, 232, 214],
  [228, 178, 64],
  [212, 106, 120],
  [92, 138, 82],
  [172, 44, 44],
  [42, 52, 104],
];
/** The cloth shows where one dye covers at least so much. */
const leastGround = 0.28;
/** Narrower areas, in threads, are covered across. */
const narrow = 5;

/** Needlework: filling stitches follow what is drawn, narrow parts are sewn across in satin, and each area ends in a line of stitches. */
export const layEmbroidery: Craft = (picture, laying, progress) => {
  const { unit } = laying;
  const dyes = dyesOf(picture, most, floss, laying);
  const shapes = findShapes(picture, dyes, unit * 0.6);
  const bare = (dyes[shapes.ground]?.share ?? 0) >= leastGround ? shapes.ground : -1;
  const out = drawLinen(picture, bare < 0 ? [226, 216, 198] : (dyes[bare]?.colour ?? [226, 216, 198]), unit);
  progress(0.15);
  const colourAt = threadColours(picture, shapes, unit, laying.keepsPalette);
  const flow = findFlow(picture);
  const widths = widthsOf(picture, shapes, unit);
  const [across, down] = [countOf(picture.width, unit * 0.8), countOf(picture.height, unit * 0.8)];
  const direction: [number, number] = [0, 0];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const x = ((column + 0.15 + 0.7 * chance(column, row, 21)) * picture.width) / across;
      const y = ((row + 0.15 + 0.7 * chance(column, row, 22)) * picture.height) / down;
      const label = shapes.labelAt(x, y);
      if (label === bare) continue;
      const isSatin = widths(x, y) < narrow * unit;
      flow(x, y, direction);
      const sway = 0.22 * (chance(column, row, 25) - 0.5);
      const [ax, ay] = isSatin ? [-direction[1], direction[0]] : direction;
      const length = Math.sqrt(1 + sway * sway);
      const [dx, dy] = [(ax - ay * sway) / length, (ay + ax * sway) / length];
      const longest = unit * (isSatin ? narrow : 3.4 + 2.6 * chance(column, row, 23));
      const until = (side: number) => {
        let gone = 0;
        for (; gone < longest; gone += unit / 4)
          if (shapes.labelAt(x + dx * side * gone, y + dy * side * gone) !== label) break;
        return Math.max(0.3 * unit, gone - unit * 0.2);
      };
      const tint = 0.93 + 0.14 * chance(column, row, 24);
      const [red, green, blue] = colourAt(x, y, label);
      const colour = [red * tint, green * tint, blue * tint] as const;
      layStitch(picture, out, { x, y, dx, dy, back: until(-1), on: until(1), half: unit * 0.38, colour });
    }
    progress(0.2 + (0.6 * row) / down);
  }
  const lines = { pitch: 2.6 * unit, first: 0.45 * unit, apart: unit, rows: 1, clear: 0.7 };
  const isLaid = (label: number) => label !== bare;
  const marks = walkContours(picture, shapes, { ...lines, isLaid }, () => undefined);
  for (const { x, y, dx, dy, label } of marks) {
    const colour = between(dyes[label]?.colour ?? [0, 0, 0], [30, 20, 24], 0.28);
    layStitch(picture, out, { x, y, dx, dy, back: 1.35 * unit, on: 1.35 * unit, half: unit * 0.42, colour });
  }
  return out;
};

/** Linen in plain weave, so fine that it stays behind what is sewn on it. */
function drawLinen(picture: Plain, colour: Triple, unit: number): Uint8Array {
  const [ends, picks] = [countOf(picture.width, unit * 0.7, 2), countOf(picture.height, unit * 0.7, 2)];
  return drawRows(
    picture,
    () => undefined,
    (x, y, into) => {
      const column = ((x + 0.5) * ends) / picture.width;
      const row = ((y + 0.5) * picks) / picture.height;
      const [end, pick] = [Math.floor(column), Math.floor(row)];
      const over = (end + pick) % 2 === 0;
      const across = (over ? column - end : row - pick) - 0.5;
      const yarn = over ? chance(end, 3, 31) : chance(pick, 4, 32);
      const shade = 0.98 - 0.34 * across * across + 0.05 * (yarn - 0.5) - (over ? 0 : 0.03);
      for (const channel of [0, 1, 2] as const) into[channel] = colour[channel] * shade;
    },
  );
}

/** The colour of thread at a place: a shade that the picture has there, of those that were bought for it. */
function threadColours(picture: Plain, shapes: Shapes, unit: number, keepsPalette: boolean) {
  const width = Math.max(1, Math.min(picture.width, Math.round(picture.width / (unit * 1.5))));
  const height = Math.max(1, Math.min(picture.height, Math.round(picture.height / (unit * 1.5))));
  const small = shrunk(picture, width, height);
  const bought = dyesOf(picture, threads, [], { unit, keepsPalette: true });
  const nearest = nearestDye(bought);
  return (x: number, y: number, label: number): Triple => {
    const own = shapes.dyes[label]?.colour ?? [0, 0, 0];
    const column = placed(Math.floor((x * width) / picture.width), width, picture.wraps);
    const row = placed(Math.floor((y * height) / picture.height), height, picture.wraps);
    const at = (row * width + column) * 3;
    const [red, green, blue] = [small.pixels[at] ?? 0, small.pixels[at + 1] ?? 0, small.pixels[at + 2] ?? 0];
    const shade = bought[nearest(red, green, blue)]?.colour ?? own;
    if (keepsPalette) return between(own, shade, 0.6);
    const darker = byte(255 * Math.min(1, Math.max(0.7, 0.6 + lightOf(shade)))) / 255;
    return [own[0] * darker, own[1] * darker, own[2] * darker];
  };
}

/** About how wide the area is in which a place lies: the largest distance to its border near by. */
function widthsOf(picture: Plain, shapes: Shapes, unit: number) {
  const cell = unit * 2;
  const [across, down] = [countOf(picture.width, cell), countOf(picture.height, cell)];
  const own = Float32Array.from({ length: across * down }, (_, at) =>
    shapes.distanceAt(
      (((at % across) + 0.5) * picture.width) / across,
      ((Math.floor(at / across) + 0.5) * picture.height) / down,
    ),
  );
  const widest = own.map((value, at) => {
    let largest = value;
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const row = placed(Math.floor(at / across) + dy, down, picture.wraps);
        const column = placed((at % across) + dx, across, picture.wraps);
        const x = ((column + 0.5) * picture.width) / across;
        const y = ((row + 0.5) * picture.height) / down;
        const here = ((at % across) + 0.5) * (picture.width / across);
        const there = (Math.floor(at / across) + 0.5) * (picture.height / down);
        if (shapes.labelAt(x, y) === shapes.labelAt(here, there))
          largest = Math.max(largest, own[row * across + column] ?? 0);
      }
    }
    return largest * 2;
  });
  return (x: number, y: number) => {
    const column = placed(Math.floor((x * across) / picture.width), across, picture.wraps);
    const row = placed(Math.floor((y * down) / picture.height), down, picture.wraps);
    return widest[row * across + column] ?? 0;
  };
}
