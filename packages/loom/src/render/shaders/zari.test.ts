import { bytesOfHex } from '@naksha/colour';
import { describe, expect, it } from 'vitest';
import { colours } from '../../../test/scenes.ts';
import { type Paint, shaded, whole } from '../../../test/tile.ts';
import { isOfMetal } from '../../numbers/colour/of-metal.ts';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { roles } from '../../vocabulary/roles.ts';
import { zari } from './zari.ts';

const [cloth, red, gold] = [bytesOfHex(colours.ground), bytesOfHex(colours.a1), bytesOfHex(colours.a3)];
/** A third ground, a third in another dye, a third in one that is the metal. */
const thirds: Paint = (x) => (x < 130 ? cloth : x < 260 ? red : gold);
const params = { inks: 2 ** roles.indexOf('a3'), perCm: 42 };

describe('metal thread', () => {
  it('has a bright and a deep tone on what has its colour, and leaves all else alone', () => {
    const { data } = shaded(zari, params, whole, thirds);
    const at = (x: number, y: number) => data.slice((y * 400 + x) * 4, (y * 400 + x) * 4 + 3);
    expect([...at(40, 40)]).toEqual([...cloth]);
    expect([...at(200, 40)]).toEqual([...red]);
    const tones = Array.from({ length: 100 }, (_, i) => at(290 + (i % 100), 3 * (i % 97))[1] ?? 0);
    expect(Math.max(...tones) - Math.min(...tones)).toBeGreaterThan(18);
    const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
    expect(Math.abs(mean - (gold[1] ?? 0))).toBeLessThan(14);
  });

  it('is the same in bands, and goes on over the edges', () => {
    const tile = shaded(zari, params, whole, thirds);
    const band = shaded(zari, params, { ...whole, y: 97, height: 60 }, thirds);
    expect(band.data).toEqual(tile.data.slice(97 * 1600, 157 * 1600));
    const across = shaded(zari, params, { ...whole, x: 400, y: -320 }, thirds);
    expect(
      across.data.reduce((most, value, i) => Math.max(most, Math.abs(value - (tile.data[i] ?? 0))), 0),
    ).toBeLessThanOrEqual(2);
  });
});

it('takes golds for gold, greys for silver, and no brown, cream or green for either', () => {
  const [golden, silver] = [hexToOklch('#c6963c'), hexToOklch('#b4b8bd')];
  for (const hex of ['#d6a441', '#c9a04a', '#e3c069']) expect(isOfMetal(hexToOklch(hex), golden)).toBe(true);
  for (const hex of ['#6b4226', '#efe3c8', '#6c6f34', '#b3202c'])
    expect(isOfMetal(hexToOklch(hex), golden)).toBe(false);
  expect(isOfMetal(hexToOklch('#a9adb2'), silver)).toBe(true);
  for (const hex of ['#2b2522', '#ffffff', '#8fb7d3', '#efe3c8', '#f3ead7'])
    expect(isOfMetal(hexToOklch(hex), silver)).toBe(false);
});
