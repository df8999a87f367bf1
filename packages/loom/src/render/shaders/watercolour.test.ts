import { bytesOfHex } from '@naksha/colour';
import { expect, it } from 'vitest';
import { colours } from '../../../test/scenes.ts';
import { type Paint, shaded, whole } from '../../../test/tile.ts';
import { watercolour } from './watercolour.ts';

const params = { strength: 1, grain: 0.5 };
const paper = bytesOfHex(colours.ground);
/** Discs of one wash on paper. */
const discs: Paint = (x, y) => (Math.hypot((x % 80) - 40, (y % 80) - 40) < 30 ? [180, 60, 80] : paper);

it('goes on over the tile’s edges as it begins on the other side', () => {
  const tile = shaded(watercolour, params, whole, discs);
  const window = { x: 360, y: 300, width: 80, height: 40 };
  const across = shaded(watercolour, params, window, discs);
  for (let y = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++) {
      const at = (((window.y + y) % 320) * 400 + ((window.x + x) % 400)) * 4;
      expect(Math.abs((across.data[(y * window.width + x) * 4] ?? 0) - (tile.data[at] ?? 0))).toBeLessThanOrEqual(1);
    }
  }
});

it('gathers pigment within the rim of a wash and leaves the paper bare', () => {
  const { data } = shaded(watercolour, { strength: 1, grain: 0 }, whole, discs);
  const green = (away: number) => {
    let sum = 0;
    let count = 0;
    for (let y = 0; y < 320; y++) {
      for (let x = 0; x < 400; x++) {
        const r = Math.hypot((x % 80) - 40, (y % 80) - 40);
        if (r < away - 1 || r >= away) continue;
        sum += data[(y * 400 + x) * 4 + 1] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  };
  expect(green(29)).toBeLessThan(green(12) - 4);
  expect(green(38)).toBeCloseTo(paper[1], 6);
});
