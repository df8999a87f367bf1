import { expect, it } from 'vitest';
import { circle } from '../../numbers/geometry/path.ts';
import { setPath } from './set-path.ts';

it('turns, moves and stretches places in that order', () => {
  expect(setPath('M10 0L0 -20Z', { turn: Math.PI / 2, x: 5, y: 1, stretch: 2 })).toBe('M5 22L25 2Z');
});

it('turns a circle about the origin without moving its arcs’ ends apart', () => {
  expect(setPath(circle(10, 0, 4), { turn: Math.PI / 2, x: 0, y: 0, stretch: 1 })).toBe(
    'M0 6a4 4 0 1 0 0 8a4 4 0 1 0 0 -8Z',
  );
});

it('leaves a path alone that is set as it was drawn', () => {
  const d = 'M1.25 3C4 5 6 7 8 9Z';
  expect(setPath(d, { turn: 0, x: 0, y: 0, stretch: 1 })).toBe(d);
});
