import { isMotifWord, motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import type { Intent } from './intent.ts';

/** Small parts, of which no one thinks where a colour is said of a thing. */
const parts: readonly string[] = ['leaf', 'bud', 'dot', 'vine'];

/** "Hedgehogs in red boots": every named colour is one thing's, and other things are named that keep their own. */
export function keepsOwnDyes(intent: Intent): boolean {
  const { accents, leaves, bound, motifs, subjects, isOnly, colourCount, scheme } = intent;
  if (accents.length === 0 || isOnly === true || colourCount !== undefined || scheme !== undefined) return false;
  if (!accents.every(({ hex }) => bound.some((each) => each.hex === hex))) return false;
  const coloured: readonly string[] = bound.flatMap(({ thing }) =>
    isMotifWord(thing) ? [...motifsOfWord[thing], thing] : [thing],
  );
  // Sage leaves are those of the acanthus too.
  const isLeaf = (thing: string) => leaves.length > 0 && thing.endsWith('-leaf');
  return [...motifs.filter((motif) => !parts.includes(motif)), ...subjects].some(
    (thing) => !coloured.includes(thing) && !isLeaf(thing),
  );
}
