import { expect, it } from 'vitest';
import { recipeFor } from '../../../test/recipe-for.ts';
import { planScene } from '../../change/plan-scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { abstract } from '../../vocabulary/families/abstract/abstract.ts';

const plan = (layout: string, changed: Partial<Recipe> = {}) => planScene(recipeFor('abstract', layout, changed));

it.each(abstract.layouts)('%s plans the same scene whatever its colours, another for another seed', (layout) => {
  const roles = abstract.palettes[1]?.roles as Recipe['palette']['roles'];
  const first = JSON.stringify(plan(layout));
  expect(JSON.stringify(plan(layout, { palette: { scheme: 'other', roles, locked: [] } }))).toBe(first);
  expect(JSON.stringify(plan(layout, { seed: 'other' }))).not.toBe(first);
});

it('cuts leaves or flowers as asked, and stones when both are refused', () => {
  const cut = (motifs: Partial<Recipe['motifs']>) =>
    new Set(
      plan('cut-outs', { motifs: { include: [], exclude: [], weight: {}, ...motifs } }).census.map(
        (disc) => disc.motif,
      ),
    );
  expect(cut({ include: ['blossom'] })).toEqual(new Set(['blossom']));
  expect(cut({ exclude: ['blossom'] })).toEqual(new Set(['leaf']));
  expect(cut({ exclude: ['blossom', 'leaf'] })).toEqual(new Set(['stone']));
});

it.each(['straight', 'half-drop', 'half-brick'] as const)(
  'lays no field of arcs beside its like in colour on a %s repeat',
  (repeat) => {
    const { layers, symbols } = plan('arcs', { repeat, heroCm: 5 });
    const fields = layers[1]?.items ?? [];
    for (const [i, a] of fields.entries()) {
      for (const b of fields.slice(i + 1)) {
        if (Math.abs(a.y - b.y) > 1 || Math.abs(a.x - b.x) > 330) continue;
        if (fields.some((c) => Math.abs(c.y - a.y) < 1 && c.x > a.x && c.x < b.x)) continue;
        expect(symbols[a.symbol]?.shapes[0]?.fill).not.toBe(symbols[b.symbol]?.shapes[0]?.fill);
      }
    }
  },
);
