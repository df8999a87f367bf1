import { families as familyNames } from '@naksha/contract';
import { expect, it, vi } from 'vitest';
import { recipeFor } from '../../test/recipe-for.ts';
import { type KeptScene, planScene, sceneFrom } from '../change/plan-scene.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { families } from '../vocabulary/families/families.ts';
import { parsePlan, writePlan } from './parse-plan.ts';

// Every cloth is planned, and other work may share the machine.
vi.setConfig({ testTimeout: 360_000 });

it.each(familyNames)('reads a plan of %s back as it was written', (family) => {
  for (const layout of families[family].layouts) {
    const scene = JSON.stringify(planScene(recipeFor(family, layout)));
    const plan = parsePlan(writePlan(family, 3, scene));
    expect(plan).toMatchObject({ family, version: 3 });
    expect(JSON.stringify(plan?.scene) === scene).toBe(true);
  }
});

const scene = planScene(recipeFor('ikat', 'ogee'));
const [first] = scene.symbols;
const [ground, field] = scene.layers;

it.each<readonly [what: string, spoiled: unknown]>([
  ['a path that is no path', { ...scene, symbols: [{ ...first, shapes: [{ d: '"/><script>' }] }] }],
  ['an ink of no role', { ...scene, layers: [{ ...ground, wash: 'url(#x)' }] }],
  ['a layer whose name of its own breaks out of a document', { ...scene, layers: [{ ...ground, id: 'a" onload="' }] }],
  ['an item of a symbol that is not there', { ...scene, symbols: [], layers: [ground, field] }],
  ['a number that is none', { ...scene, torus: { ...scene.torus, w: null } }],
  ['what no planner writes', { ...scene, extra: 1 }],
  ['nothing to draw', { ...scene, layers: [] }],
  ['a surface that no cloth has', { ...scene, layers: [{ ...ground, surface: [{ shader: 'glitter', params: {} }] }] }],
])('takes no plan with %s', (_, spoiled) => {
  expect(parsePlan(writePlan('ikat', 1, JSON.stringify(scene)))).toBeDefined();
  expect(parsePlan(writePlan('ikat', 1, JSON.stringify(spoiled)))).toBeUndefined();
});

it('takes no text that is cut short, empty or of another form', () => {
  const text = writePlan('ikat', 1, JSON.stringify(scene));
  for (const other of ['', '{}', text.slice(0, -9), text.replace('"form":1', '"form":2')])
    expect(parsePlan(other)).toBeUndefined();
});

/** A design that no planner of today draws: every item lies a little aside. */
function keptAside(recipe: Recipe): KeptScene {
  const plain = planScene(recipe);
  const layers = plain.layers.map((layer) => ({
    ...layer,
    items: layer.items.map((item) => ({ ...item, x: item.x + 3 })),
  }));
  return { recipe, version: 99, scene: { ...plain, layers } };
}

const buti = recipeFor('kalamkari', 'buti', { finish: { hand: 1, cloth: 'cotton', weave: 0.5, mottle: 0.3, age: 0 } });
const kept = keptAside(buti);

it('draws a recoloured design of the scene that was kept', () => {
  const { palette } = buti;
  const recoloured = {
    ...buti,
    title: 'Another',
    palette: { ...palette, roles: { ...palette.roles, ground: '#102030' } },
  };
  expect(sceneFrom(kept, recoloured)).toBe(kept.scene);
});

it('gives the kept scene another finish and leaves its geometry', () => {
  const aged = sceneFrom(kept, { ...buti, finish: { ...buti.finish, age: 0.8 } });
  expect(aged?.layers).toEqual(kept.scene.layers);
  expect(aged?.surface.map(({ shader }) => shader)).toContain('age');
});

it('takes a motif out of the kept scene and leaves the others where they lie there', () => {
  const motifs = { ...buti.motifs, exclude: ['leaf' as const] };
  const changes = [{ motif: 'leaf' as const, factor: 0, motifs }];
  const amended = sceneFrom(kept, { ...buti, motifs, since: { motifs: buti.motifs, changes } });
  const placesOf = (of: Scene | undefined) =>
    (of?.layers ?? []).flatMap(({ items }) => items.map(({ x, y }) => `${x} ${y}`));
  const before = new Set(placesOf(kept.scene));
  const still = placesOf(amended).filter((place) => before.has(place));
  expect(placesOf(amended).length).toBeLessThan(before.size);
  expect(still.length).toBeGreaterThan(placesOf(amended).length * 0.9);
});

it('plans what asks for another arrangement again', () => {
  for (const other of [{ density: 0.1 }, { seed: '2' }, { heroCm: 3 }, { repeat: 'half-drop' as const }])
    expect(sceneFrom(kept, { ...buti, ...other })).toBeUndefined();
});
