import type { ColorScheme, Family, Mood, Repeat, Setting, Style } from '@naksha/contract';
import type { BorderWish } from '../../prompt/border-wish.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';

/** A colour by its name in the tables, or by its hex where one was written. */
export interface NamedColour {
  readonly name: string;
  readonly hex: string;
}

/** The parts of a cloth that have colours of their own. */
export type Part = 'ground' | 'line' | 'leaf' | 'accent';

export type Shift = 'darker' | 'lighter' | 'brighter' | 'duller' | 'warmer' | 'cooler';

/** One change to a recipe. A list of them is what an edit by words comes to. */
export type EditOp =
  | { readonly op: 'setColour'; readonly part: Part; readonly colour: NamedColour }
  | { readonly op: 'replaceColour'; readonly from: NamedColour; readonly colour: NamedColour }
  | { readonly op: 'removeColour'; readonly colour: NamedColour }
  | { readonly op: 'addColour'; readonly colour: NamedColour }
  /** Of these and no others. */
  | { readonly op: 'onlyColours'; readonly colours: readonly NamedColour[] }
  | { readonly op: 'shiftColours'; readonly shift: Shift; readonly part?: Part; readonly of?: NamedColour }
  | { readonly op: 'mood'; readonly name: Mood }
  | { readonly op: 'scheme'; readonly name: ColorScheme }
  | { readonly op: 'style'; readonly name: Style }
  | { readonly op: 'setting'; readonly name: Setting }
  | { readonly op: 'limitColours'; readonly count: number }
  | { readonly op: 'scale'; readonly factor: number }
  | { readonly op: 'scaleTo'; readonly cm: number }
  | { readonly op: 'density'; readonly change: number }
  | { readonly op: 'addMotif'; readonly motif: MotifId }
  | { readonly op: 'removeMotif'; readonly motif: MotifId }
  | { readonly op: 'replaceMotif'; readonly from: MotifId; readonly motif: MotifId }
  | { readonly op: 'weighMotif'; readonly motif: MotifId; readonly factor: number }
  | { readonly op: 'layout'; readonly layout: string }
  | { readonly op: 'family'; readonly family: Family; readonly layout?: string }
  | { readonly op: 'repeat'; readonly repeat: Repeat }
  | { readonly op: 'cloth'; readonly cloth: Recipe['finish']['cloth'] }
  | { readonly op: 'texture'; readonly change: number }
  | { readonly op: 'age'; readonly change: number }
  | { readonly op: 'hand'; readonly factor: number }
  | { readonly op: 'line'; readonly factor: number }
  | { readonly op: 'detail'; readonly change: number }
  /** Laid, or laid another; without a wish it goes. */
  | { readonly op: 'border'; readonly wish?: BorderWish }
  | { readonly op: 'rearrange' };
