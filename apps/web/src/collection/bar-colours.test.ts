import { describe, expect, it } from 'vitest';
import { barColours } from './bar-colours.ts';

const pixels = (...rgb: [number, number, number][]) => Uint8ClampedArray.from(rgb.flatMap((each) => [...each, 255]));

describe('barColours', () => {
  it('gives each colour its share, the largest first', () => {
    const bar = barColours(pixels([20, 30, 80], [20, 30, 80], [20, 30, 80], [200, 40, 40]));
    expect(bar).toEqual([
      { hex: '#141e50', share: 0.75 },
      { hex: '#c82828', share: 0.25 },
    ]);
  });

  it('takes shades of one colour together', () => {
    expect(barColours(pixels([200, 40, 40], [210, 46, 38], [190, 30, 44]))).toHaveLength(1);
  });

  it('never gives more than eight, and loses nothing', () => {
    const many = Array.from({ length: 400 }, (_, i): [number, number, number] => [
      (i * 53) % 256,
      (i * 97) % 256,
      (i * 29) % 256,
    ]);
    const bar = barColours(pixels(...many));
    expect(bar.length).toBeLessThanOrEqual(8);
    expect(bar.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
