import type { FinishCloth } from '../finish-cloths.ts';
import type { Role } from '../roles.ts';
import type { FamilyVocabulary } from './family-vocabulary.ts';
import type { Judged } from './judged.ts';

/** A cloth: all that is asked of it but its words and its drawing. One row of the table in `families.ts`. */
export interface FamilyDefinition<Layout extends string = string> {
  /** Of what the planner, the borders and the pallu draw: raised when a recipe comes out different, as `versions.test.ts` notices. */
  readonly version: number;
  /** The names of its layouts; the first is the usual one. */
  readonly layouts: readonly [Layout, ...Layout[]];
  /** Usual size of the main motif on cloth, smallest and largest in cm. */
  readonly heroCm: readonly [number, number];
  /** Width of a module on cloth in cm when the tile is larger than that. */
  readonly moduleCm: number;
  readonly density: number;
  readonly hand: number;
  readonly cloth: FinishCloth;
  /** The family's own dyes, several complete sets; the first is the usual one. */
  readonly palettes: readonly FamilyPalette[];
  /** The figures are the undyed cloth itself (`light`): on a light ground they are dyed instead. */
  readonly isReserved?: boolean;
  /** Its dyes lie side by side with white threads between: kin of the ground are not lost beside it, nor need they change sides. */
  readonly isBanded?: boolean;
  /** Dyed in full dips: beside named dyes stand no tints of them. `grounded` may repeat the ground's within its lines; `floss` does so in its pictures, and on pale cloth has its white in the palest of them. */
  readonly dips?: 'grounded' | 'apart' | 'floss';
  /** The only ink of a cloth of one ink: a colour named beside the ground is this one. */
  readonly ink?: Role;
  /** What no dye reaches whatever colours are named: the glass of mirrors, the soot of a contour. */
  readonly undyed?: readonly Role[];
  /** Where no colour is named it takes those that its subjects have by nature. */
  readonly isNatural?: boolean;
  /** Dyed with plants, as some layouts are (`LayoutVocabulary.isVegetable`): "blue" is indigo, "red" madder, by any plain name. */
  readonly isVegetable?: true;
  /** Of free flowers and leaves: of a few colours one is the leaves', and whole flowers are printed in its white. */
  readonly isGrowing?: boolean;
  /** Of free flowers: the first dye is that of the large ones, and greys and whites come after the others. */
  readonly isBlooming?: boolean;
  /** Drawn in flat dyes, which can do without their contours; the others live of their line. */
  readonly isLineless?: boolean;
  /** Printed or drawn on cloth that may stay undyed. */
  readonly isOnCloth?: boolean;
  /** Its motifs stay large on small goods. */
  readonly isGrand?: boolean;
  /** What is asked for tiny may be as small as this, cm: a dot has no drawing to lose. */
  readonly smallestCm?: number;
  /** Its size is that of a repeat of yarns, which has no drawing to lose when it is fine. */
  readonly isSett?: boolean;
  /** The layout whose main motif makes the best row along an edge; a `field` is laid in the border as it is. */
  readonly border: { readonly layout: Layout; readonly as: 'row' | 'field' };
  /** Layout of a pallu and of a centre: richer than most bodies. */
  readonly pallu: Layout;
  /** Has a ground between its motifs that takes a row of pin dots in this ink. */
  readonly pinDots?: Role;
  /** What its craft makes of the bands that the rubric gives for cloth in general. */
  readonly judged: Partial<Judged>;
}

/** A family by its words and all else that is asked of it: its layouts are those that its words name. */
export function defineFamily<Layout extends string>(
  words: FamilyVocabulary<Layout>,
  own: Omit<FamilyDefinition<NoInfer<Layout>>, 'layouts'>,
): FamilyDefinition<Layout> {
  // Every family's words name some.
  return { ...own, layouts: Object.keys(words.layouts) as [Layout, ...Layout[]] };
}

export interface FamilyPalette {
  readonly name: string;
  readonly roles: Readonly<Record<Role, string>>;
}
