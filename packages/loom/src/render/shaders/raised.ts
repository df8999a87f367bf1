import { bytesOfHex } from '@naksha/colour';
import { insideApron } from '../apron.ts';
import { boxBlur } from '../box-blur.ts';
import { fbmRows, visibility } from '../noise-rows.ts';
import type { Raster } from '../raster.ts';
import type { ShadeContext, Shader } from '../shader.ts';

/** Apron as a share of the softness: two box means and one more pixel for the slope. */
const room = 2.4;
const steps = 64;
const full = 255 * steps;
/** Light from the upper left. */
const lightX = 0.6;
const lightY = 0.8;
const steepest = 0.16;
const fibreUnits = 5.5;
const shade = 0.5;

/**
 * Thread that lies on the cloth: whatever is as light as `light` stands up and throws a soft shadow, what lies between it and
 * the ground half as much. `soft` is the thread's roundness in units, `depth` 0 … 1.5.
 */
export const raised: Shader = {
  apron: ({ soft = 2 }) => soft * room,
  shade: (source, { soft = 2, depth = 1 }, context) => {
    const window = insideApron(source, soft * room, context);
    const perUnit = context.tilePxX / context.tileUnitsX;
    const radius = Math.max(1, Math.round(soft * perUnit));
    const heights = boxBlur(heightsOf(source, context), source.width, source.height, radius, radius);
    const { width, height } = window;
    const data = new Uint8ClampedArray(width * height * 4);
    // A slope of one full height within the roundness is as steep as it gets.
    const slope = (depth * 0.2 * radius) / full;
    const fibres = fbmRows(`${context.seed}/fibres`, fibreUnits, 2, 0.6, window, context);
    const seen = 0.05 * depth * visibility(fibreUnits * perUnit * 0.6);
    const fine = new Float32Array(width);
    for (let row = 0; row < height; row++) {
      fine.fill(0);
      fibres(row, seen, fine);
      let at = (row + window.y - source.y) * source.width + (window.x - source.x);
      let out = row * width * 4;
      for (let x = 0; x < width; x++, at++, out += 4) {
        const light =
          lightX * ((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) +
          lightY * ((heights[at + source.width] ?? 0) - (heights[at - source.width] ?? 0));
        const level = (heights[at] ?? 0) / full;
        const flank = Math.max(-steepest, Math.min(steepest, slope * light));
        // Where thread and cloth meet a little light is lost.
        const shadow = level < 0.5 ? shade * level * (1 - 2 * level) : 0;
        const gain = 1 + flank - depth * shadow + (fine[x] ?? 0) * level;
        for (let c = 0; c < 3; c++) data[out + c] = (source.data[at * 4 + c] ?? 0) * gain;
        data[out + 3] = source.data[at * 4 + 3] ?? 0;
      }
    }
    return { ...window, data };
  },
};

/** How far each pixel is on the way from the ground's colour to the thread's, 0 … 255 × steps. */
function heightsOf({ data }: Raster, { colours }: ShadeContext): Int32Array {
  const ground = bytesOfHex(colours.ground);
  const thread = bytesOfHex(colours.light);
  const way = [thread[0] - ground[0], thread[1] - ground[1], thread[2] - ground[2]] as const;
  const length = way[0] ** 2 + way[1] ** 2 + way[2] ** 2 || 1;
  const share = [way[0] / length, way[1] / length, way[2] / length] as const;
  const heights = new Int32Array(data.length / 4);
  for (let i = 0, at = 0; i < heights.length; i++, at += 4) {
    const on =
      share[0] * ((data[at] ?? 0) - ground[0]) +
      share[1] * ((data[at + 1] ?? 0) - ground[1]) +
      share[2] * ((data[at + 2] ?? 0) - ground[2]);
    heights[i] = Math.round(Math.max(0, Math.min(1, on)) * full);
  }
  return heights;
}
