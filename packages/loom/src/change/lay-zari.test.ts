import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import type { Scene } from '../drawing/scene.ts';
import { composeObeyed } from '../judge/obey.ts';
import { type Role, roles } from '../vocabulary/roles.ts';
import { planScene } from './plan-scene.ts';

const obeyed = (prompt: string) => composeObeyed(generateParams.parse({ prompt, dpi: 60 }), '1');
const threads = ({ surface }: Pick<Scene, 'surface'>) => surface.filter(({ shader }) => shader === 'zari');
const onEdges = ({ layers }: Scene) =>
  layers.flatMap(({ over }) => (over === undefined ? [] : threads({ surface: over })));

it.each(['paisley, gold on maroon', 'paisley in zari on maroon', 'paisley, silver on navy'])(
  'lays the metal that is named as thread, before the weave of the cloth: %s',
  (prompt) => {
    const { scene, recipe } = obeyed(prompt);
    expect(recipe.metal).toContain('a1');
    expect(threads(scene)).toHaveLength(1);
    const names = scene.surface.map(({ shader }) => shader);
    expect(names.indexOf('zari')).toBeLessThan(names.indexOf('cloth'));
  },
);

it('lays it where a border alone is of metal, on bands over dyed yarns too, and nowhere where no metal is named', () => {
  expect(threads(obeyed('maroon paisley saree with gold border').scene)).toHaveLength(1);
  expect(onEdges(obeyed('gingham saree with gold border').scene)).not.toEqual([]);
  const plain = obeyed('maroon paisley saree with mustard border').scene;
  expect([...threads(plain), ...onEdges(plain)]).toEqual([]);
});

it('leaves figured silk to its own weave', () => {
  expect(threads(obeyed('banarasi brocade saree, maroon with gold butis and border').scene)).toEqual([]);
});

it('leaves yellow flowers beside a gold border, and cream ones beside silver, as they are', () => {
  const dyesOf = (prompt: string) => {
    const { recipe } = obeyed(prompt);
    return (recipe.metal ?? []).map((role) => recipe.palette.roles[role]);
  };
  for (const hex of dyesOf('saree with yellow marigolds and gold border, maroon')) expect(hex).not.toBe('#e8b21f');
  expect(dyesOf('cream roses on navy with silver border')).not.toContain('#efe3c8');
});

it('follows from the recipe alone, whatever was read meanwhile, and stays where gold is dyed silver', () => {
  const { recipe, scene } = obeyed('paisley, gold on maroon');
  expect(planScene(recipe).surface).toEqual(scene.surface);
  const before = { ...recipe, metal: undefined };
  expect(threads(planScene(before))).toEqual([]);
  const inSilver = { ...recipe, palette: { ...recipe.palette, roles: { ...recipe.palette.roles, a1: '#b4b8bd' } } };
  expect(threads(planScene(inSilver))).toEqual(threads(scene));
  const bits = threads(scene)[0]?.params.inks ?? 0;
  const has = (role: Role) => Math.floor(bits / 2 ** roles.indexOf(role)) % 2 === 1;
  expect(roles.filter(has)).toEqual(recipe.metal);
});
