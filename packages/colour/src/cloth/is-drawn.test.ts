import { expect, it } from 'vitest';
import { clothPhoto, sprigs } from '../../test/cloth-photo.ts';
import { noisePhoto } from '../../test/noise-photo.ts';
import { isDrawn } from './is-drawn.ts';
import { measureCloth } from './measure-cloth.ts';

const [width, height] = [300, 240];
const all = new Uint8Array(width * height).fill(1);

it.each([
  ['as many steps of every height, as snow', 0, 1],
  ['clouds of every size, as brown noise', 0.98, 1],
  ['clouds that are rich in texture', 0.7, 7],
] as const)('sees nothing drawn in %s, and takes no cloth out of it', (_, memory, seed) => {
  const photo = noisePhoto(width, height, memory, seed);
  expect(isDrawn(photo, all)).toBe(false);
  expect(measureCloth(photo)).toBeUndefined();
});

it('takes noise for cloth where somebody has marked it as that', () => {
  expect(measureCloth(noisePhoto(width, height, 0.98, 1), all)).toMatchObject({ region: all });
});

it.each([
  ['sprigs', sprigs(() => 0), 0],
  ['sprigs under the grain of a photograph', sprigs(() => 0), 18],
  [
    'forms that lie anyhow',
    (u: number, v: number): [number, number, number] =>
      Math.sin(u / 9 + Math.sin(v / 13) * 3) * Math.sin((u * u) / 2400 + v / 8) > 0.1 ? [30, 44, 96] : [236, 224, 196],
    0,
  ],
] as const)('sees that %s are drawn', (_, drawn, grain) => {
  const photo = clothPhoto(width, height, drawn, (x, y) => [x, y]);
  const noise = noisePhoto(width, height, 0, 3);
  const pixels = photo.pixels.map((value, at) =>
    Math.min(255, Math.max(0, value + (((noise.pixels[at] ?? 0) - 128) * grain) / 40)),
  );
  expect(isDrawn({ ...photo, pixels }, all)).toBe(true);
});
