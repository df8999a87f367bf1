import { hexToLinear, linearToSrgb } from '../../numbers/colour/oklch.ts';
import { fbmRows } from '../noise-rows.ts';
import type { Shader } from '../shader.ts';

/** Coarsest patch of wear and size of a rubbed fleck, in units: a broader patch would be a stain in the repeat. */
const patch = 6;
const fleck = 4.2;
/** Largest share of fading and of a fleck's lightening. */
const fade = 0.2;
const rub = 0.3;

/**
 * Years of washing and light: colours go towards the cloth's light tone in patches, with small rubbed flecks where
 * the wear is deepest. `strength` 0 … 1.
 */
export const age: Shader = {
  apron: () => 0,
  shade: (source, { strength = 0.4 }, context) => {
    const { width, height, data } = source;
    const [red = 255, green = 255, blue = 255] = hexToLinear(context.colours.light).map(
      (channel) => linearToSrgb(channel) * 255,
    );
    const wear = fbmRows(`${context.seed}/age`, patch, 2, 0.62, source, context);
    const flecks = fbmRows(`${context.seed}/fleck`, fleck, 3, 0.8, source, context);
    const worn = new Float32Array(width);
    const rubbed = new Float32Array(width);
    for (let row = 0; row < height; row++) {
      worn.fill(0.35);
      rubbed.fill(-0.46);
      wear(row, 1.1, worn);
      flecks(row, 1, rubbed);
      let at = row * width * 4;
      for (let x = 0; x < width; x++, at += 4) {
        const depth = worn[x] ?? 0;
        if (depth <= 0) continue;
        const fleckShare = rub * Math.min(1, 4 * Math.max(0, rubbed[x] ?? 0));
        const share = strength * Math.min(1, depth) * (fade + fleckShare);
        const r = data[at] ?? 0;
        const g = data[at + 1] ?? 0;
        const b = data[at + 2] ?? 0;
        data[at] = r + share * (red - r);
        data[at + 1] = g + share * (green - g);
        data[at + 2] = b + share * (blue - b);
      }
    }
    return source;
  },
};
