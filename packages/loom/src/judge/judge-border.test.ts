import { families, generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { editRecipe } from '../change/edit/edit-recipe.ts';
import { planScene } from '../change/plan-scene.ts';
import { unroll } from '../drawing/goods/unroll.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { composeRecipe } from '../recipe/compose.ts';
import { recipe as recipeSchema } from '../recipe/recipe.ts';
import { judgeWords } from './judge-words.ts';
import { composeObeyed } from './obey.ts';
import { surveyScene } from './survey-scene.ts';

const weave = (prompt: string) => composeObeyed(generateParams.parse({ prompt, width: 512, height: 512 }), '7');

/** Inks on the tile's edge and in its middle, by samples. */
function inksAt(scene: ReturnType<typeof planScene>, isIn: (x: number, y: number) => boolean): string[] {
  const { width, height, map, inks } = surveyScene(scene);
  return Array.from(map).flatMap((ink, at) =>
    isIn((at % width) / width, Math.floor(at / width) / height) ? [inks[ink] ?? ''] : [],
  );
}

it.each(families)('lays a border at both sides of %s and keeps the field between', (family) => {
  const params = generateParams.parse({
    prompt: 'narrow border on both sides, red on cream',
    trainedPattern: family,
    width: 512,
    height: 512,
  });
  const recipe = composeRecipe(params, '7');
  const scene = planScene(recipe);
  const intent = readPrompt(params.prompt, 'en', family);
  const ofBorder = judgeWords({ intent, recipe, scene }).filter(({ token }) => token.kind === 'border');
  expect(ofBorder.length).toBeGreaterThan(2);
  expect(ofBorder.filter(({ failing }) => failing !== undefined)).toEqual([]);
  expect(recipe.border?.sides).toEqual(['left', 'right']);
  // Without the border the field is the same but for where it lies.
  const { border: _border, ...bare } = recipe;
  const layers = scene.layers.filter(({ id }) => !id.startsWith('border-'));
  expect(layers.map(({ id, items }) => [id, items.length])).toEqual(
    unroll(planScene(bare)).layers.map(({ id, items }) => [id, items.length]),
  );
  expect(recipeSchema.parse(recipe)).toEqual(recipe);
});

describe('a border', () => {
  it('of its own colour has it alone', () => {
    const { recipe, scene } = weave('kalamkari jaal on cream, bottle green border on all four sides');
    const dye = recipe.border?.dye ?? '';
    expect(recipe.palette.roles.a4).toBe('#1f4a36');
    expect(inksAt(scene, (x, y) => x < 0.05 || y < 0.05)).toContain(dye);
    expect(inksAt(scene, (x, y) => x > 0.3 && x < 0.7 && y > 0.3 && y < 0.7)).not.toContain(dye);
  });

  it('of elephants is of elephants, in the hand of its cloth', () => {
    const { scene } = weave('red bandhani with an elephant border all around');
    expect(scene.census.filter(({ motif }) => motif === 'elephant').length).toBeGreaterThan(8);
  });

  it('says which of its words are not seen', () => {
    const { source } = weave('brocade with paisleys, konia, temple border along the bottom').recipe;
    expect(source.struck?.map(({ word }) => word)).toContain('konia');
    expect(source.understood).toContain('border:bottom');
  });
});

describe('an edit', () => {
  const { recipe } = weave('kalamkari jaal, red and indigo flowers on cream');

  it('lays a border over the field, which stays to the last item, and takes it off again', () => {
    const laid = editRecipe(recipe, 'add a thin gold border on both sides', 'en');
    expect(laid.done).toMatchObject([{ op: 'border', wish: { placing: 'both', breadth: 'narrow' } }]);
    const field = unroll(planScene(recipe));
    const { layers } = planScene(laid.recipe);
    expect(layers.filter(({ id }) => !id.startsWith('border-')).map(({ items }) => items)).toEqual(
      field.layers.map(({ items }) => items),
    );
    const off = editRecipe(laid.recipe, 'remove the border', 'en');
    expect(off.done).toEqual([{ op: 'border' }]);
    expect(off.recipe.border).toBeUndefined();
  });
});
