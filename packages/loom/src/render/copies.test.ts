import { expect, it } from 'vitest';
import { sceneUnder } from '../../test/scenes.ts';
import type { Item } from '../drawing/scene.ts';
import { distance } from '../numbers/torus.ts';
import { copiesOf } from './copies.ts';

const disc: Item = { symbol: 0, x: 10, y: 40, turn: 0, scale: 1 };

function placesIn(
  repeat: 'straight' | 'half-drop' | 'half-brick',
  box = { left: 0, top: 0, right: 2000, bottom: 1200 },
) {
  const scene = sceneUnder(repeat);
  const places: [number, number][] = [];
  copiesOf(scene, disc, box, (x, y) => places.push([x, y]));
  return { scene, places };
}

it('sets copies half a module lower in the next column under half-drop', () => {
  const { places } = placesIn('half-drop');
  expect(places).toContainEqual([1010, 340]);
  expect(places).not.toContainEqual([1010, 40]);
});

it('sets copies half a module aside in the next row under half-brick', () => {
  const { places } = placesIn('half-brick');
  expect(places).toContainEqual([510, 640]);
  expect(places).not.toContainEqual([10, 640]);
});

it.each(['straight', 'half-drop', 'half-brick'] as const)(
  'gives only places that are one on the torus, and all that show, under %s',
  (repeat) => {
    const { scene, places } = placesIn(repeat);
    for (const [x, y] of places) expect(distance(scene.torus, x, y, disc.x, disc.y)).toBeCloseTo(0, 9);
    for (let x = -62; x <= 2062; x += 31) {
      for (let y = -62; y <= 1262; y += 31) {
        const isCovered = distance(scene.torus, x, y, disc.x, disc.y) < 10;
        if (isCovered) expect(places.some(([px, py]) => Math.hypot(px - x, py - y) < 10)).toBe(true);
      }
    }
  },
);

it.each(['straight', 'half-drop', 'half-brick'] as const)(
  'keeps the order of copies one tile further on under %s',
  (repeat) => {
    const here = placesIn(repeat).places;
    const there = placesIn(repeat, { left: 2000, top: -1200, right: 4000, bottom: 0 }).places;
    expect(there.map(([x, y]) => [x - 2000, y + 1200])).toEqual(here);
  },
);
