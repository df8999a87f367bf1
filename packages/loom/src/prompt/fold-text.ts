/** A text made comparable, and for each of its UTF-16 units where it came from in the original. */
export interface FoldedText {
  readonly text: string;
  /** Start and end of the original characters, by index of `text`. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Nothing but ASCII, which folds letter by letter. */
const ascii = /^[ -~\t\r\n]*$/;
/** Of no width; signs that turn the direction of writing; control characters, which no keyboard sets between letters. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/gu;
/** Marks above and below Latin letters, and the dot that makes borrowed sounds in Indic ones. */
const decoration = /[\u0300-\u036f\u093c\u0abc]/g;
const nasalBeforeConsonant = /^(?:[\u0919\u091e\u0923\u0928\u092e]\u094d|[\u0a99\u0a9e\u0aa3\u0aa8\u0aae]\u0acd)$/;
const consonant = /^[\u0915-\u0939\u0a95-\u0ab9]/;
/** Long vowel signs and letters by their short ones, and the candrabindu by the anusvara: they are often exchanged in writing. */
const short: ReadonlyMap<string, string> = new Map([
  ['\u0940', '\u093f'],
  ['\u0942', '\u0941'],
  ['\u0908', '\u0907'],
  ['\u090a', '\u0909'],
  ['\u0901', '\u0902'],
  ['\u0ac0', '\u0abf'],
  ['\u0ac2', '\u0ac1'],
  ['\u0a88', '\u0a87'],
  ['\u0a8a', '\u0a89'],
  ['\u0a81', '\u0a82'],
]);

/**
 * Lower case, without accents, nukta and invisible characters; long i and u short, nasals as anusvara, digits of every script
 * as 0–9. The same folding is applied to the lexicon, so what differs only in spelling meets. Linear in the length.
 */
export function foldText(original: string): FoldedText {
  if (ascii.test(original)) return foldAscii(original);
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  const clusters = [...original.matchAll(/.\p{M}*/gsu)];
  clusters.forEach((cluster, index) => {
    const folded = foldCluster(cluster[0], clusters[index + 1]?.[0] ?? '');
    for (let i = 0; i < folded.length; i++) {
      starts.push(cluster.index);
      ends.push(cluster.index + cluster[0].length);
    }
    text += folded;
  });
  return { text, starts, ends };
}

function foldAscii(original: string): FoldedText {
  const starts = Array.from(original, (_, index) => index);
  return { text: original.toLowerCase(), starts, ends: starts.map((index) => index + 1) };
}

function foldCluster(cluster: string, next: string): string {
  if (cluster.length === 1 && cluster >= ' ' && cluster < '\u007f') return cluster.toLowerCase();
  const bare = cluster.normalize('NFKD').toLowerCase().replace(decoration, '').replace(unseen, '');
  if (nasalBeforeConsonant.test(bare) && consonant.test(next)) return bare >= '\u0a80' ? '\u0a82' : '\u0902';
  return bare.replace(
    /[\u0900-\u097f\u0a80-\u0aff]/g,
    (character) => short.get(character) ?? digit(character) ?? character,
  );
}

function digit(character: string): string | undefined {
  const code = character.charCodeAt(0);
  const value = code - (code >= 0x0a80 ? 0x0ae6 : 0x0966);
  return value >= 0 && value <= 9 ? String(value) : undefined;
}

/** One of these words, parted by bars, as a folded phrase has it. */
export function oneOf(words: string): RegExp {
  return new RegExp(`^(?:${foldText(words).text})$`, 'u');
}
