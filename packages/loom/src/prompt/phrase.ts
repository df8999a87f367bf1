import type { Way } from '../vocabulary/ways.ts';
import type { WantedColour } from './intent.ts';
import type { Meaning } from './lexicon.ts';
import type { Gap } from './split-words.ts';

/** What a stretch of the prompt says, after words that belong together were joined. */
export type Sense =
  | Meaning
  | { readonly kind: 'ink'; readonly value: WantedColour }
  | { readonly kind: 'centimetres'; readonly value: number }
  /** "Three sizes". */
  | { readonly kind: 'sizes'; readonly value: number }
  /** How things are turned to each other, or in what order they follow. */
  | { readonly kind: 'way'; readonly value: Way }
  /** Refuses what is not named: "only" before a thing. */
  | { readonly kind: 'others'; readonly value: 'others' }
  /** What is known, and is said of a part that cannot have it: "checked" of a towel among other things. */
  | { readonly kind: 'aside'; readonly value: '' }
  /** What is known, and nothing that is drawn shows: where a cloth is used, and how it is printed. */
  | { readonly kind: 'noted'; readonly value: 'use' | 'manner'; readonly as: 'usage' | 'style' }
  /** Said of the border alone; `value` names what. */
  | { readonly kind: 'border'; readonly value: string; readonly hex?: string }
  | { readonly kind: 'unknown'; readonly value: '' };

/** A stretch of the prompt with one sense; together they cover all its words, in order. */
export interface Phrase {
  readonly sense: Sense;
  /** Folded. */
  readonly text: string;
  /** Span in the original text. */
  readonly start: number;
  readonly end: number;
  /** What stands before it. */
  readonly gap: Gap;
  /** A thing with a place of its own on a panel, where any cloth can have it. */
  readonly isPlaced?: true;
  /** Nothing else is to be drawn: "leaves only". */
  readonly isAll?: true;
  /** A noun of which only a kind is refused, and which nothing else asks for. */
  readonly isUnasked?: true;
  /** The noun behind a word that is not known, which is drawn as a plain one. */
  readonly plain?: Pick<Phrase, 'start' | 'end'>;
  /** Such a word that is in no list: it may be a slip in another. */
  readonly isStrange?: true;
  /** The dye that is called by a flower without a drawing of its own: others stand in its place, in that, and where it is refused the dye is. */
  readonly flower?: WantedColour;
}
