import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { composeRecipe } from '../../recipe/compose.ts';
import { naturalOf, ownDyes } from './own-dyes.ts';

const recipeOf = (prompt: string) => composeRecipe(generateParams.parse({ prompt }), '1');

it('prints a thing in the dye that was said of it, else in the one nearest to its own, else in any', () => {
  const said = recipeOf('conversational: purple sunflowers, yellow hearts on white');
  expect(ownDyes(said, 'sunflower', naturalOf.sunflower, 2)).toEqual([0]);
  const open = recipeOf('conversational: sunflowers and hearts, in teal and mustard on cream');
  expect(ownDyes(open, 'sunflower', naturalOf.sunflower, 2)).toEqual([1]);
  expect(ownDyes(open, 'heart', naturalOf.heart, 2)).toEqual([]);
  expect(ownDyes(open, 'fish', undefined, 2)).toEqual([]);
});
