import { expect, it } from 'vitest';
import { planOf, samples, stateAt } from './plan-cells.ts';

it('gives each cell the ink most of its pixels are nearest to and leaves the ground as paper', () => {
  const cream = [250, 240, 220, 255];
  const red = [170, 40, 40, 255];
  const blue = [30, 40, 90, 255];
  const left = [cream, cream, red];
  const right = [blue, blue, red];
  const pixels = new Uint8ClampedArray(
    [...left, ...right, ...left, ...right, ...left, ...right, ...Array(18).fill(red).flat()].flat(),
  );
  expect(samples).toBe(3);
  expect(planOf(pixels, 2, ['#f0e6d0', '#a8342a', '#27357a']).inks).toEqual([null, '#27357a', '#a8342a', '#a8342a']);
});

it('is paper before the plan, cloth after it, and only the plan may stand between', () => {
  for (let row = 0; row < 50; row++) {
    expect(stateAt(3, row, -0.1, 1)).toBe('paper');
    expect(stateAt(3, row, 1.01, 1)).toBe('cloth');
    const states = Array.from({ length: 60 }, (_, step) => stateAt(7, row, step / 50, 1));
    expect(states).toEqual([...states].sort((a, b) => order[a] - order[b]));
  }
});

it('shows nothing of a cloth that has not arrived yet', () => {
  for (let row = 0; row < 50; row++) expect(stateAt(9, row, 1.5, 0)).toBe('paper');
});

const order = { paper: 0, plan: 1, cloth: 2 };
