import type { Triple } from '@naksha/colour';
import { blurred } from './plan/flow.ts';
import { type Craft, drawRows, dyesOf } from './plan/laying.ts';
import { createNoise, step } from './plan/noise.ts';
import { type Plain, placed, shrunk } from './plan/picture.ts';
import { findShapes } from './plan/shapes.ts';

const most = 12;
/** Paper, and washes of a garden: lemon, rose, sap green, blue, violet, indigo. */
const garden: readonly Triple[] = [
  [250, 246, 236],
  [240, 208, 120],
  [226, 140, 146],
  [140, 168, 104],
  [98, 150, 190],
  [126, 96, 150],
  [56, 70, 110],
];
const paper: Triple = [252, 249, 241];

/**
 * Washes on paper: areas have no outline but a rim where the pigment dried, their water has moved the colour about inside, some run into
 * each other and some leave a line of dry paper between them, and pigment lies in the grain of the paper.
 */
export const layWatercolour: Craft = (picture, laying, progress) => {
  const { unit } = laying;
  const { width, height } = picture;
  const dyes = dyesOf(picture, most, garden, laying);
  const shapes = findShapes(picture, dyes, unit * 1.2);
  const wet = softened(picture, unit * 2.4);
  const hand = createNoise(width, height, unit * 5, 91);
  const shake = createNoise(width, height, unit * 5, 92);
  const pool = createNoise(width, height, unit * 16, 93);
  const bloom = createNoise(width, height, unit * 5.5, 94);
  const flow = createNoise(width, height, unit * 11, 95);
  const tooth = createNoise(width, height, Math.max(1.4, unit * 0.42), 96);
  const outward: [number, number] = [0, 0];
  /** How much the area beyond the border differs: only between washes that do is there a border at all. */
  const contrastAcross = (x: number, y: number, distance: number) => {
    shapes.outwardAt(x, y, outward);
    const reach = 2 * distance + 1;
    const other = dyes[shapes.labelAt(x - outward[0] * reach, y - outward[1] * reach)]?.colour ?? paper;
    const own = dyes[shapes.labelAt(x, y)]?.colour ?? paper;
    return step(60, 190, Math.abs(own[0] - other[0]) + Math.abs(own[1] - other[1]) + Math.abs(own[2] - other[2]));
  };
  const soft: [number, number, number] = [0, 0, 0];
  return drawRows(picture, progress, (x, y, into) => {
    const px = x + 0.5 + unit * (0.9 * hand(x, y) + 0.1 * tooth(x, y));
    const py = y + 0.5 + unit * (0.9 * shake(x, y) + 0.1 * tooth(y, x));
    const own = dyes[shapes.labelAt(px, py)]?.colour ?? paper;
    const distance = shapes.distanceAt(px, py) / unit;
    wet(px, py, soft);
    const running = step(0.1, 0.5, flow(x, y));
    const dry = step(0.3, 0.6, -flow(x, y));
    // Near its edge a wash that runs takes the colour of both sides.
    const mixed = 0.3 + 0.62 * running * (1 - step(1.5, 6, distance));
    const edge = distance < 1.35 ? contrastAcross(px, py, distance * unit) : 0;
    const rim = 0.5 * edge * (1 - running) * (1 - step(0.15, 1.35, distance));
    const density = 0.86 + 0.2 * pool(x, y) + 0.16 * bloom(x, y) + 0.13 * tooth(x, y) * (1 - 0.4 * running) + rim;
    const gap = dry * edge * (1 - step(0.2, 0.55, distance + 0.15 * tooth(x, y)));
    const relief = 1 + 0.012 * tooth(x + 2, y + 2);
    for (const channel of [0, 1, 2] as const) {
      const pigment = own[channel] + ((soft[channel] ?? 0) - own[channel]) * mixed;
      const white = paper[channel];
      const through = Math.min(1, pigment / white);
      // Twice the pigment lets the square of the light through; between, by a line.
      const laid = density < 1 ? 1 + (through - 1) * density : through + (through * through - through) * (density - 1);
      into[channel] = white * (laid + (1 - laid) * gap * 0.6) * relief;
    }
  });
};

/** The picture as it is when all of it runs, read anywhere. */
function softened(picture: Plain, radius: number) {
  const share = Math.min(1, 3 / radius);
  const width = Math.max(1, Math.round(picture.width * share));
  const height = Math.max(1, Math.round(picture.height * share));
  const size = { width, height, wraps: picture.wraps };
  const { pixels } = shrunk(picture, width, height);
  const planes = [0, 1, 2].map((channel) => {
    const plane = Float32Array.from({ length: width * height }, (_, at) => pixels[at * 3 + channel] ?? 0);
    return blurred(blurred(plane, size, 1), size, 1);
  });
  return (x: number, y: number, into: [number, number, number]) => {
    const [column, row] = [(x * width) / picture.width - 0.5, (y * height) / picture.height - 0.5];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [right, below] = [column - left, row - top];
    const [x0, x1] = [placed(left, width, picture.wraps), placed(left + 1, width, picture.wraps)];
    const [y0, y1] = [placed(top, height, picture.wraps) * width, placed(top + 1, height, picture.wraps) * width];
    for (const channel of [0, 1, 2] as const) {
      const plane = planes[channel];
      const upper = (plane?.[y0 + x0] ?? 0) * (1 - right) + (plane?.[y0 + x1] ?? 0) * right;
      const lower = (plane?.[y1 + x0] ?? 0) * (1 - right) + (plane?.[y1 + x1] ?? 0) * right;
      into[channel] = upper * (1 - below) + lower * below;
    }
  };
}
