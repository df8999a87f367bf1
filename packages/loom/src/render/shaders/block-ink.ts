import { lumaOf } from '@naksha/colour';
import { hexToLinear, linearToSrgb } from '../../numbers/colour/oklch.ts';
import { fbmRows } from '../noise-rows.ts';
import type { Shader } from '../shader.ts';

/** Sizes in units: a missed speck, a dry place of the block, a cloud of thinner paste. */
const speck = 4.4;
const dry = 95;
const cloud = 42;
/** Noise above this is a speck in a dry place; in a wet one almost nothing reaches it. */
const threshold = 0.47;
const wetness = 0.26;
const softness = 3.2;
/** Brightness from which on nothing was printed, so nothing can be missed. */
const bare = 0.82;

/**
 * Print of a carved block: specks where the paste missed the cloth, gathered in dry places, and clouds where it lay
 * thinner. Dark inks show it most, bare cloth not at all. `voids` 0 … 1, `mottle` relative change of tone.
 */
export const blockInk: Shader = {
  apron: () => 0,
  shade: (source, { voids = 0.75, mottle = 0.09 }, context) => {
    const { width, height, data } = source;
    const [red = 255, green = 255, blue = 255] = hexToLinear(context.colours.light).map(
      (channel) => linearToSrgb(channel) * 255,
    );
    const specks = fbmRows(`${context.seed}/specks`, speck, 3, 0.85, source, context);
    const dryness = fbmRows(`${context.seed}/dry`, dry, 2, 0.5, source, context);
    const clouds = fbmRows(`${context.seed}/paste`, cloud, 4, 0.7, source, context);
    const missed = new Float32Array(width);
    const thin = new Float32Array(width);
    for (let row = 0; row < height; row++) {
      missed.fill(-threshold);
      thin.fill(0);
      specks(row, 1, missed);
      dryness(row, wetness, missed);
      clouds(row, mottle * 2, thin);
      let at = row * width * 4;
      for (let x = 0; x < width; x++, at += 4) {
        const r = data[at] ?? 0;
        const g = data[at + 1] ?? 0;
        const b = data[at + 2] ?? 0;
        const brightness = lumaOf(r, g, b) / 255;
        if (brightness >= bare) continue;
        const ink = 1 - brightness / bare;
        const hole = Math.min(1, Math.max(0, softness * (missed[x] ?? 0)));
        const share = ink * Math.min(0.6, Math.max(0, voids * hole + (thin[x] ?? 0)));
        const deeper = 1 + ink * Math.min(0, thin[x] ?? 0);
        data[at] = (r + share * (red - r)) * deeper;
        data[at + 1] = (g + share * (green - g)) * deeper;
        data[at + 2] = (b + share * (blue - b)) * deeper;
      }
    }
    return source;
  },
};
