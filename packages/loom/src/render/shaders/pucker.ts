import { bytesOfHex } from '@naksha/colour';
import { insideApron } from '../apron.ts';
import { boxBlur } from '../box-blur.ts';
import { fbmRows } from '../noise-rows.ts';
import type { PixelWindow, Raster } from '../raster.ts';
import type { ShadeContext, Shader } from '../shader.ts';

/** Radius of one smoothing as a share of the distance of knots; two are done along each axis. */
const softness = 0.3;
const room = 2 * softness + 0.25;
/** Steepest change of light at a knot's flank, and of the ground between knots against their tops. */
const relief = 0.22;
const hollow = 0.075;
const steepest = 0.3;
/** Fine creases of cloth that was bunched up: size in units and strength. */
const crease = 17;
const creaseDepth = 0.045;
/** Light comes from the upper left. */
const lightX = 0.55;
const lightY = 0.83;
/** Sum of channel differences from which on a place counts as fully tied, and steps of height per difference. */
const tied = 210;
const steps = 64;
const full = tied * steps;
/** Black cloth too shows its relief: a change of tone lifts by so many levels. */
const sheen = 10;

/**
 * The relief that tying leaves in cloth: every spot that kept out the ground's dye stands up, the cloth between is
 * creased. Heights come from the picture itself: whatever differs from the ground (or the second ground, `a4`).
 * `pitch` is the distance of knots in units, `depth` 0 … 1.5.
 */
export const pucker: Shader = {
  apron: ({ pitch = 11 }) => pitch * room,
  shade: (source, { pitch = 11, depth = 1 }, context) => {
    const window = insideApron(source, pitch * room, context);
    const radiusX = Math.round((pitch * softness * context.tilePxX) / context.tileUnitsX);
    const radiusY = Math.round((pitch * softness * context.tilePxY) / context.tileUnitsY);
    const heights = boxBlur(heightsOf(source, context), source.width, source.height, radiusX, radiusY);
    return lit(source, window, heights, { pitch, depth }, context);
  },
};

function lit(
  source: Raster,
  window: PixelWindow,
  heights: Int32Array,
  { pitch, depth }: { pitch: number; depth: number },
  context: ShadeContext,
): Raster {
  const { width, height } = window;
  const from = source.data;
  const stride = source.width;
  const data = new Uint8ClampedArray(width * height * 4);
  const slopeX = (relief * lightX * pitch * context.tilePxX) / (2 * context.tileUnitsX * full);
  const slopeY = (relief * lightY * pitch * context.tilePxY) / (2 * context.tileUnitsY * full);
  const creases = fbmRows(`${context.seed}/creases`, crease, 3, 0.7, window, context);
  const folds = new Float32Array(width);
  for (let row = 0; row < height; row++) {
    folds.fill(0);
    creases(row, creaseDepth * 2, folds);
    let at = (row + window.y - source.y) * stride + (window.x - source.x);
    let out = row * width * 4;
    for (let x = 0; x < width; x++, at++, out += 4) {
      const level = (heights[at] ?? 0) / full;
      const light =
        slopeX * ((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) +
        slopeY * ((heights[at + stride] ?? 0) - (heights[at - stride] ?? 0));
      const flank = light > steepest ? steepest : Math.max(light, -steepest);
      const change = depth * (flank + hollow * (level - 0.35) + (folds[x] ?? 0) * (1 - level));
      const lift = change * sheen;
      const i = at * 4;
      data[out] = (from[i] ?? 0) * (1 + change) + lift;
      data[out + 1] = (from[i + 1] ?? 0) * (1 + change) + lift;
      data[out + 2] = (from[i + 2] ?? 0) * (1 + change) + lift;
      data[out + 3] = from[i + 3] ?? 0;
    }
  }
  return { ...window, data };
}

/** How far each pixel is from the nearer of the two grounds. */
function heightsOf({ data }: Raster, { colours }: ShadeContext): Int32Array {
  const [r, g, b] = bytesOfHex(colours.ground);
  const [r2, g2, b2] = bytesOfHex(colours.a4);
  const heights = new Int32Array(data.length / 4);
  for (let i = 0, at = 0; i < heights.length; i++, at += 4) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const first = Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b);
    const second = Math.abs(red - r2) + Math.abs(green - g2) + Math.abs(blue - b2);
    const nearest = Math.min(first, second);
    heights[i] = steps * Math.min(nearest, tied);
  }
  return heights;
}
