import { expect, it } from 'vitest';
import { recipeFor } from '../../../test/recipe-for.ts';
import { planScene } from '../../change/plan-scene.ts';
import { tropical } from '../../vocabulary/families/tropical/tropical.ts';

it.each(tropical.layouts)(
  '%s in two colours has the ground and one ink alone, and shows the ground in its veins',
  (layout) => {
    const recipe = recipeFor('tropical', layout, { motifs: { include: ['parrot'], exclude: [], weight: {} } });
    const scene = planScene({ ...recipe, source: { ...recipe.source, understood: ['count:2'] } });
    const inks = scene.symbols.flatMap(({ shapes }) => shapes.flatMap(({ fill, stroke }) => [fill, stroke]));
    expect([...new Set(inks)].filter((ink) => ink !== undefined).toSorted()).toEqual(['ground', 'leaf1']);
    expect(scene.census.some(({ motif }) => motif === 'parrot')).toBe(true);
  },
);
