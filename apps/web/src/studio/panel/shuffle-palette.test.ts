import { describe, expect, it } from 'vitest';
import { shufflePalette } from './shuffle-palette.ts';

const colours = ['#f3ead8', '#c0452f', '#d6a23c', '#3c5c4a', '#5580a8'].map((hex, i) => ({ hex, locked: i === 1 }));
const lcg = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
};

describe('shufflePalette', () => {
  it('leaves locked colours and the number of colours alone', () => {
    for (let seed = 1; seed < 30; seed++) {
      const shuffled = shufflePalette(colours, lcg(seed));
      expect(shuffled[1]).toEqual(colours[1]);
      expect(shuffled).toHaveLength(5);
    }
  });

  it('changes what is not locked', () => {
    const shuffled = shufflePalette(colours, lcg(7));
    expect(shuffled.filter((colour, i) => colour.hex !== colours[i]?.hex).length).toBeGreaterThanOrEqual(3);
  });
});
