import { expect, it } from 'vitest';
import { deltaE } from './delta-e.ts';
import { fromLab, hexToLab, toLab } from './lab.ts';
import { toHex } from './srgb.ts';

it('knows white, black and the red of the screen in Lab', () => {
  expect(hexToLab('#ffffff').map((value) => Math.round(value * 10) / 10 || 0)).toEqual([100, 0, 0]);
  expect(hexToLab('#000000').map((value) => Math.round(value) || 0)).toEqual([0, 0, 0]);
  const [L, a, b] = toLab([1, 0, 0]);
  expect(L).toBeCloseTo(53.24, 1);
  expect(a).toBeCloseTo(80.09, 1);
  expect(b).toBeCloseTo(67.2, 1);
});

it.each(['#000000', '#ffffff', '#27357a', '#d99a1c', '#010203', '#fe00fe'])('brings %s back from Lab', (hex) => {
  expect(toHex(fromLab(hexToLab(hex)))).toBe(hex);
});

// Pairs 1, 7, 9, 17, 25 and 33 of the published test set of CIEDE2000.
it.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
] as const)('agrees with the published pair %j %j', (one, other, expected) => {
  expect(deltaE(one, other)).toBeCloseTo(expected, 4);
  expect(deltaE(other, one)).toBeCloseTo(expected, 4);
});
