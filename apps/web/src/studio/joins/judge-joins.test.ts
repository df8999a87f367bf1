import { judgeJoin, lookAtJoin } from '@naksha/colour';
import { families, generateParams } from '@naksha/contract';
import { composeRecipe, createRng, planScene, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { expect, it } from 'vitest';

const side = 256;
/** Levels of three channels of an edge along a join, on average over its length, from which on a person sees it. */
const visible = 18;

type Colour = (x: number, y: number) => readonly [red: number, green: number, blue: number];
interface Case {
  readonly width: number;
  readonly shown: Colour;
  /** The cloth that was scanned: it goes on beyond both edges. */
  readonly due: Colour;
}

function pixelsOf({ width, shown }: Case): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * side * 3);
  for (let y = 0, at = 0; y < side; y++)
    for (let x = 0; x < width; x++) for (const level of shown(x, y)) pixels[at++] = level;
  return pixels;
}

/**
 * A join is seen by the edges that it makes where the cloth has none: what the two colours that meet there differ by, less the most that
 * the cloth itself steps within a pixel of either. Squares that only become narrower make none, and look like cloth.
 */
function isVisible({ width, shown, due }: Case): boolean {
  const step = (one: Colour, x: number, other: Colour, to: number, y: number) => {
    const [a, b] = [one(x, y), other(to, y)];
    return a.reduce((all, value, channel) => all + Math.abs(value - (b[channel] ?? 0)), 0);
  };
  let sum = 0;
  for (let y = 0; y < side; y++) {
    const near = [-1, 0, 1].flatMap((by) => [width + by, by]);
    const own = Math.max(...near.map((x) => step(due, x - 1, due, x, y)));
    sum += Math.max(0, step(shown, width - 1, shown, 0, y) - own);
  }
  return sum / side > visible;
}

it('sees the joins of scans that are cut short, stepped or lit from one side, and passes tiles of the loom that repeat', () => {
  const { next: rng } = createRng('edges');
  const none = () => ({ all: 0, wrong: 0 });
  const counts = { repeats: none(), cut: none(), stepped: none(), lit: none() };
  const note = (kind: keyof typeof counts, each: Case) => {
    if (kind !== 'repeats' && !isVisible(each)) return;
    const picture = { pixels: pixelsOf(each), channels: 3 as const, width: each.width, height: side };
    const isOpen = judgeJoin([lookAtJoin(picture, 'across')]).verdict === 'steps';
    counts[kind].all += 1;
    if (isOpen === (kind === 'repeats')) counts[kind].wrong += 1;
  };
  for (const family of families) {
    const recipe = composeRecipe(generateParams.parse({ trainedPattern: family, dpi: 96 }), 'edges');
    const size = { width: side, height: side };
    const { data } = weaveWindow(planScene(recipe), recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
    for (const isTurned of [false, true]) {
      const [left, top] = [Math.floor(rng() * side), Math.floor(rng() * side)];
      const at: Colour = (x, y) => {
        const [column, row] = [(x + left + side) % side, (y + top + side) % side];
        const from = (isTurned ? column * side + row : row * side + column) * 4;
        return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
      };
      note('repeats', { width: side, shown: at, due: at });
      const grain = Float32Array.from({ length: side * side }, () => 14 * (rng() - rng()));
      const noisy: Colour = (x, y) => {
        const [r, g, b] = at(x, y);
        const more = grain[y * side + x] ?? 0;
        return [r + more, g + more, b + more];
      };
      if (isTurned) note('repeats', { width: side, shown: noisy, due: noisy });
      for (const cut of isTurned ? [3, 14] : [7, 20]) note('cut', { width: side - cut, shown: at, due: at });
      for (const step of isTurned ? [4, 16] : [30]) {
        const slanted: Colour = (x, y) => at(x, y + Math.round((step * x) / side));
        note('stepped', { width: side, shown: slanted, due: slanted });
      }
      for (const light of isTurned ? [0.1] : [0.2, 0.4]) {
        const lit: Colour = (x, y) => {
          const [r, g, b] = at(x, y);
          const more = 1 + light * (x / (side - 1) - 0.5);
          return [r * more, g * more, b * more];
        };
        note('lit', { width: side, shown: lit, due: lit });
      }
    }
  }
  const rate = ({ all, wrong }: ReturnType<typeof none>) => wrong / all;
  const all = Object.values(counts).reduce((sum, each) => sum + each.all, 0);
  expect(all).toBeGreaterThanOrEqual(200);
  // What is taken for a join are nets and stitches as fine as the grain of a scan.
  expect(rate(counts.repeats), JSON.stringify(counts)).toBeLessThanOrEqual(0.04);
  // What is missed are bars and squares cut in the middle, whose edges the cloth has elsewhere too.
  expect(rate(counts.cut), JSON.stringify(counts)).toBeLessThanOrEqual(0.1);
  expect(rate(counts.stepped), JSON.stringify(counts)).toBeLessThanOrEqual(0.04);
  expect(rate(counts.lit), JSON.stringify(counts)).toBeLessThanOrEqual(0.05);
}, 300_000);
