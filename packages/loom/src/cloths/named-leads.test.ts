import { generateParams } from '@naksha/contract';
import { beforeAll, expect, it } from 'vitest';
import { planScene } from '../change/plan-scene.ts';
import { composeRecipe } from '../recipe/compose.ts';
import { bringSubjects } from '../recipe/subjects-of.ts';

beforeAll(() => bringSubjects('foxes, teapots', 'en'));

/** The census has beasts by what they fill of their circle. */
const bulk = 0.82;

it.each([
  ['kalamkari', 'tree-of-life', 'tigers', 'tiger'],
  ['kalamkari', 'jaal', 'foxes', 'fox'],
  ['madhubani', 'panels', 'tigers', 'tiger'],
  ['brocade', 'kadwa', 'parrots', 'parrot'],
  ['brocade', 'jangla', 'peacocks', 'peacock'],
  ['chikankari', 'buti', 'foxes', 'fox'],
  ['block-print', 'jaal', 'peacocks', 'peacock'],
  ['kutch', 'vel', 'parrots', 'parrot'],
  ['batik', 'buketan', 'butterflies', 'butterfly'],
  ['floral', 'chintz', 'foxes', 'fox'],
  ['floral', 'vine', 'parrots', 'parrot'],
  ['floral', 'stripe', 'peacocks', 'peacock'],
  ['floral', 'ditsy', 'teapots', 'teapot'],
  ['floral', 'watercolour', 'parrots', 'parrot'],
  ['conversational', 'tossed', 'foxes', 'fox'],
] as const)('draws what is named no smaller than any flower beside it: %s, %s, %s', (family, layout, named, motif) => {
  for (const seed of ['1', '2']) {
    const recipe = composeRecipe(generateParams.parse({ trainedPattern: family, prompt: named, dpi: 96 }), seed);
    const { census } = planScene({ ...recipe, family, layout });
    const own = Math.max(0, ...census.filter((disc) => disc.motif === motif).map(({ r }) => r));
    const others = census.filter((disc) => disc.motif !== motif).map(({ r }) => r);
    expect(own).toBeGreaterThanOrEqual(Math.max(...others) * bulk);
  }
});
