import { type Family, families, generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../change/plan-scene.ts';
import { motifLibrary } from '../drawing/motifs/library.ts';
import { composeRecipe } from '../recipe/compose.ts';
import { hasHandFor, isPrintable } from '../vocabulary/can-draw.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { motifIds } from '../vocabulary/motif-ids.ts';

const cloths = families.filter((family) => vocabularies[family].printed !== undefined);

const planned = (trainedPattern: Family, elementOptions?: 'elephants') =>
  planScene(composeRecipe(generateParams.parse({ trainedPattern, elementOptions, dpi: 96 }), '3'));

it.each(cloths.filter((family) => !hasHandFor('elephant', family)))('elephants are printed over %s', (family) => {
  const plain = planned(family);
  const printed = planned(family, 'elephants');
  expect(plain.layers.some(({ id }) => id === 'print')).toBe(false);
  expect(printed.layers.at(-1)?.over !== undefined).toBe(vocabularies[family].printed === 'over');
  expect(printed.census.filter(({ motif }) => motif === 'elephant').length).toBeGreaterThan(2);
});

it('every figure that may be printed has a drawing', () => {
  const drawn = Object.keys(motifLibrary);
  expect(motifIds.filter((motif) => isPrintable(motif) && !drawn.includes(motif))).toEqual([]);
});
