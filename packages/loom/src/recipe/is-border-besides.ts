import type { Intent } from '../prompt/intent.ts';

/**
 * Whether a border was named beside motifs of the field, as in "paisleys with a border": then the field stays what it is. "A lotus border" is all
 * that such a cloth is about.
 */
export function isBorderBesides({ motifs, subjects, tokens }: Pick<Intent, 'motifs' | 'subjects' | 'tokens'>): boolean {
  if (motifs.length + subjects.length === 0) return false;
  return !tokens.some(({ value, start }, index) => {
    const before = tokens[index - 1];
    return value === 'borders' && before?.kind === 'motif' && before.end + 1 === start;
  });
}
