import { generateParams, variationParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { composeRecipe } from '../../recipe/compose.ts';
import { parseRecipe } from '../../recipe/parse-recipe.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { planScene } from '../plan-scene.ts';
import { varyRecipe } from './vary-recipe.ts';

const source = composeRecipe(generateParams.parse({ prompt: 'kalamkari buti, red and indigo on cream' }), '7');
const params = (input: object = {}) => variationParams.parse(input);
const salts = ['a', 'b', 'c', 'd'];

/** Share of the source's main motifs that stand in the variation as they were. */
function stay(recipe: Recipe): number {
  const name = ({ x, y, r, motif }: { x: number; y: number; r: number; motif: string }) => `${x} ${y} ${r} ${motif}`;
  const there = new Set(planScene(recipe).census.map(name));
  const all = planScene(source).census.filter(({ rank }) => rank !== 'filler');
  return all.filter((disc) => there.has(name(disc))).length / all.length;
}

describe('a variation', { timeout: 60_000 }, () => {
  it('is the same for the same salt, another for another, and always a recipe', () => {
    for (const kind of ['clone', 'reimagine'] as const) {
      const made = salts.map((salt) => varyRecipe(source, params({ kind }), salt));
      expect(varyRecipe(source, params({ kind }), 'a')).toEqual(made[0]);
      expect(new Set(made.map((recipe) => JSON.stringify(recipe))).size).toBe(salts.length);
      for (const recipe of made) expect(parseRecipe(JSON.parse(JSON.stringify(recipe)))).toEqual({ recipe });
    }
  });

  it('keeps what it is asked to keep', () => {
    for (const kind of ['clone', 'reimagine'] as const) {
      const keep = params({ kind, level: 5, keep: ['palette', 'style', 'placement', 'motifs'] });
      const { palette, layout, motifs, line, finish, heroCm, density } = varyRecipe(source, keep, 'a');
      expect({ palette, layout, motifs, line, finish, heroCm, density }).toEqual({
        palette: source.palette,
        layout: source.layout,
        motifs: source.motifs,
        line: source.line,
        finish: source.finish,
        heroCm: source.heroCm,
        density: source.density,
      });
      const ground = varyRecipe(source, params({ kind, level: 5, keep: ['background'] }), 'a').palette.roles.ground;
      expect(ground).toBe(source.palette.roles.ground);
    }
  });

  it('leaves locked colours alone', () => {
    const locked: Recipe = { ...source, palette: { ...source.palette, locked: ['a1', 'leaf1'] } };
    for (const kind of ['clone', 'reimagine'] as const) {
      const { roles } = varyRecipe(locked, params({ kind, level: 5 }), 'a').palette;
      expect([roles.a1, roles.leaf1]).toEqual([source.palette.roles.a1, source.palette.roles.leaf1]);
    }
  });

  it('by cloning leaves fewer motifs as they were the farther it goes', () => {
    const share = (level: number) => stay(varyRecipe(source, params({ level, keep: ['palette'] }), 'a'));
    const [near, far] = [share(1), share(5)];
    expect(near).toBeGreaterThan(far);
    expect(near).toBeGreaterThan(0.5);
  });

  it('leaves every motif in its place when the placement is kept, and draws the same kinds when the motifs are', () => {
    for (const prompt of ['block print butis', 'ajrakh on indigo', 'kalamkari buti', 'floral chintz with birds']) {
      const from = composeRecipe(generateParams.parse({ prompt }), '5');
      const main = (recipe: Recipe) => planScene(recipe).census.filter(({ rank }) => rank !== 'filler');
      const places = (recipe: Recipe) =>
        main(recipe)
          .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
          .toSorted();
      const kinds = (recipe: Recipe) => [...new Set(main(recipe).map(({ motif }) => motif))].toSorted();
      const keeping = (keep: string) => varyRecipe(from, params({ level: 5, keep: [keep] }), 'a');
      expect(places(keeping('placement'))).toEqual(places(from));
      expect(kinds(keeping('motifs'))).toEqual(kinds(from));
    }
  });

  it('has another layout when it is reimagined', () => {
    for (const salt of salts)
      expect(varyRecipe(source, params({ kind: 'reimagine' }), salt).layout).not.toBe(source.layout);
  });

  it('with less noise has a calmer hand and cloth', () => {
    const { hand, weave, mottle } = varyRecipe(source, params({ noiseReduction: true }), 'a').finish;
    expect(hand).toBeLessThan(source.finish.hand);
    expect([weave < source.finish.weave, mottle < source.finish.mottle]).toEqual([true, true]);
  });

  it('of a variation of a variation can still be drawn', () => {
    const deep = Array.from({ length: 14 }, (_, i) => i).reduce(
      (recipe, i) => varyRecipe(recipe, params(), `deep${i}`),
      source,
    );
    expect(parseRecipe(deep)).toEqual({ recipe: deep });
  });
});
