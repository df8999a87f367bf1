import { expect, it } from 'vitest';
import type { MotifDisc, Scene } from '../drawing/scene.ts';
import { judgeSizesOfPlaces } from './judge-border.ts';

const disc = (x: number, y: number, r: number): MotifDisc => ({ x, y, r, motif: 'lotus', rank: 'secondary' });
const corners = (r: number) => [20, 180].flatMap((x) => [20, 180].map((y) => disc(x, y, r)));
const panelOf = (census: readonly MotifDisc[]): Scene => ({
  torus: { w: 200, h: 200, brickX: 0, dropY: 0 },
  columns: 1,
  rows: 1,
  symbols: [],
  layers: [],
  surface: [],
  census: [...census],
});

it('one large in the centre and four small ones in the corners is seen, and the other way round is not', () => {
  expect(judgeSizesOfPlaces({}, panelOf([disc(100, 100, 40), ...corners(15)])).failing).toBeUndefined();
  expect(judgeSizesOfPlaces({}, panelOf([disc(100, 100, 15), ...corners(40)])).failing).toBe('otherScale');
});

it('nothing beside the centre is as large', () => {
  const beside = disc(40, 100, 40);
  expect(judgeSizesOfPlaces({}, panelOf([disc(100, 100, 40), ...corners(15), beside])).failing).toBe('otherScale');
});
