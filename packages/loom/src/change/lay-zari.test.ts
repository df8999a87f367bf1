import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import type { Scene } from '../drawing/scene.ts';
import { composeRecipe } from '../recipe/compose.ts';
import { planScene } from './plan-scene.ts';

const plan = (prompt: string) => planScene(composeRecipe(generateParams.parse({ prompt, dpi: 60 }), '1'));
const metalsOf = ({ surface }: Pick<Scene, 'surface'>) =>
  surface.filter(({ shader }) => shader === 'zari').map(({ params }) => params.metal);
const onEdges = ({ layers }: Scene) =>
  layers.flatMap(({ over }) => (over === undefined ? [] : metalsOf({ surface: over })));

it.each(['paisley, gold on maroon', 'paisley in zari on maroon', 'paisley, silver on navy'])(
  'lays the metal that is named as thread, before the weave of the cloth: %s',
  (prompt) => {
    const scene = plan(prompt);
    expect(metalsOf(scene)).toHaveLength(1);
    const names = scene.surface.map(({ shader }) => shader);
    expect(names.indexOf('zari')).toBeLessThan(names.indexOf('cloth'));
  },
);

it('lays it where a border alone is of metal, on bands over dyed yarns too, and nowhere where no metal is named', () => {
  expect(metalsOf(plan('maroon paisley saree with gold border'))).toHaveLength(1);
  expect(onEdges(plan('gingham saree with gold border'))).not.toEqual([]);
  const plain = plan('maroon paisley saree with mustard border');
  expect([...metalsOf(plain), ...onEdges(plain)]).toEqual([]);
});

it('leaves figured silk to its own weave', () => {
  expect(metalsOf(plan('banarasi brocade saree, maroon with gold butis and border'))).toEqual([]);
});
