import { expect, it } from 'vitest';
import { recipeFor } from '../../../test/recipe-for.ts';
import { planScene } from '../../change/plan-scene.ts';
import { distance } from '../../numbers/torus.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { gardenCut } from './figures.ts';

const plan = (layout: string, motifs: Partial<Recipe['motifs']> = {}, seed = '1') =>
  planScene(recipeFor('block-print', layout, { seed, motifs: { include: [], exclude: [], weight: {}, ...motifs } }));

it('sets each colour’s block a little beside its outline, all of one colour the same way', () => {
  const scene = plan('butidar');
  const outlines = scene.layers.find(({ id }) => id === 'rekh')?.items ?? [];
  const offsOf = (id: string) =>
    (scene.layers.find((layer) => layer.id === id)?.items ?? []).flatMap((item) => {
      const near = outlines.map((outline) => [item.x - outline.x, item.y - outline.y] as const);
      return near.filter(([dx, dy]) => Math.hypot(dx, dy) < 8).slice(0, 1);
    });
  const means = ['datta-a1', 'datta-leaf1'].map((id) => {
    const offs = offsOf(id);
    expect(offs.length).toBeGreaterThan(6);
    expect(Math.max(...offs.map(([dx, dy]) => Math.hypot(dx, dy)))).toBeLessThan(5);
    return offs.reduce((sum, [dx]) => sum + dx, 0) / offs.length;
  });
  expect(Math.abs((means[0] ?? 0) - (means[1] ?? 0))).toBeGreaterThan(0.05);
});

it.each(['sanganeri', 'butidar', 'jaal', 'dabu', 'strips'])(
  '%s prints what is wanted and nothing that is refused',
  (layout) => {
    for (const seed of ['1', '2', '3']) {
      expect(plan(layout, { include: ['paisley'] }, seed).census.map(({ motif }) => motif)).toContain('paisley');
      const drawnWith = plan(layout, { exclude: ['paisley', 'lotus', 'dot'] }, seed).census.map(({ motif }) => motif);
      expect(drawnWith.filter((motif) => ['paisley', 'lotus', 'dot'].includes(motif))).toEqual([]);
    }
  },
);

it('lets each of several wished figures walk in its strips', () => {
  for (const seed of ['1', '2', '3', '4']) {
    const shown = plan('strips', { include: ['peacock', 'elephant'] }, seed).census;
    const heroes = shown.filter(({ rank }) => rank === 'hero').map(({ motif }) => motif);
    expect([...new Set(heroes)].toSorted()).toEqual(['elephant', 'peacock']);
  }
});

it('prints the outline last', () => {
  const ids = plan('sanganeri').layers.map(({ id }) => id);
  expect(ids.at(-1)).toBe('rekh');
});

it('fills the ground between beasts that stand densely, one small thing clear of the other and of their middles', () => {
  const motifs: Recipe['motifs'] = { include: ['elephant'], exclude: [], weight: {} };
  const { census, torus } = planScene(recipeFor('block-print', 'butidar', { motifs, density: 1, freedom: 0.2 }));
  const beasts = census.filter(({ rank }) => rank === 'hero');
  const others = census.filter(({ rank }) => rank !== 'hero');
  expect(new Set(beasts.map(({ motif }) => motif))).toEqual(new Set(['elephant']));
  expect(others.length).toBeGreaterThan(beasts.length * 3);
  for (const [k, one] of others.entries()) {
    for (const other of others.slice(k + 1))
      expect(distance(torus, one.x, one.y, other.x, other.y)).toBeGreaterThan(one.r + other.r);
    for (const beast of beasts)
      expect(distance(torus, one.x, one.y, beast.x, beast.y)).toBeGreaterThan(one.r + beast.r * 0.4);
  }
});

it('cuts a marigold that was named as itself, and other flowers as the carver knows them', () => {
  const recipe = recipeFor('block-print', 'sanganeri');
  const named = { ...recipe, source: { ...recipe.source, understood: ['motif:marigold'] } };
  expect(gardenCut(named, 'rosette', 0)).toBeDefined();
  expect(gardenCut(named, 'lotus', 0)).toBeUndefined();
  expect(gardenCut(recipe, 'rosette', 0)).toBeUndefined();
});

it('cuts each of two round flowers that were named', () => {
  const drawn = (...words: string[]) => {
    const recipe = recipeFor('block-print', 'butidar', { motifs: { include: ['rosette'], exclude: [], weight: {} } });
    const named = { ...recipe, source: { ...recipe.source, understood: words.map((word) => `motif:${word}`) } };
    const { symbols, layers } = planScene(named);
    const used = new Set(layers.flatMap(({ items }) => items.map(({ symbol }) => symbol)));
    return symbols.filter((_, n) => used.has(n)).map(({ shapes }) => shapes.length);
  };
  const [both, one, other] = [drawn('marigold', 'dahlia'), drawn('marigold'), drawn('dahlia')];
  expect(both).not.toEqual(one);
  expect(both).not.toEqual(other);
});
