import type { Triple } from '@naksha/colour';
import { type Craft, countOf, drawRows, dyesOf } from './plan/laying.ts';
import { chance } from './plan/noise.ts';
import { placed, wrapped } from './plan/picture.ts';
import { findShapes } from './plan/shapes.ts';

const most = 6;
/** White, yellow, turquoise, madder, plum and indigo of a warp ikat. */
const adras: readonly Triple[] = [
  [242, 234, 214],
  [232, 178, 62],
  [66, 142, 146],
  [182, 48, 46],
  [104, 34, 72],
  [30, 42, 88],
];
/** Yarns that are tied together: one bundle has one pattern, and its edge is a step. */
const bundle = 4;
/** Units over which a dye creeps along the yarn under its tie. */
const creep = 1.9;
const taps = 9;

/**
 * Warp ikat: the picture is dyed into bundles of yarn before they are woven, so that edges step from bundle to bundle, run out along the
 * yarn, and no yarn lies quite where it was tied.
 */
export const layIkat: Craft = (picture, laying, progress) => {
  const { unit } = laying;
  const dyes = dyesOf(picture, most, adras, laying);
  const shapes = findShapes(picture, dyes, unit * 1.1);
  const yarns = countOf(picture.width, unit * 0.62, 2 * bundle);
  const picks = countOf(picture.height, unit * 0.85, 2);
  const yarnWidth = picture.width / yarns;
  const { height, wraps } = picture;
  const steps = Math.max(1, Math.round(height / (unit * 0.4)));
  const rise = height / steps;
  const dyed = new Uint8Array(yarns * steps * 3);
  for (let yarn = 0; yarn < yarns; yarn++) {
    const tied = Math.floor(yarn / bundle);
    const x = (tied + 0.5) * bundle * yarnWidth;
    const slip = (chance(tied, 0, 51) - 0.5) * 1.5 * unit + lean(chance(yarn, 0, 52)) * unit;
    const labels = Uint8Array.from({ length: steps }, (_, at) => {
      const y = at * rise + slip;
      return shapes.labelAt(x, wraps ? y : Math.min(height - 1, Math.max(0, y)));
    });
    for (let at = 0; at < steps; at++) {
      const reach = creep * (0.55 + 0.9 * chance(yarn, Math.floor(at / 24), 53));
      let [red, green, blue, whole] = [0, 0, 0, 0];
      let lightest = 255 * 3;
      let isEven = true;
      for (let tap = 0; tap < taps; tap++) {
        const share = (tap - (taps - 1) / 2) / ((taps - 1) / 2);
        const to = placed(Math.round(at + (share * reach * unit) / rise), steps, wraps);
        const label = labels[to] ?? 0;
        if (label !== labels[at]) isEven = false;
        const weight = 1 - share * share * 0.9;
        const [r, g, b] = dyes[label]?.colour ?? [0, 0, 0];
        red += r * weight;
        green += g * weight;
        blue += b * weight;
        whole += weight;
        lightest = Math.min(lightest, r + g + b);
      }
      // Where two ties meet, yarn is left that neither dye has reached.
      const bare = isEven ? 0 : 0.1;
      const [w0, w1, w2] = dyes[0]?.colour ?? [255, 255, 255];
      const to = (yarn * steps + at) * 3;
      dyed[to] = Math.round((red / whole) * (1 - bare) + w0 * bare);
      dyed[to + 1] = Math.round((green / whole) * (1 - bare) + w1 * bare);
      dyed[to + 2] = Math.round((blue / whole) * (1 - bare) + w2 * bare);
    }
    if (yarn % 32 === 0) progress((0.6 * yarn) / yarns);
  }
  return drawRows(
    picture,
    (share) => progress(0.6 + 0.4 * share),
    (x, y, into) => {
      const column = (x + 0.5) / yarnWidth;
      const yarn = Math.min(yarns - 1, Math.floor(column));
      const row = ((y + 0.5) * picks) / height;
      const pick = Math.floor(row);
      const across = (column - yarn - 0.47) * 2;
      // The warp covers the weft; each yarn rises over every other pick.
      const over = (yarn + pick) % 2 === 0 ? 1 : 0;
      const along = (row - pick - 0.5) * 2;
      const bulge = over === 1 ? 1 - 0.5 * along * along : 0.42 + 0.3 * along * along;
      const shade = 0.78 + 0.12 * (1 - across * across) + 0.13 * bulge + 0.06 * (chance(yarn, 1, 54) - 0.5);
      const at = (yarn * steps + wrapped(Math.floor((y + 0.5) / rise), steps)) * 3;
      for (const channel of [0, 1, 2] as const) into[channel] = (dyed[at + channel] ?? 0) * shade;
    },
  );
};

/** Most yarns lie where they were tied, a few have slipped far: −2.4 … 2.4. */
function lean(at: number): number {
  const off = at * 2 - 1;
  return off * off * off * 2.4 + off * 0.45;
}
