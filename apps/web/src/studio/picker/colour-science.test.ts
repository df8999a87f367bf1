import { describe, expect, it } from 'vitest';
import { deltaE } from './delta-e.ts';
import { toLab } from './lab.ts';
import { readColour } from './read-colour.ts';

describe('toLab', () => {
  it('knows white, black and the red of the screen', () => {
    expect(toLab([255, 255, 255]).map((value) => Math.round(value * 10) / 10 || 0)).toEqual([100, 0, 0]);
    expect(toLab([0, 0, 0]).map((value) => Math.round(value) || 0)).toEqual([0, 0, 0]);
    const [L, a, b] = toLab([255, 0, 0]);
    expect(L).toBeCloseTo(53.24, 1);
    expect(a).toBeCloseTo(80.09, 1);
    expect(b).toBeCloseTo(67.2, 1);
  });
});

describe('deltaE', () => {
  // Pairs 1, 7, 17 and 25 of the published test set of CIEDE2000.
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  ] as const)('agrees with the published pair %j %j', (one, other, expected) => {
    expect(deltaE(one, other)).toBeCloseTo(expected, 4);
    expect(deltaE(other, one)).toBeCloseTo(expected, 4);
  });
});

describe('readColour', () => {
  it('names the nearest colour of the palette and how far it is', () => {
    const reading = readColour([192, 70, 48], ['#1b2440', '#c0452f', '#f3ead8']);
    expect(reading.hex).toBe('#c04630');
    expect(reading.nearest?.hex).toBe('#c0452f');
    expect(reading.nearest?.deltaE).toBeLessThan(1);
  });

  it('does without a palette', () => {
    expect(readColour([0, 0, 0], []).nearest).toBeUndefined();
  });
});
