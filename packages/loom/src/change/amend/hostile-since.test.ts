import { generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../drawing/scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { parseRecipe } from '../../recipe/parse-recipe.ts';
import { mostChanges, type Recipe } from '../../recipe/recipe.ts';
import { planScene } from '../plan-scene.ts';
import { amendScene } from './amend-scene.ts';

type Since = NonNullable<Recipe['since']>;
type Change = Since['changes'][number];

const cloth: Recipe = {
  ...composeRecipe(generateParams.parse({ trainedPattern: 'tropical', width: 256, height: 256, dpi: 96 }), '7'),
  layout: 'toss',
  detail: 1,
};
const { motifs } = cloth;
const change: Change = { motif: 'parrot', factor: 0, motifs };
const withSince = (changes: readonly unknown[], wishes: unknown = motifs) => ({
  ...cloth,
  since: { motifs: wishes, changes },
});

describe('changes that somebody wrote by hand', () => {
  it.each([
    ['none', withSince([])],
    ['two hundred', withSince(Array.from({ length: 200 }, () => change))],
    ['one too many', withSince(Array.from({ length: mostChanges + 1 }, () => change))],
    ['a motif that there is not', withSince([{ ...change, motif: 'dragon' }])],
    ['fewer than none', withSince([{ ...change, factor: -1 }])],
    ['a thousand times as many', withSince([{ ...change, factor: 1000 }])],
    ['a number that is none', withSince([{ ...change, factor: null }])],
    ['a weight out of range', withSince([{ ...change, motifs: { ...motifs, weight: { leaf: 1e9 } } }])],
    ['a weight out of range at first', withSince([change], { ...motifs, weight: { leaf: 0 } })],
    ['more wishes than there may be', withSince([change], { ...motifs, include: Array(17).fill('leaf') })],
    ['a field too many', withSince([{ ...change, script: 'x' }])],
  ])('are refused: %s', (_, input) => {
    expect(parseRecipe(input)).toMatchObject({ fault: 'recipe.malformed', path: expect.stringMatching(/^since/) });
  });

  it('are refused where they name a layout that the cloth does not have', () => {
    const input = withSince([change, { ...change, layout: 'ogee' }]);
    expect(parseRecipe(input)).toMatchObject({ fault: 'recipe.layout', path: 'since.changes.1.layout' });
  });

  it('that contradict each other cost so many plans at most and leave a cloth that can be drawn', () => {
    const both = { include: ['parrot', 'hibiscus'], exclude: ['parrot', 'leaf'], weight: { parrot: 4, leaf: 0.25 } };
    const kinds: readonly Omit<Change, 'motifs'>[] = [
      { motif: 'parrot', factor: 4 },
      { motif: 'parrot', factor: 0, instead: 'parrot' },
      { motif: 'leaf', factor: 4, layout: 'islands' },
      { motif: 'hibiscus', factor: 0, instead: 'elephant' },
      { motif: 'vine', factor: 4 },
      { motif: 'leaf', factor: 0 },
      { motif: 'dot', factor: 0 },
      { motif: 'leaf', factor: 0.5, instead: 'dot' },
    ];
    const changes = Array.from({ length: mostChanges }, (_, i) => ({ ...kinds[i % kinds.length], motifs: both }));
    const parsed = parseRecipe(withSince(changes));
    if (!('recipe' in parsed) || parsed.recipe.since === undefined) throw new Error('Expected a recipe that is legal');
    const { since, ...whole } = parsed.recipe;
    let plans = 0;
    let most = 0;
    const counted = (recipe: Recipe): Scene => {
      const scene = planScene(recipe);
      plans++;
      most = Math.max(most, itemsOf(scene).length);
      return scene;
    };
    const scene = amendScene(whole, since, counted);
    expect(plans).toBeLessThanOrEqual(1 + 3 * mostChanges);
    expect(itemsOf(scene).length).toBeLessThan(3 * most);
    for (const { x, y, turn, scale, symbol } of itemsOf(scene)) {
      expect([x, y, turn, scale].every(Number.isFinite) && scale > 0).toBe(true);
      expect(scene.symbols[symbol]).toBeDefined();
    }
    expect(amendScene(whole, since, planScene)).toEqual(scene);
  });
});

function itemsOf({ layers }: Scene): Scene['layers'][number]['items'] {
  return layers.flatMap(({ items }) => items);
}
