import { expect, it } from 'vitest';
import { markAlike } from './mark-alike.ts';

const [width, height] = [48, 24];
/** Red at both ends, over the edge, and alone in the middle; all else is paper. */
const isRed = (x: number) => x < 8 || x >= 40 || (x >= 20 && x < 28);
const picture = ({ shade = 0, grain = 0 } = {}) => ({
  width,
  height,
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, at) => {
      const x = at % width;
      // Threads cross, every other one lighter.
      const thread = ((x + Math.floor(at / width)) % 2) * grain;
      return isRed(x)
        ? [160 + thread + (x >= 20 && x < 28 ? shade : 0), 40 + thread, 40 + thread, 255]
        : [236 - thread, 226 - thread, 200 - thread, 255];
    }).flat(),
  ),
});
const left = Array.from({ length: 8 }, (_, i) => i);
const middle = left.map((i) => i + 20);
const right = left.map((i) => i + 40);
const columns = (marks: Uint8Array) => [...marks.subarray(0, width).keys()].filter((x) => marks[x] === 1);

it('marks what is joined to a pixel in its colour, over the edge too', () => {
  expect(columns(markAlike(picture(), { x: 3, y: 3 }, 5, true))).toEqual([...left, ...right]);
});

it('marks all of a colour', () => {
  expect(columns(markAlike(picture(), { x: 3, y: 3 }, 5, false))).toEqual([...left, ...middle, ...right]);
});

it('marks as far as a colour reaches', () => {
  expect(columns(markAlike(picture({ shade: 60 }), { x: 3, y: 3 }, 5, false))).toEqual([...left, ...right]);
  expect(columns(markAlike(picture({ shade: 60 }), { x: 3, y: 3 }, 30, false))).toEqual([...left, ...middle, ...right]);
  expect(columns(markAlike(picture(), { x: 3, y: 3 }, 100, false))).toHaveLength(width);
});

it('does not mark threads one by one', () => {
  const marks = markAlike(picture({ grain: 50 }), { x: 3, y: 3 }, 8, true);
  for (const [at, mark] of marks.entries()) {
    const x = at % width;
    // At the edge itself a thread may go either way.
    if (x < 7 || x > 40) expect(mark).toBe(1);
    else if (x > 7 && x < 40) expect(mark).toBe(0);
  }
});

it('marks at least the pixel itself', () => {
  const one = { width: 1, height: 1, data: Uint8ClampedArray.from([9, 9, 9, 255]) };
  expect([...markAlike(one, { x: 0, y: 0 }, 0, true)]).toEqual([1]);
});
