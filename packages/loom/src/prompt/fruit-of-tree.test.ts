import { expect, it } from 'vitest';
import { fruitOfTree } from './fruit-of-tree.ts';

it('parts a mango tree into its fruit and the tree, and leaves any other as it is', () => {
  const tree = (word: string) => ({ start: 2, end: 2 + word.length, kind: 'motif', value: 'tree', word }) as const;
  expect(fruitOfTree(tree('mango tree'), 'mango tree')).toEqual([
    { start: 2, end: 7, kind: 'detail', value: 'mangoes', word: 'mango' },
    { start: 8, end: 12, kind: 'motif', value: 'tree', word: 'tree' },
  ]);
  expect(fruitOfTree(tree('neem tree'), 'neem tree')).toEqual([tree('neem tree')]);
});
