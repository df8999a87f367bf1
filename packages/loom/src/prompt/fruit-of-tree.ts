import { oneOf } from './fold-text.ts';
import type { Token } from './intent.ts';

const mangoTree = oneOf(
  'mango trees?|aam ka ped|aam ke ped|amba nu zaad|आम का पेड़|आम के पेड़|આંબાનું ઝાડ|આંબાનાં ઝાડ|આંબાના ઝાડ',
);

/** "Mango tree" as two tokens: the tree is drawn, and its mangoes are seen only where they hang. Any other token as it is. */
export function fruitOfTree(token: Token, folded: string): Token[] {
  const { word, start, end } = token;
  if (token.kind !== 'motif' || token.value !== 'tree' || !mangoTree.test(folded)) return [token];
  const [fruit, tree] = [word.search(/\s/), word.search(/\S+$/)];
  if (fruit < 0) return [token];
  return [
    { ...token, kind: 'detail', value: 'mangoes', word: word.slice(0, fruit), end: start + fruit },
    { ...token, word: word.slice(tree), start: start + tree, end },
  ];
}
