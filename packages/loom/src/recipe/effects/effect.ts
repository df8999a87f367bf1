import type { PaletteShift } from '../../palette/palette-shift.ts';
import type { LayoutWord } from '../../vocabulary/lexicon-layouts.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Recipe } from '../recipe.ts';

/** What one value of one option does to a recipe. Absent means nothing. */
export interface Effect {
  /** Factor on the size of the main motif. */
  readonly hero?: number;
  /** Added to density, 0 … 1. */
  readonly density?: number;
  /** Added to detail, 1 … 5. */
  readonly detail?: number;
  /** Factor on the weight of contours. */
  readonly line?: number;
  /** Added to freedom, 0 … 1. */
  readonly freedom?: number;
  /** Factor on the waver of the hand. */
  readonly hand?: number;
  /** Added to the strength of weave, uneven dye and age, 0 … 1. */
  readonly weave?: number;
  readonly mottle?: number;
  readonly age?: number;
  readonly cloth?: Recipe['finish']['cloth'];
  /** Motifs asked for, at hero rank. */
  readonly include?: readonly MotifId[];
  /** Motifs that go with it, the likeliest first: those that the cloth draws come in where nothing else was asked for. */
  readonly suggests?: readonly MotifId[];
  /** Factor on how often a motif comes. */
  readonly weight?: Partial<Record<MotifId, number>>;
  /** Layouts leaned to. */
  readonly layouts?: readonly LayoutWord[];
  readonly palette?: PaletteShift;
}
