import { expect, it } from 'vitest';
import { markAlike } from './mark-alike.ts';

const [width, height] = [12, 6];
/** Red at both ends, over the edge, and alone in the middle; all else is paper. */
const isRed = (x: number) => x < 2 || x >= 10 || x === 6;
const picture = (shade = 0) => ({
  width,
  height,
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, at) =>
      isRed(at % width) ? [160 + (at % width === 6 ? shade : 0), 40, 40, 255] : [236, 226, 200, 255],
    ).flat(),
  ),
});
const columns = (marks: Uint8Array) => [...marks.subarray(0, width).keys()].filter((x) => marks[x] === 1);

it('marks what is joined to a pixel in its colour, over the edge too', () => {
  expect(columns(markAlike(picture(), { x: 1, y: 3 }, 5, true))).toEqual([0, 1, 10, 11]);
});

it('marks all of a colour', () => {
  expect(columns(markAlike(picture(), { x: 1, y: 3 }, 5, false))).toEqual([0, 1, 6, 10, 11]);
});

it('marks as far as a colour reaches', () => {
  expect(columns(markAlike(picture(60), { x: 1, y: 3 }, 5, false))).toEqual([0, 1, 10, 11]);
  expect(columns(markAlike(picture(60), { x: 1, y: 3 }, 30, false))).toEqual([0, 1, 6, 10, 11]);
  expect(columns(markAlike(picture(), { x: 1, y: 3 }, 100, false))).toHaveLength(width);
});
