import { type Detail, type Family, generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../change/plan-scene.ts';
import { composeRecipe } from '../recipe/compose.ts';

const layersOf = (trainedPattern: Family, detailsOption?: Detail) =>
  planScene(composeRecipe(generateParams.parse({ trainedPattern, detailsOption, dpi: 96 }), '4')).layers;

it.each(['brocade', 'block-print', 'chikankari'] as const)(
  'a dotted %s has pin dots on its ground, under all that is drawn',
  (family) => {
    expect(layersOf(family).some(({ id }) => id === 'pin-dots')).toBe(false);
    const [ground, dots, ...drawn] = layersOf(family, 'dotted');
    expect([ground?.id, dots?.id]).toEqual(['ground', 'pin-dots']);
    expect(dots?.items.length).toBeGreaterThan(200);
    expect(drawn.map(({ id }) => id)).toEqual(
      layersOf(family, undefined)
        .slice(1)
        .map(({ id }) => id),
    );
  },
);

it('a dotted bandhani stays as it is, for it is made of nothing else', () => {
  expect(layersOf('bandhani', 'dotted').some(({ id }) => id === 'pin-dots')).toBe(false);
});
