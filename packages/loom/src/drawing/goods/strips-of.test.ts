import { expect, it } from 'vitest';
import { createRng } from '../../numbers/rng.ts';
import { distance, type Torus } from '../../numbers/torus.ts';
import type { Item, MotifDisc, Scene } from '../scene.ts';
import { stripsOf } from './strips-of.ts';

const rng = createRng('strips');
const items = Array.from({ length: 8000 }, (): Item => {
  return { symbol: 0, x: rng.between(-100, 1200), y: rng.between(-100, 900), turn: 0, scale: 1 };
});
const discs = Array.from({ length: 40 }, (): MotifDisc => {
  return { motif: 'buti', x: rng.between(-20, 1020), y: rng.between(-20, 820), r: 6, rank: 'hero' };
});
const strippedOn = (torus: Torus) =>
  stripsOf({ torus, layers: [{ id: 'motifs', name: 'Motifs', kind: 'motifs', items }] } satisfies Pick<
    Scene,
    'torus' | 'layers'
  >);

it.each<[string, Torus]>([
  ['straight', { w: 1000, h: 800, dropY: 0, brickX: 0 }],
  ['in half-drop', { w: 1000, h: 800, dropY: 400, brickX: 0 }],
  ['in half-brick', { w: 1000, h: 800, dropY: 0, brickX: 500 }],
])('finds all that lies in a buti, in its order, among few others: %s', (_, torus) => {
  const strips = strippedOn(torus);
  for (const disc of discs) {
    const lies = ({ x, y }: Item) => distance(torus, disc.x, disc.y, x, y) <= disc.r;
    const near = strips.near(disc);
    expect(near.filter(lies)).toEqual(items.filter(lies));
    expect(near.length).toBeLessThan(items.length * 0.05);
  }
});

it('looks through everything for what is as wide as the cloth', () => {
  const [disc] = discs;
  const strips = strippedOn({ w: 1000, h: 800, dropY: 0, brickX: 0 });
  expect(disc === undefined ? [] : strips.near({ ...disc, r: 600 })).toEqual(items);
});
