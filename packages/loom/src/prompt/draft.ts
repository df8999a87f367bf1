import type { Family } from '@naksha/contract';
import type { LayoutWord } from '../vocabulary/lexicon-layouts.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import type { BoundColour, Intent, OwnLayout, SizedThing, Token, Unmatched, WantedColour } from './intent.ts';

/** What is gathered while walking over the phrases; the fields of an intent, still open. */
export type Draft = { -readonly [Key in keyof Intent]: Intent[Key] } & {
  /** Motifs of the words of which there is to be little. */
  sparse: MotifId[];
  tokens: Token[];
  patterns: Family[];
  layouts: LayoutWord[];
  ownLayouts: OwnLayout[];
  motifs: MotifId[];
  subjects: string[];
  fewer: MotifId[];
  accents: WantedColour[];
  leaves: WantedColour[];
  bound: BoundColour[];
  sized: SizedThing[];
  details: Intent['details'][number][];
  later: Intent['later'][number][];
  unmatched: Unmatched[];
  refused: {
    patterns: Family[];
    layouts: LayoutWord[];
    ownLayouts: OwnLayout[];
    motifs: MotifId[];
    colours: string[];
    grounds: string[];
    options: string[];
  };
};
