import { describe, expect, it } from 'vitest';
import { readColour } from './read-colour.ts';

describe('readColour', () => {
  it('names the nearest colour of the palette and how far it is', () => {
    const reading = readColour([192, 70, 48], ['#1b2440', '#c0452f', '#f3ead8']);
    expect(reading.hex).toBe('#c04630');
    expect(reading.nearest?.hex).toBe('#c0452f');
    expect(reading.nearest?.deltaE).toBeLessThan(1);
  });

  it('says it in CMYK and LCh too', () => {
    const { cmyk, lch } = readColour([255, 0, 0], []);
    expect(cmyk).toEqual([0, 100, 100, 0]);
    expect(lch.map(Math.round)).toEqual([53, 105, 40]);
    expect(readColour([0, 0, 0], []).cmyk).toEqual([0, 0, 0, 100]);
    expect(readColour([0, 0, 255], []).lch[2]).toBeCloseTo(306.3, 1);
  });

  it('does without a palette', () => {
    expect(readColour([0, 0, 0], []).nearest).toBeUndefined();
  });
});
