import { fbmRows } from '../noise-rows.ts';
import { shadeTones } from '../shade-tones.ts';
import type { Shader } from '../shader.ts';

/** Coarsest patch of uneven dye, in units: broader ones read as stains, and their repeat is seen on a length of cloth. */
const patch = 14;
const strongest = 0.06;
/** Cloth that took little dye shows little unevenness: on pale grounds it would be a stain. */
const palest = 0.92;

/** Dye that took unevenly: small patches of lighter and deeper tone, less in reserved whites. */
export const mottle: Shader = {
  apron: () => 0,
  shade: (source, { strength = 0.5 }, context) => {
    const clouds = fbmRows(`${context.seed}/mottle`, patch, 3, 0.72, source, context);
    return shadeTones(source, (row, tones) => clouds(row, strength * strongest * 2, tones), palest);
  },
};
