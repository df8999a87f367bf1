import { expect, it } from 'vitest';
import { paisleyRecipe, planHeld } from '../../../test/held-recipes.ts';

/** The inks of the greenery between the ambis. */
function greenery(heroCm: number): string[] {
  const recipe = paisleyRecipe({ layout: 'mirrored-half-drop', heroCm });
  const { layers, symbols } = planHeld(recipe);
  const items = layers.filter(({ id }) => id === 'leaves' || id === 'vines').flatMap(({ items }) => items);
  const inks = items.flatMap(({ symbol }) => symbols[symbol]?.shapes.flatMap(({ fill, stroke }) => [fill, stroke]));
  return [...new Set(inks)].filter((ink) => ink !== undefined);
}

it('thins the greenery of small cloth on its ground, so that the ambis stand before it', () => {
  const small = greenery(2.2);
  expect(small.length).toBeGreaterThan(2);
  expect(small.filter((ink) => !ink.includes('>ground:'))).toEqual([]);
});

it('outlines the greenery of large cloth', () => {
  expect(greenery(9)).toContain('line');
});
