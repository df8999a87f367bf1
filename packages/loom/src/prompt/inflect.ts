/** Shorter words are function words, whose endings would make other function words. */
const shortest = 3;

/**
 * The forms in which a folded lexicon phrase is met in running text: English plurals; Hindi and Gujarati gender, number and
 * oblique of its last word. Made once when the lexicon is built; more than is grammatical does no harm.
 */
export function inflect(phrase: string): string[] {
  const last = phrase.at(-1) ?? '';
  const stem = phrase.slice(0, -1);
  if (/[a-z]/.test(last)) return [phrase, plural(phrase)];
  if (phrase.length < shortest) return [phrase];
  if (/[\u0900-\u097f]/.test(last)) return [phrase, ...hindi(phrase, stem, last)];
  if (/[\u0a80-\u0aff]/.test(last)) return [phrase, ...gujarati(phrase, stem, last)];
  return [phrase];
}

function plural(phrase: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(phrase)) return `${phrase}es`;
  return /[^aeiou]y$/.test(phrase) ? `${phrase.slice(0, -1)}ies` : `${phrase}s`;
}

function hindi(phrase: string, stem: string, last: string): string[] {
  if (last === 'ा') return ['े', 'ि', 'ों', 'ें', 'िया', 'ियां', 'ियों', 'ओं', 'ाओं'].map((end) => stem + end);
  if (last === 'ि') return ['ियां', 'ियों', 'िया', 'ा', 'े'].map((end) => stem + end);
  if (last === 'ु') return ['ुओं', 'ुएं'].map((end) => stem + end);
  return /[\u0915-\u0939]/.test(last) ? ['ों', 'ें', 'ो', 'े'].map((end) => phrase + end) : [];
}

function gujarati(phrase: string, stem: string, last: string): string[] {
  if (last === 'ં' && phrase.endsWith('ું'))
    return ['ો', 'િ', 'ા', 'ાં', 'ે', 'િઓ', 'ાઓ'].map((end) => phrase.slice(0, -2) + end);
  if (last === 'ો') return ['ું', 'િ', 'ા', 'ાં', 'ે', 'ાઓ'].map((end) => stem + end);
  if (last === 'િ') return ['િઓ', 'િયો'].map((end) => stem + end);
  if (last === 'ા') return ['ો', 'ું', 'િ', 'ાં', 'ાઓ'].map((end) => stem + end);
  if (last === 'ં' && phrase.endsWith('ાં')) return ['ું', 'ો', 'િ', 'ા'].map((end) => phrase.slice(0, -2) + end);
  return /[\u0a95-\u0ab9\u0ac1]/.test(last) ? ['ો', 'ોન', 'ે', 'ોએ'].map((end) => phrase + end) : [];
}
