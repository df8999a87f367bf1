import { bytesOfHex } from '@naksha/colour';
import { expect, it } from 'vitest';
import { colours } from '../../../test/scenes.ts';
import { type Paint, shaded, whole } from '../../../test/tile.ts';
import { pucker } from './pucker.ts';

const params = { pitch: 40, depth: 1 };
const ground = bytesOfHex(colours.ground);
/** Knots every 20 px on the ground. */
const knots: Paint = (x, y) => (Math.hypot((x % 20) - 10, (y % 20) - 10) < 6 ? [120, 30, 30] : ground);

it('goes on over the tile’s edges as it begins on the other side', () => {
  const tile = shaded(pucker, params, whole, knots);
  const window = { x: 360, y: 300, width: 80, height: 40 };
  const across = shaded(pucker, params, window, knots);
  for (let y = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++) {
      const at = (((window.y + y) % 320) * 400 + ((window.x + x) % 400)) * 4;
      expect(Math.abs((across.data[(y * window.width + x) * 4] ?? 0) - (tile.data[at] ?? 0))).toBeLessThanOrEqual(1);
    }
  }
});

it('gives the same bytes in bands as in one piece', () => {
  const tile = shaded(pucker, params, whole, knots);
  for (const [y, height] of [
    [0, 111],
    [111, 209],
  ] as const) {
    const band = shaded(pucker, params, { ...whole, y, height }, knots);
    expect(band.data).toEqual(tile.data.slice(y * 1600, (y + height) * 1600));
  }
});

it('lights the upper left of a knot and shades its lower right', () => {
  const { data } = shaded(pucker, params, whole, knots);
  let upper = 0;
  let lower = 0;
  for (let y = 0; y < 320; y += 20) {
    for (let x = 0; x < 400; x += 20) {
      upper += data[((y + 7) * 400 + x + 7) * 4] ?? 0;
      lower += data[((y + 12) * 400 + x + 12) * 4] ?? 0;
    }
  }
  expect(upper).toBeGreaterThan(lower * 1.03);
});

it('leaves cloth flat where nothing was tied, but for fine creases', () => {
  const { data } = shaded(pucker, params, whole, () => ground);
  for (let i = 0; i < data.length; i += 4) expect(Math.abs((data[i] ?? 0) - ground[0])).toBeLessThan(45);
});
