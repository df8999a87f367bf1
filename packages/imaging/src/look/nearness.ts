import { fromHex, toOklab } from '@naksha/colour';
import type { Look } from '@naksha/contract';

/** What counts how much when two looks are compared; a difference of `far` counts in full. */
const weights = {
  palette: 3,
  density: 1.4,
  size: 1,
  fineness: 0.8,
  contrast: 0.6,
  roundness: 0.6,
  angular: 2.4,
  scales: 2,
};
const far = {
  palette: 0.2,
  density: 0.45,
  size: 1.4,
  fineness: 0.6,
  contrast: 0.4,
  roundness: 0.6,
  angular: 0.25,
  scales: 0.6,
};
const words = { kind: 1.2, symmetry: 0.5, direction: 1, repeat: 0.4 };
/** From one of 1 … 5 to the next. */
const marks = [0.42, 0.31, 0.22, 0.14];

/** How far two pictures are from each other as they were measured, 0 … 1. With `isDyed` false their colours do not count. */
export function lookDistance(one: Look, other: Look, isDyed = true): number {
  const ways = {
    palette: isDyed ? paletteDistance(one.palette, other.palette) : 0,
    density: Math.abs(one.density - other.density),
    size: Math.abs(Math.log(Math.max(0.01, one.size) / Math.max(0.01, other.size))),
    fineness: Math.abs(one.fineness - other.fineness),
    contrast: isDyed ? Math.abs(one.contrast - other.contrast) : 0,
    roundness: Math.abs(one.roundness - other.roundness),
    angular: Math.abs(one.angular - other.angular),
    scales: one.scales.reduce((sum, each, i) => sum + Math.abs(each - (other.scales[i] ?? 0)), 0),
  };
  let [sum, all] = [0, 0];
  for (const name of Object.keys(weights) as (keyof typeof weights)[]) {
    if (!isDyed && (name === 'palette' || name === 'contrast')) continue;
    sum += weights[name] * Math.min(1, ways[name] / far[name]);
    all += weights[name];
  }
  const differs = (isOther: boolean, weight: number) => {
    sum += isOther ? weight : 0;
    all += weight;
  };
  differs(one.kind !== other.kind, words.kind);
  differs(one.symmetry !== other.symmetry, words.symmetry);
  differs(one.direction !== other.direction, words.direction);
  differs(one.repeat.kind !== other.repeat.kind, words.repeat);
  return sum / all;
}

/** How near a picture comes to another, from 1, far, to 5, near. */
export function nearnessOf(one: Look, other: Look): number {
  const way = lookDistance(one, other);
  return 1 + marks.filter((mark) => way < mark).length;
}

/** The mean way of each dye to the nearest of the other, both ways, in OKLab. */
function paletteDistance(one: Look['palette'], other: Look['palette']): number {
  const lab = (hex: string) => {
    const into: [number, number, number] = [0, 0, 0];
    toOklab(...fromHex(hex), into);
    return into;
  };
  const labs = [one, other].map((palette) => palette.map(({ hex, share }) => ({ at: lab(hex), share })));
  const [first = [], second = []] = labs;
  const way = (from: typeof first, to: typeof first) => {
    let [sum, all] = [0, 0];
    for (const { at, share } of from) {
      // A small accent is seen all the same.
      const weight = Math.sqrt(share);
      sum += weight * Math.min(...to.map((each) => Math.hypot(...each.at.map((value, i) => value - (at[i] ?? 0)))));
      all += weight;
    }
    return sum / Math.max(1e-6, all);
  };
  return (way(first, second) + way(second, first)) / 2;
}
