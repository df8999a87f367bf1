import type { Triple } from '@naksha/colour';
import { nearestDye } from './plan/dyes.ts';
import { type Craft, countOf, drawRows, dyesOf } from './plan/laying.ts';
import { chance } from './plan/noise.ts';
import { shrunk, wrapped } from './plan/picture.ts';

/** Colours that a picture is woven in: one warp, and wefts that are brought to the face where they show. */
const most = 7;
/** Ivory, gold, rose, green, maroon, of a brocade. */
const brocade: readonly Triple[] = [
  [238, 224, 194],
  [205, 160, 75],
  [176, 72, 84],
  [58, 92, 74],
  [96, 24, 38],
];
/** Ends and picks after which every binding repeats. */
const repeat = 8;

/**
 * Where the warp lies over the weft, for end i and pick j, by the kind of area: satins of eight both ways, twills both ways, and a broken
 * one; 1 is warp. The ground is a warp satin, so that its weft shows as single points.
 */
const bindings: readonly ((end: number, pick: number) => boolean)[] = [
  (end, pick) => (pick * 3 + end) % 8 === 0,
  (end, pick) => (end + pick) % 4 === 0,
  (end, pick) => (end * 3 + pick * 7) % 8 === 0,
  (end, pick) => (end + 3 * pick) % 4 === 0,
  (end, pick) => (end + 2 * (pick >> 1) + (pick & 1) * 2) % 4 === 0,
  (end, pick) => (end + pick) % 8 < 2,
];
const groundBinding = (end: number, pick: number) => (pick * 5 + end) % 8 !== 0;

/** A jacquard: each crossing of an end and a pick shows one of the two yarns, so that colours are floats and every edge steps by a yarn. */
export const layWoven: Craft = (picture, laying, progress) => {
  const dyes = dyesOf(picture, most, brocade, laying);
  const ends = countOf(picture.width, laying.unit, repeat);
  const picks = countOf(picture.height, laying.unit, repeat);
  const cells = shrunk(picture, Math.min(ends, picture.width), Math.min(picks, picture.height));
  const nearest = nearestDye(dyes);
  const counts = dyes.map(() => 0);
  const labels = Uint8Array.from({ length: ends * picks }, (_, at) => {
    const x = Math.floor(((at % ends) * cells.width) / ends);
    const y = Math.floor((Math.floor(at / ends) * cells.height) / picks);
    const from = (y * cells.width + x) * 3;
    const label = nearest(cells.pixels[from] ?? 0, cells.pixels[from + 1] ?? 0, cells.pixels[from + 2] ?? 0);
    counts[label] = (counts[label] ?? 0) + 1;
    return label;
  });
  const ground = counts.indexOf(Math.max(...counts));
  const isWarp = Uint8Array.from({ length: ends * picks }, (_, at) => {
    const [end, pick] = [at % ends, Math.floor(at / ends)];
    const label = labels[at] ?? 0;
    if (label === ground) return groundBinding(end, pick) ? 1 : 0;
    return bindings[label % bindings.length]?.(end, pick) ? 1 : 0;
  });
  const floats = floatsOf(isWarp, ends, picks);
  const warp = dyes[ground]?.colour ?? [0, 0, 0];
  const [endWidth, pickHeight] = [picture.width / ends, picture.height / picks];
  return drawRows(picture, progress, (x, y, into) => {
    const column = (x + 0.5) / endWidth;
    const row = (y + 0.5) / pickHeight;
    const [end, pick] = [Math.min(ends - 1, Math.floor(column)), Math.min(picks - 1, Math.floor(row))];
    const at = pick * ends + end;
    const label = labels[at] ?? 0;
    const over = isWarp[at] === 1;
    // Behind a point of the ground lies the weft of the ground.
    const colour = over || label === ground ? warp : (dyes[label]?.colour ?? warp);
    const [along, across] = over ? [row - pick, column - end] : [column - end, row - pick];
    const before = floats.before[at] ?? 0;
    const length = floats.length[at] ?? 1;
    // A float bulges in its middle and dives at its ends.
    const place = ((before + along) / length) * 2 - 1;
    const bulge = 1 - place * place * place * place;
    const round = (across - 0.46) * 2;
    const body = 1 - round * round;
    const twist = wrapped((before + along) * 0.9 + across * 1.3 + (over ? end : pick) * 0.37, 1);
    const yarn = over ? chance(end, 0, 11) : chance(0, pick, 12);
    const light =
      0.52 + 0.3 * body * (0.45 + 0.55 * bulge) + 0.14 * bulge + (twist < 0.5 ? 0.035 : -0.02) + 0.07 * (yarn - 0.5);
    // Silk shines where a weft float faces the light.
    const sheen = over ? 6 * bulge * body : 22 * bulge * Math.max(0, 1 - 5 * (across - 0.36) * (across - 0.36) * 4);
    const shade = label === ground && !over ? light * 0.8 : light;
    for (const channel of [0, 1, 2] as const) into[channel] = colour[channel] * (shade + 0.1) + sheen;
  });
};

/** For each crossing: how many of its float come before it, and how long the float is; never longer than the repeat. */
function floatsOf(isWarp: Uint8Array, ends: number, picks: number) {
  const before = new Uint8Array(isWarp.length);
  const length = new Uint8Array(isWarp.length);
  for (let at = 0; at < isWarp.length; at++) {
    const [end, pick] = [at % ends, Math.floor(at / ends)];
    const over = isWarp[at];
    const same = (by: number) =>
      isWarp[over === 1 ? wrapped(pick + by, picks) * ends + end : pick * ends + wrapped(end + by, ends)] === over;
    let [back, on] = [0, 0];
    while (back < repeat && same(-back - 1)) back++;
    while (on < repeat && same(on + 1)) on++;
    before[at] = back;
    length[at] = back + on + 1;
  }
  return { before, length };
}
