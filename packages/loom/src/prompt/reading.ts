import type { Family, Language } from '@naksha/contract';
import type { ColourPart } from './bind-colours.ts';
import type { BorderWish } from './border-wish.ts';
import type { Phrase } from './phrase.ts';
import type { StripeWidths } from './stripe-widths.ts';

/** The phrases of a prompt with what was found of them before its wishes are gathered. */
export interface Reading {
  readonly text: string;
  readonly language: Language;
  /** The cloth that was chosen outside the prompt. */
  readonly cloth: Family | undefined;
  readonly phrases: readonly Phrase[];
  readonly refused: ReadonlySet<number>;
  /** Motifs of which there is to be little. */
  readonly few: ReadonlySet<number>;
  readonly parts: ReadonlyMap<number, ColourPart>;
  readonly border?: BorderWish | undefined;
  /** Where stripes of two widths are named. */
  readonly stripes?: StripeWidths | undefined;
}
