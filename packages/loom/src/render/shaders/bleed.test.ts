import { expect, it } from 'vitest';
import { type Paint, shaded, whole } from '../../../test/tile.ts';
import { bleed } from './bleed.ts';

const params = { reach: 14, ragged: 1 };
/** White bands in indigo, 40 px each. */
const bands: Paint = (_x, y) => (Math.floor(y / 40) % 2 === 0 ? [30, 50, 100] : [240, 240, 235]);

it('gives the same bytes in bands as in one piece, over the tile’s edge too', () => {
  const tile = shaded(bleed, params, whole, bands);
  const band = shaded(bleed, params, { ...whole, y: 97, height: 120 }, bands);
  const beyond = shaded(bleed, params, { ...whole, y: 320 + 97, height: 120 }, bands);
  const cut = tile.data.slice(97 * 1600, (97 + 120) * 1600);
  const off = (data: Uint8ClampedArray) =>
    data.reduce((most, value, i) => Math.max(most, Math.abs(value - (cut[i] ?? 0))), 0);
  expect(off(band.data)).toBe(0);
  expect(off(beyond.data)).toBeLessThanOrEqual(1);
});

it('makes an edge ragged and in places soft, and leaves the inside of each dye as it was', () => {
  const { data } = shaded(bleed, params, whole, bands);
  const red = (x: number, y: number) => data[(y * 400 + x) * 4] ?? 0;
  const fronts = Array.from({ length: 400 }, (_, x) => {
    let y = 30;
    while (red(x, y) < 135 && y < 50) y++;
    return y;
  });
  expect(Math.max(...fronts) - Math.min(...fronts)).toBeGreaterThanOrEqual(3);
  const between = fronts.filter((y, x) => red(x, y + 1) < 232 || red(x, y - 2) > 40);
  expect(between.length).toBeGreaterThan(40);
  for (let x = 0; x < 400; x += 7) expect([red(x, 20), red(x, 60)]).toEqual([30, 240]);
});
