import { bytesOfHex } from '@naksha/colour';
import { insideApron } from '../apron.ts';
import { boxBlur } from '../box-blur.ts';
import { fbmRows } from '../noise-rows.ts';
import type { PixelWindow, Raster } from '../raster.ts';
import type { ShadeContext, Shader } from '../shader.ts';

/** How far from its rim a wash gathers pigment, as the radius of one of the means that find the rim, in units. */
const rim = 4.2;
const room = 4 * rim;
/** Coarsest cloud of pigment and the grain that settles in the paper's hollows, in units. */
const cloud = 58;
const grain = 3.4;
/** Amount of pigment, in hundredths of a natural logarithm, that counts as a full wash; more is not distinguished. */
const full = 96;
const steps = 64;
const mostDark = 2.4;
/** Twigs are all rim: they would turn black. */
const mostRim = 0.24;
const onDark = 0.3;

/**
 * A wash on paper: pigment gathers at the rims, lies in clouds and settles in grains; where the paper is bare nothing happens.
 * Works on what differs from the ground, multiplied as glazes are. `strength` 0 … 1.5, `grain` 0 … 1.
 */
export const watercolour: Shader = {
  apron: () => room,
  shade: (source, { strength = 1, grain: grains = 0.5 }, context) => {
    const window = insideApron(source, room, context);
    const depths = depthTables(context);
    const wet = strength * (isDark(context) ? onDark : 1);
    const pigment = pigmentOf(source, depths);
    const radiusX = Math.round((rim * context.tilePxX) / context.tileUnitsX);
    const radiusY = Math.round((rim * context.tilePxY) / context.tileUnitsY);
    const around = boxBlur(pigment, source.width, source.height, radiusX, radiusY);
    return glazed(source, window, { depths, pigment, around, strength: wet, grains }, context);
  },
};

/** Light colours on a dark ground are body colour: it clouds less. */
function isDark({ colours }: ShadeContext): boolean {
  const [red, green, blue] = bytesOfHex(colours.ground);
  return red + green + blue < 330;
}

type Depths = readonly [Float32Array, Float32Array, Float32Array];

/** For every level of a channel how deep the pigment lies on the ground: the logarithm of paper over picture. */
function depthTables({ colours }: ShadeContext): Depths {
  const [red, green, blue] = bytesOfHex(colours.ground);
  const table = (paper: number) =>
    Float32Array.from({ length: 256 }, (_, level) => Math.log((paper + 6) / (level + 6)));
  return [table(red), table(green), table(blue)];
}

function pigmentOf({ data }: Raster, [red, green, blue]: Depths): Int32Array {
  const amounts = new Int32Array(data.length / 4);
  for (let i = 0, at = 0; i < amounts.length; i++, at += 4) {
    const deep =
      Math.abs(red[data[at] ?? 0] ?? 0) +
      Math.abs(green[data[at + 1] ?? 0] ?? 0) +
      Math.abs(blue[data[at + 2] ?? 0] ?? 0);
    amounts[i] = steps * Math.min(full, deep * 100);
  }
  return amounts;
}

interface Wash {
  readonly depths: Depths;
  readonly pigment: Int32Array;
  readonly around: Int32Array;
  readonly strength: number;
  readonly grains: number;
}

function glazed(
  source: Raster,
  window: PixelWindow,
  { depths, pigment, around, strength, grains }: Wash,
  context: ShadeContext,
): Raster {
  const { width, height } = window;
  const from = source.data;
  const data = new Uint8ClampedArray(width * height * 4);
  const clouds = fbmRows(`${context.seed}/pigment`, cloud, 4, 0.62, window, context);
  const pools = fbmRows(`${context.seed}/pools`, cloud * 2.6, 2, 0.5, window, context);
  const settled = fbmRows(`${context.seed}/granules`, grain, 2, 0.8, window, context);
  const tone = new Float32Array(width);
  const perStep = 1 / (steps * full);
  const [red, green, blue] = depths;
  for (let row = 0; row < height; row++) {
    tone.fill(0);
    clouds(row, 0.62 * strength, tone);
    pools(row, 0.34 * strength, tone);
    settled(row, 0.3 * grains * strength, tone);
    let at = (row + window.y - source.y) * source.width + (window.x - source.x);
    let out = row * width * 4;
    for (let x = 0; x < width; x++, at++, out += 4) {
      const i = at * 4;
      const r = from[i] ?? 0;
      const g = from[i + 1] ?? 0;
      const b = from[i + 2] ?? 0;
      const amount = pigment[at] ?? 0;
      data[out + 3] = from[i + 3] ?? 255;
      if (amount < 4 * steps) {
        data[out] = r;
        data[out + 1] = g;
        data[out + 2] = b;
        continue;
      }
      // Positive within a rim, zero in the middle of a wash.
      const edge = Math.min(mostRim, Math.max(0, (amount - (around[at] ?? 0)) * perStep));
      const gain = Math.min(mostDark, Math.max(-0.72, (tone[x] ?? 0) - 0.1 * strength + 1.5 * strength * edge));
      data[out] = r * Math.exp(-gain * (red[r] ?? 0));
      data[out + 1] = g * Math.exp(-gain * (green[g] ?? 0));
      data[out + 2] = b * Math.exp(-gain * (blue[b] ?? 0));
    }
  }
  return { ...window, data };
}
