import { expect, it } from 'vitest';
import { measured, straightened } from './measured.ts';

const line = { from: { x: 2, y: 1 }, to: { x: 5, y: 5 } };

it('measures in cm, inches and whole pixels of the design', () => {
  expect(measured(line, 'cm', 300)).toEqual({ length: 5, width: 3, height: 4 });
  expect(measured(line, 'inch', 300)).toEqual({ length: 1.97, width: 1.18, height: 1.57 });
  expect(measured(line, 'px', 254)).toEqual({ length: 500, width: 300, height: 400 });
});

it('straightens a line to the nearest eighth of a turn', () => {
  const flat = straightened({ from: { x: 1, y: 1 }, to: { x: 9, y: 2 } });
  expect([flat.x, flat.y]).toEqual([9, 1]);
  const slanting = straightened({ from: { x: 0, y: 0 }, to: { x: -3, y: 3.4 } });
  expect(slanting.y).toBeCloseTo(-slanting.x, 9);
});
