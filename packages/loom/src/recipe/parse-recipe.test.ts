import { generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { composeRecipe } from './compose.ts';
import { parseRecipe } from './parse-recipe.ts';

const good = composeRecipe(generateParams.parse({ prompt: 'kalamkari vine on cream' }), '7');

describe('a recipe from outside', () => {
  it('is read as text or as a value', () => {
    expect(parseRecipe(JSON.stringify(good))).toEqual({ recipe: good });
    expect(parseRecipe(structuredClone(good))).toEqual({ recipe: good });
  });

  it.each([
    ['not JSON', '{', 'recipe.notJson'],
    ['a number', '7', 'recipe.foreign'],
    ['null', null, 'recipe.foreign'],
    ['of another engine', { ...good, engine: 'other' }, 'recipe.foreign'],
    ['of an older format', { ...good, v: 0 }, 'recipe.older'],
    ['of a newer format', { ...good, v: 2 }, 'recipe.newer'],
    ['without a version', { ...good, v: undefined }, 'recipe.malformed'],
    ['with a field too many', { ...good, extra: 1 }, 'recipe.malformed'],
    ['with an impossible density', { ...good, density: 7 }, 'recipe.malformed'],
    ['with a layout of another cloth', { ...good, layout: 'ogee' }, 'recipe.layout'],
  ])('%s is refused by its own code', (_, input, fault) => {
    expect(parseRecipe(input)).toMatchObject({ fault });
  });

  it('is handed on where only its layout is gone, for the plan that may have been kept', () => {
    const former = { ...good, layout: 'dropped' };
    expect(parseRecipe(former)).toMatchObject({ fault: 'recipe.layout', former });
    expect(parseRecipe({ ...good, family: 'dropped' })).toMatchObject({ fault: 'recipe.malformed', path: 'family' });
    expect(parseRecipe({ ...former, density: 7 })).not.toHaveProperty('former');
  });

  it('says where it is broken', () => {
    expect(
      parseRecipe({ ...good, palette: { ...good.palette, roles: { ...good.palette.roles, a1: 'red' } } }),
    ).toMatchObject({ path: 'palette.roles.a1' });
  });
});
