import { type Family, families, generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { motifLibrary } from '../motifs/library.ts';
import { hasHandFor } from '../prompt/can-draw.ts';
import { composeRecipe } from '../recipe/compose.ts';
import { motifIds } from '../recipe/recipe.ts';
import { planScene } from './plan-scene.ts';
import { isPrintable, printedOn } from './printed-on.ts';

const cloths = families.filter((family) => printedOn[family] !== undefined);

const planned = (trainedPattern: Family, elementOptions?: 'elephants') =>
  planScene(composeRecipe(generateParams.parse({ trainedPattern, elementOptions, dpi: 96 }), '3'));

it.each(cloths.filter((family) => !hasHandFor('elephant', family)))('elephants are printed over %s', (family) => {
  const plain = planned(family);
  const printed = planned(family, 'elephants');
  expect(plain.layers.some(({ id }) => id === 'print')).toBe(false);
  expect(printed.layers.at(-1)?.over !== undefined).toBe(printedOn[family] === 'over');
  expect(printed.census.filter(({ motif }) => motif === 'elephant').length).toBeGreaterThan(2);
});

it('every figure that may be printed has a drawing', () => {
  const drawn = Object.keys(motifLibrary);
  expect(motifIds.filter((motif) => isPrintable(motif) && !drawn.includes(motif))).toEqual([]);
});
