import { describe, expect, it } from 'vitest';
import { recipeFor } from '../../test/recipe-for.ts';
import { planScene } from '../change/plan-scene.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { families } from '../vocabulary/families/families.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { commonMotifs } from '../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';

const cloths = [
  'phulkari',
  'suzani',
  'kutch',
  'kantha',
  'jamdani',
  'mashru',
  'patola',
  'brocade',
  'damask',
  'chikankari',
] as const;

describe.each(cloths)('%s', (family) => {
  const { layouts, palettes } = families[family];
  const { unsupportedMotifs = [], figures = [], layouts: words } = vocabularies[family];
  const able: readonly MotifId[] = [...commonMotifs.filter((motif) => !unsupportedMotifs.includes(motif)), ...figures];
  const plan = (layout: string, changed: Partial<Recipe> = {}) => planScene(recipeFor(family, layout, changed));
  const drawnWith = (layout: string, motifs: Partial<Recipe['motifs']>) =>
    plan(layout, { detail: 1, motifs: { include: [], exclude: [], weight: {}, ...motifs } }).census.map(
      ({ motif }) => motif,
    );

  it('plans the same scene whatever its colours, another for another seed', () => {
    const roles = palettes[1]?.roles as Recipe['palette']['roles'];
    for (const layout of layouts) {
      const usual = JSON.stringify(plan(layout));
      expect(JSON.stringify(plan(layout, { palette: { scheme: 'other', roles, locked: [] } }))).toBe(usual);
      expect(JSON.stringify(plan(layout, { seed: '2' }))).not.toBe(usual);
    }
  });

  it('draws each motif that its words promise, in a layout that brings it out or in some', () => {
    for (const motif of able) {
      const bringing = layouts.filter((layout) => words[layout]?.brings?.includes(motif));
      for (const layout of bringing)
        expect([layout, drawnWith(layout, { include: [motif] }).includes(motif)]).toEqual([layout, true]);
      if (bringing.length === 0)
        expect([motif, layouts.some((layout) => drawnWith(layout, { include: [motif] }).includes(motif))]).toEqual([
          motif,
          true,
        ]);
    }
  });

  it('leaves out what is refused, in every layout that can do without, and is not empty', () => {
    for (const motif of able) {
      for (const layout of layouts.filter((name) => words[name]?.needs?.includes(motif) !== true)) {
        const left = drawnWith(layout, { exclude: [motif] });
        expect([layout, left.includes(motif)]).toEqual([layout, false]);
        expect(left.length).toBeGreaterThan(0);
      }
    }
  });
});
