import { expect, it } from 'vitest';
import { blendCovered } from './blend-covered.ts';
import { type AreaInPixels, createCoverage } from './coverage.ts';

const [width, height] = [90, 70];
const stroke = (pieces: number[], fade = 6, erases = false) => ({ erases, fade, pieces: Float64Array.from(pieces) });
const areaOf = (...strokes: AreaInPixels['strokes'][number][]): AreaInPixels => ({
  width,
  height,
  points: strokes.length,
  inverted: false,
  strokes,
});
const whole = (area: AreaInPixels) => {
  const into = new Uint8Array(width * height);
  createCoverage(area).cover({ x: 0, y: 0, width, height }, into);
  return into;
};
const line = [20, 30, 12, 70, 40, 12];

/** The definition: full to within the fade and half a pixel of the radius, nothing half a pixel beyond, smooth between. */
function defined(x: number, y: number, [ax = 0, ay = 0, r = 0, bx = 0, by = 0] = line, fade = 6): number {
  const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
  const outside = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) - r;
  const share = Math.min(1, Math.max(0, (0.5 - outside) / (fade + 1)));
  return 255 * share * share * (3 - 2 * share);
}

it('covers what a line comes near to and fades towards its edge', () => {
  const covered = whole(areaOf(stroke(line)));
  const far = covered.map((level, i) => Math.abs(level - defined((i % width) + 0.5, Math.floor(i / width) + 0.5)));
  expect(Math.max(...far)).toBeLessThanOrEqual(1);
  expect(covered[30 * width + 20]).toBe(255);
  expect(covered.filter((level) => level > 0 && level < 255).length).toBeGreaterThan(500);
});

it('is the same in one piece and in bands of any height, and says where there is nothing', () => {
  const area = areaOf(stroke(line), stroke([60, 10, 20, 60, 10, 20], 0, true), stroke([10, 60, 3, 10, 60, 9]));
  const banded = new Uint8Array(width * height);
  const coverage = createCoverage(area);
  const reported: boolean[] = [];
  for (let y = 0; y < height; y += 7) {
    reported.push(coverage.cover({ x: 0, y, width, height: 7 }, banded, y * width));
  }
  expect(banded).toEqual(whole(area));
  expect(createCoverage(areaOf(stroke(line))).cover({ x: 0, y: 60, width, height: 9 }, new Uint8Array(width * 9))).toBe(
    false,
  );
  expect(reported).toContain(true);
});

it('takes away what is erased, whatever was painted before, and nothing painted after', () => {
  const eraser = stroke([45, 35, 8, 45, 35, 8], 2, true);
  const middle = 35 * width + 45;
  expect(whole(areaOf(stroke(line)))[middle]).toBe(255);
  expect(whole(areaOf(stroke(line), stroke(line), eraser))[middle]).toBe(0);
  expect(whole(areaOf(stroke(line), eraser, stroke(line)))).toEqual(whole(areaOf(stroke(line))));
  expect(whole(areaOf(eraser))).toEqual(new Uint8Array(width * height));
});

it('does not add up, and inverts', () => {
  const once = whole(areaOf(stroke(line)));
  expect(whole(areaOf(stroke(line), stroke(line)))).toEqual(once);
  expect(whole({ ...areaOf(stroke(line)), inverted: true })).toEqual(once.map((level) => 255 - level));
});

it('covers what a closed line goes around, in bands too, and an eraser takes the inside away', () => {
  // A square of 30 pixels with a bay cut into it.
  const corners = Float64Array.from([20, 10, 50, 10, 50, 40, 35, 40, 35, 25, 30, 25, 30, 40, 20, 40]);
  const around = { ...stroke([], 0), loops: [corners] };
  const covered = whole(areaOf(around));
  const inside = (x: number, y: number) => x >= 20 && x < 50 && y >= 10 && y < 40 && !(x >= 30 && x < 35 && y >= 25);
  expect(covered).toEqual(covered.map((_, i) => (inside(i % width, Math.floor(i / width)) ? 255 : 0)));
  const coverage = createCoverage(areaOf(around));
  const banded = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 5) coverage.cover({ x: 0, y, width, height: 5 }, banded, y * width);
  expect(banded).toEqual(covered);
  expect(whole(areaOf(around, { ...around, erases: true }))).toEqual(new Uint8Array(width * height));
});

it('takes of strokes on top of each other the most, whatever their radius and fade', () => {
  const strokes = [
    stroke([20, 30, 25, 70, 40, 9], 25),
    stroke([30, 20, 18, 31, 21, 18], 4),
    stroke([60, 50, 30, 20, 60, 12], 12),
    stroke([45, 35, 6, 45, 35, 6], 0),
  ];
  const alone = strokes.map((one) => whole(areaOf(one)));
  const most = whole(areaOf()).map((_, i) => Math.max(...alone.map((levels) => levels[i] ?? 0)));
  expect(whole(areaOf(...strokes))).toEqual(most);
});

it('holds few of many huge soft strokes against a pixel, and knows when there are more', () => {
  const size = { width: 16_384, height: 17_000 };
  const pixels = size.width * size.height;
  const huge = (i: number, erases = false) => {
    const [x, y] = [(i * 4099) % size.width, (i * 6151) % size.height];
    return stroke([x, y, 16_384, x + 900, y, 16_384], 16_384, erases);
  };
  const workOf = (strokes: AreaInPixels['strokes']) => createCoverage({ ...areaOf(...strokes), ...size }).work();
  const all = Array.from({ length: 200 }, (_, i) => huge(i));
  expect(workOf(all)).toBeLessThan(10 * pixels);
  expect(workOf(all.map((_, i) => huge(i, i % 2 === 1)))).toBeGreaterThan(100 * pixels);
});

it('paints thinner where a pen is pressed less', () => {
  const covered = whole(areaOf(stroke([10, 35, 2, 80, 35, 20], 0)));
  const column = (x: number) => covered.filter((level, i) => i % width === x && level > 127).length;
  expect(column(12)).toBeLessThan(8);
  expect(column(78)).toBeGreaterThan(34);
});

it('looks the same on a smaller raster', () => {
  const area = areaOf(stroke(line, 8));
  const small = new Uint8Array(45 * 35);
  createCoverage(area, { width: 45, height: 35 }).cover({ x: 0, y: 0, width: 45, height: 35 }, small);
  const large = whole(area);
  for (const [i, level] of small.entries()) {
    const at = 2 * Math.floor(i / 45) * width + 2 * (i % 45);
    const mean = [0, 1, width, width + 1].reduce((sum, step) => sum + (large[at + step] ?? 0) / 4, 0);
    expect(Math.abs(level - mean)).toBeLessThan(16);
  }
});

it.each([8, 16] as const)('mixes %d bits by the coverage, to the last bit at its ends', (depth) => {
  const top = 2 ** depth - 1;
  const samples = (values: number[]) => new Uint8Array((depth === 8 ? Uint8Array : Uint16Array).from(values).buffer);
  const before = samples([0, 10, 20, 7, 0, 10, 20, 7, 0, 10, 20, 7]);
  const after = samples([top, top, top, 9, top, top, top, 9, top, top, top, 9]);
  blendCovered(before, after, Uint8Array.of(0, 128, 255), { channels: 4, depth });
  const mixed = Math.round((top * 128) / 255);
  const [, , , , red] = depth === 8 ? after : new Uint16Array(after.buffer);
  expect(red).toBe(mixed);
  const bytes = (4 * depth) / 8;
  expect(after.subarray(0, bytes - depth / 8)).toEqual(before.subarray(0, bytes - depth / 8));
  expect(after.subarray(2 * bytes)).toEqual(samples([top, top, top, 9]));
});
