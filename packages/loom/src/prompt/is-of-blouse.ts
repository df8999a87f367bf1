import { oneOf } from './fold-text.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase } from './phrase.ts';

const skirt = oneOf(
  'lehe?ngas?|lahanga|gha?ga?h?ras?|chaniya|chaniyo|लहंगा|लहंगे|घाघरा|घाघरे|चनिया|चणिया|ચણિયો|ચણિયા|ઘાઘરો|ઘાઘરા|લહેંગો|લહેંગા',
);
const forSkirt = oneOf('k[aei]|n[aiu]|no|ke liye|liye|mate|का|के|की|के लिए|लिए|ના|ની|નું|નો|માટે');
const blouse = oneOf('blouses?|cholis?|blouse piece|ब्लाउज़|चोली|બ્લાઉઝ|ચોળી');

/** "Blouse for lehenga", "लहंगे के लिए ब्लाउज़": what is worn with a skirt has no hem of it; "lehenga and blouse" and "lehenga choli" have it. */
export function isOfBlouse(phrases: readonly Phrase[]): boolean {
  const [top, below] = [blouse, skirt].map((word) => phrases.findIndex(({ text }) => word.test(text)));
  if (top === undefined || below === undefined || top < 0 || below < 0) return false;
  const between = phrases.slice(Math.min(top, below) + 1, Math.max(top, below));
  const isListed = between.some(({ sense }) => isGrammar(sense, 'and'));
  return !isListed && (top < below || between.some(({ text }) => forSkirt.test(text)));
}
