import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { readPrompt } from '../prompt/read-prompt.ts';
import { composeRecipe } from '../recipe/compose.ts';
import type { Role } from '../vocabulary/roles.ts';
import { withMetal } from './with-metal.ts';

/** The roles that are metal by the words, of a cloth dyed so. */
function metalOf(prompt: string, dyes: Partial<Record<Role, string>>): readonly Role[] | undefined {
  const recipe = composeRecipe(generateParams.parse({ prompt, dpi: 60 }), '1');
  const palette = { ...recipe.palette, roles: { ...recipe.palette.roles, ...dyes } };
  return withMetal({ ...recipe, palette }, readPrompt(prompt, 'en')).metal;
}

it('takes what is dyed in a named gold for metal, and no yellow, cream or brown that is named beside it', () => {
  const dyes = { a1: '#e8b21f', a2: '#d6a441', a3: '#efe3c8', a4: '#6b4226', light: '#d6a441' };
  expect(metalOf('yellow marigolds on maroon, gold border', dyes)).toEqual(expect.arrayContaining(['a2']));
  expect(metalOf('yellow marigolds on maroon, gold border', dyes)).not.toContain('a1');
  expect(metalOf('cream roses on navy with a silver border', { a1: '#efe3c8', light: '#efe3c8' }) ?? []).not.toContain(
    'a1',
  );
});

it('knows no metal where the words name none', () => {
  expect(metalOf('yellow marigolds on maroon, mustard border', { a1: '#d6a441' })).toBeUndefined();
});
