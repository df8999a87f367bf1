import { limits } from '@naksha/contract';

/** "Kavita Solanki" → "K. Solanki", held to the length of the user menu. */
export function abbreviateName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const short = rest.length === 0 ? first : `${Array.from(first)[0] ?? ''}. ${rest.join(' ')}`;
  return truncate(short, limits.userMenuNameLength);
}

const segmenter = new Intl.Segmenter();

/** Cuts by characters as a reader counts them, never through a matra, and marks the cut. */
export function truncate(text: string, most: number): string {
  // A character is no shorter than a unit, and most names are short.
  if (text.length <= most) return text;
  const characters = Array.from(segmenter.segment(text), (part) => part.segment);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

/** "Kavita Solanki" → "KS". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
