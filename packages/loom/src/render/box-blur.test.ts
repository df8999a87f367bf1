import { expect, it } from 'vitest';
import { boxBlur } from './box-blur.ts';

const width = 40;
const height = 30;
const picture = Int32Array.from({ length: width * height }, (_, i) => (i * 7919) % 10000);

it('keeps a level surface level, away from the edges', () => {
  const level = boxBlur(new Int32Array(width * height).fill(5000), width, height, 3, 2);
  expect(level[15 * width + 20]).toBe(5000);
});

it('does the same to a place wherever the picture around it was cut', () => {
  const all = boxBlur(picture, width, height, 3, 2);
  const top = 6;
  const cut = boxBlur(picture.slice(top * width), width, height - top, 3, 2);
  for (let y = 5; y < height - top - 5; y++) {
    for (let x = 7; x < width - 7; x++) expect(cut[y * width + x]).toBe(all[(y + top) * width + x]);
  }
});

it('does nothing with radii of zero', () => {
  expect(boxBlur(picture, width, height, 0, 0)).toEqual(picture);
});
