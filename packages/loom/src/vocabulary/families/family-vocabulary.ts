import type { Family, PatternName, Style, Usage } from '@naksha/contract';
import type { LayoutWord } from '../lexicon-layouts.ts';
import type { MotifId } from '../motif-ids.ts';
import type { Words } from '../words.ts';

/** What people call a family and its layouts, and when it is the one they mean. No geometry: the prompt is read with it. */
export interface FamilyVocabulary<Layout extends string = string> {
  /** Its names in every spelling, by language; the first of each is shown. No other word of the lexicon may be among them. */
  readonly words: Words;
  /** One plain sentence for whoever does not know the cloth: English, Hindi, Gujarati. */
  readonly about: readonly [english: string, hindi: string, gujarati: string];
  /** A way of making cloth, not only a world of motifs: "batik peacocks" is batik, whatever peacocks are. */
  readonly isTechnique: boolean;
  /** The ground is the dye and white the cloth: in a bare list of colours the first is the ground. */
  readonly isDyed?: boolean;
  /** One ink on pale cloth: a single colour is the ink's. */
  readonly isInked?: boolean;
  /**
   * Figures that it has no hand for are printed over the ready cloth, as the trade does, tied into the yarns with the rest of it, or kept
   * from the dye by a stencilled paste.
   */
  readonly printed?: 'over' | 'within' | 'kept';
  /** Motifs it suggests when it is named beside another cloth. */
  readonly suggestedMotifs: readonly MotifId[];
  /** Those of `commonMotifs` that it cannot draw, nor anything like them; asked for, they are reported as coming later. */
  readonly unsupportedMotifs?: readonly MotifId[];
  /** Motifs it can draw beyond `commonMotifs`; a figure that no family draws is reported as coming later. */
  readonly figures?: readonly MotifId[];
  /** Draws whatever a library has an outline of, beyond `figures`. */
  readonly carriesSubjects?: boolean;
  /** Those of them that suit it where no one names it, by their ids; all where absent. */
  readonly only?: readonly string[];
  /** At least four, differing in structure. The first is the usual one. */
  readonly layouts: Readonly<Record<Layout, LayoutVocabulary>>;
  /** How much each speaks for it when no cloth is named: 0.5 a little … 6 strongly. Its figures do so of themselves. */
  readonly leanings: FamilyLeanings;
}

export interface LayoutVocabulary {
  /** In titles and menus; lower case in English. */
  readonly name: readonly [english: string, hindi: string, gujarati: string];
  /** Words that mean this layout of this family and nothing else: "kawung", "houndstooth". */
  readonly words?: Words;
  /** Words for layouts in general that mean just this. */
  readonly is?: readonly LayoutWord[];
  /** Words for layouts in general to which this is the nearest the family has. */
  readonly near?: readonly LayoutWord[];
  /** Motifs without which it is nothing: it is not chosen when one of them is refused. */
  readonly needs?: readonly MotifId[];
  /** Its ground is the dye, as a cloth's may be that `isDyed`. */
  readonly isDyed?: boolean;
  /** Dyed with plants, as a cloth may be that `isVegetable`. */
  readonly isVegetable?: true;
  /** Where things are named it is drawn only if it is asked for; `always`: of a cloth that is named, too. */
  readonly isAsked?: true | 'always';
  /** Its motifs are small by what it is, whatever the cloth is used for. */
  readonly hasOwnSize?: true;
  /** A manner more than an arrangement: a layout of the cloth that is named goes before it. */
  readonly isManner?: true;
  /** Words for layouts in general that it means too where it is named itself: a manner that sets out butis of its own. */
  readonly takes?: readonly LayoutWord[];
  /** Cloths whose names beside its own say how it is set out: a saree of Kanchipuram in checks is no gingham. */
  readonly crossedWith?: readonly Family[];
  /** Fills the cloth: the one that is meant where it is to be dense. */
  readonly isClose?: true;
  /** Named beside others of the cloth it is the one, and holds them: tumbling blocks are hexagons too. */
  readonly leads?: true;
  /** Covers the whole ground: a colour named for the ground is one of its threads. */
  readonly isCovering?: boolean;
  /** All of dyed threads: a dye named for the ground leads them. Undyed white and cream are its ground still. */
  readonly isThreaded?: boolean;
  /**
   * Made for these things, by their ids, with such guests: drawn where these are all that is named, and for others only where it is asked for. They speak
   * for its cloth too, but for one that is chosen by the name of its craft (`isOfCraft`).
   */
  readonly of?: { readonly things: readonly string[]; readonly guests: readonly string[]; readonly isOfCraft?: true };
  /** Groups several things: drawn where two or more are named on goods that show them large enough, and elsewhere only where it is asked for. */
  readonly isOfSeveral?: true;
  /** Set out for a field with borders, so that nothing is cut by them; other layouts are laid so that little is. */
  readonly isSetWithin?: true;
  /** Woven of two yarns and no more: where two are named and no ground, the paler is the ground. */
  readonly isOfTwoYarns?: boolean;
  /** Shows so many dyes: the one that is meant where so many are asked for. */
  readonly dyeCount?: number;
  /** Draws things of libraries, where not all layouts of the cloth do. */
  readonly carriesSubjects?: boolean;
  /** A cloth that is known by its dyes, where the words name none: the ground, then the others by their weight. Where anything is said, only drawn where it is asked for. */
  readonly dyes?: readonly [ground: string, ...others: string[]];
  /** Motifs it brings out; a figure that only some layouts draw stands with all of these. */
  readonly brings?: readonly MotifId[];
}

interface FamilyLeanings {
  readonly patternName?: Partial<Record<PatternName, number>>;
  readonly motif?: Partial<Record<MotifId, number>>;
  readonly usage?: Partial<Record<Usage, number>>;
  readonly style?: Partial<Record<Style, number>>;
  /** For children: bright, figured, of any size however small. */
  readonly young?: number;
  /** Where a thing of a library is named. */
  readonly subject?: number;
  /** Whatever is asked for: below 0 for a cloth that is seldom meant where it is not named. */
  readonly unasked?: number;
}
