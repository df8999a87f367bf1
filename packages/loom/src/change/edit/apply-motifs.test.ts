import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { composeRecipe } from '../../recipe/compose.ts';
import { mostChanges, type Recipe } from '../../recipe/recipe.ts';
import { type MotifId, motifIds } from '../../vocabulary/motif-ids.ts';
import { applyEdit } from './apply-edit.ts';
import type { EditOp } from './edit-op.ts';

const star: Recipe = {
  ...composeRecipe(generateParams.parse({ trainedPattern: 'geometric', dpi: 96 }), '7'),
  layout: 'star',
  motifs: { include: [], exclude: [], weight: {} },
};

function edited(recipe: Recipe, ...ops: EditOp[]): Recipe {
  return ops.reduce((each, op) => {
    const result = applyEdit(each, op);
    if (!('recipe' in result)) throw new Error(`Expected ${op.op} to be done but it was refused: ${result.refusal}`);
    return result.recipe;
  }, recipe);
}

const add = (motif: MotifId): EditOp => ({ op: 'addMotif', motif });
const remove = (motif: MotifId): EditOp => ({ op: 'removeMotif', motif });
const bigger: EditOp = { op: 'scale', factor: 1.3 };

it('plans again in the layout that shows what was added', () => {
  expect(edited(star, add('jaali')).layout).toBe('star');
  const { layout, since } = edited(star, add('jaali'), bigger);
  expect([layout, since]).toEqual(['jaali', undefined]);
});

it('leaves a layout that is nothing without what has been taken out again', () => {
  expect(edited(star, add('jaali'), remove('jaali'), bigger).layout).toBe('star');
});

it('plans again with the change that is one too many, in the layout that this one asks for', () => {
  const sways = Array.from({ length: mostChanges - 1 }, (_, i): EditOp => {
    return { op: 'weighMotif', motif: 'star', factor: i % 2 === 0 ? 0.5 : 1.8 };
  });
  const full = edited(star, add('jaali'), ...sways);
  expect(full.since?.changes).toHaveLength(mostChanges);
  const { layout, since } = edited(full, add('wave'));
  expect([layout, since]).toEqual(['fans', undefined]);
});

it('keeps every refusal, however many there are', () => {
  const refused = motifIds.filter((motif) => motif !== 'star' && motif !== 'diamond').slice(0, 20);
  const after = edited(star, ...refused.map(remove));
  expect(after.motifs.exclude).toEqual(refused);
});
