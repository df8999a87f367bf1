import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { composeRecipe } from '../../recipe/compose.ts';
import { planScene } from '../plan-scene.ts';
import { editRecipe } from './edit-recipe.ts';
import { layoutChanged } from './layout-changed.ts';

function edited(prompt: string, words: string): boolean {
  const before = composeRecipe(generateParams.parse({ prompt, width: 512, height: 512, dpi: 60 }), 'e');
  const { recipe, done } = editRecipe(before, words, 'en');
  expect(done.length).toBeGreaterThan(0);
  return layoutChanged(planScene(before), planScene(recipe), done);
}

it('notices when a layout without its motif moves all the others', () => {
  expect(edited('kalamkari tree of life with two peacocks', 'remove the tree')).toBe(true);
});

it.each([
  ['floral chintz', 'remove the leaves'],
  ['kalamkari tree of life with peacocks', 'remove the peacocks'],
  ['floral ditsy roses', 'replace roses with lotus'],
  ['kalamkari with rinceau on cream', 'make it denser, add peacocks'],
])('says nothing of %s, asked to %s: the rest stays, or no one asked it to', (prompt, words) => {
  expect(edited(prompt, words)).toBe(false);
});
