import type {
  AgeGroup,
  ColorScheme,
  Detail,
  Family,
  Gender,
  Language,
  Mood,
  Repeat,
  Setting,
  Style,
  Usage,
} from '@naksha/contract';
import type { FinishCloth } from '../vocabulary/finish-cloths.ts';
import type { LayoutWord } from '../vocabulary/lexicon-layouts.ts';
import type { Furnishing } from '../vocabulary/lexicon-people.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import type { Way } from '../vocabulary/ways.ts';
import type { BorderWish, PlacedThing } from './border-wish.ts';

/** How an understood word is labelled. `later`: understood, but this cloth or motif cannot be made yet. */
export type TokenKind =
  | 'pattern'
  | 'motif'
  | 'layout'
  | 'border'
  | 'repeat'
  | 'ground'
  | 'accent'
  | 'leaf'
  | 'line'
  | 'count'
  | 'size'
  | 'density'
  | 'detail'
  | 'style'
  | 'mood'
  | 'scheme'
  | 'setting'
  | 'usage'
  | 'gender'
  | 'age'
  | 'cloth'
  | 'exclude'
  | 'later';

/** An understood word or phrase of the prompt. */
export interface Token {
  /** Span in the original text, UTF-16 units, end excluded. */
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
  /** The text of the span. */
  readonly word: string;
  /** Its meaning, by the name used in the tables: `rosette`, `half-drop`, `navy`, `8 cm`. */
  readonly value: string;
  /** `#rrggbb` of a colour. */
  readonly hex?: string;
}

export interface WantedColour {
  /** A name of the colour tables, or the hex where one was written. */
  readonly name: string;
  readonly hex: string;
}

/** A colour of one thing. */
export interface BoundColour extends WantedColour {
  readonly start: number;
  readonly thing: string;
}

/** A thing that is to be smaller or larger than those beside it. */
export interface SizedThing {
  readonly start: number;
  readonly things: readonly string[];
  readonly isSmall: boolean;
  /** Said of what stands there on a panel: "four small ones at the corners". */
  readonly place?: 'centre' | 'corner';
}

/** "Seven horses": so many of a thing. `start` is the number's place; motifs or the drawing's id. */
export interface CountedThing {
  readonly start: number;
  readonly count: number;
  readonly things: readonly string[];
}

/** "A deer under trees": things that are to lie so to others. `start` is the word's place; motifs or the drawing's id. */
export interface RelatedThings {
  readonly start: number;
  readonly where: 'under' | 'over' | 'beside';
  readonly things: readonly string[];
  readonly others: readonly string[];
}

/** "Facing each other": how things are to be turned, or in what order they are to follow. `start` is the word's place. */
export interface WayOfThings {
  readonly start: number;
  readonly way: Way;
  /** What it is said of; undefined where its clause names nothing. */
  readonly thing?: PlacedThing | undefined;
}

export interface Unmatched {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  /** A known word that looks like it. */
  readonly suggestion?: string;
  /** The noun that it qualifies, which is drawn without it: a plain bottle for an ink bottle. */
  readonly plain?: string;
  /** A flower in whose place others stand. */
  readonly isFlower?: true;
}

/** A layout by its family and name. */
export interface OwnLayout {
  readonly family: Family;
  readonly layout: string;
}

/** What a prompt asks for. Absent means that it says nothing about it. */
export interface Intent {
  readonly language: Language;
  /** In order of the text, never overlapping. */
  readonly tokens: readonly Token[];
  /** The first is the technique, the others ask for its motifs. */
  readonly patterns: readonly Family[];
  readonly layouts: readonly LayoutWord[];
  /** Named by words that are theirs alone, of whatever family. */
  readonly ownLayouts: readonly OwnLayout[];
  readonly motifs: readonly MotifId[];
  /** Things that are drawn from a library, by the ids of their drawings; never what has a motif of the loom's own. */
  readonly subjects: readonly string[];
  /** Of these there is to be little. */
  readonly fewer: readonly MotifId[];
  readonly refused: {
    readonly patterns: readonly Family[];
    readonly layouts: readonly LayoutWord[];
    readonly ownLayouts: readonly OwnLayout[];
    readonly motifs: readonly MotifId[];
    /** `#rrggbb`. */
    readonly colours: readonly string[];
    /** The same, of the ground alone. */
    readonly grounds: readonly string[];
    /** Styles, moods, schemes and so on, by name. */
    readonly options: readonly string[];
  };
  /** The border beside what the cloth is about, and the panel that it makes of it. */
  readonly border?: BorderWish;
  readonly ground?: WantedColour;
  /** "Dark ground" without a colour. */
  readonly groundTone?: 'light' | 'dark';
  readonly accents: readonly WantedColour[];
  readonly leaves: readonly WantedColour[];
  /** Colours that are said of one thing: "red roses". `start` is the colour's place, `thing` its word or the drawing's id. */
  readonly bound: readonly BoundColour[];
  /** Sizes that are said of one thing beside others: "little clouds". `start` is the word's place; motifs or the drawing's id. */
  readonly sized: readonly SizedThing[];
  /** How many there are to be of a thing. */
  readonly counted?: readonly CountedThing[];
  /** Where things are to lie beside each other. */
  readonly related?: readonly RelatedThings[];
  /** How they are to be turned, or to follow each other. */
  readonly ways?: readonly WayOfThings[];
  readonly line?: WantedColour;
  /** "In 3 colours", the ground counted. */
  readonly colourCount?: number;
  /** "Blue and yellow only": no hue, grey or black beside what is named and the ground. */
  readonly isOnly?: true;
  /** "Only lemons", "and nothing else": no thing beside what is named. */
  readonly isAlone?: true;
  /** Factor on the usual size of the main motif. */
  readonly heroFactor?: number;
  /** Size of the main motif where it was given in cm or inches. */
  readonly heroCm?: number;
  /** "In three sizes" of motif. */
  readonly sizes?: number;
  readonly density?: 'dense' | 'airy';
  /** "Far apart": airy, and much ground between one motif and the next. */
  readonly isApart?: true;
  /** Distance of motifs, or of stripes, where it was given in figures. */
  readonly pitchCm?: number;
  /** One stripe of the line's colour after so many of the other. */
  readonly every?: number;
  /** Breadth of a thin stripe. */
  readonly lineCm?: number;
  /** "Tossed in all directions": turned freely, on their heads too. */
  readonly isEveryWay?: true;
  readonly details: readonly Detail[];
  readonly style?: Style;
  readonly mood?: Mood;
  readonly scheme?: ColorScheme;
  readonly setting?: Setting;
  readonly usage?: Usage;
  /** Goods of the house, which are running cloth by their usage. */
  readonly furnishing?: Furnishing;
  readonly gender?: Gender;
  readonly age?: AgeGroup;
  readonly cloth?: FinishCloth;
  readonly repeat?: Repeat;
  /** Cloths and motifs that cannot be made yet; a cloth names what is made in its place. */
  readonly later: readonly { readonly value: string; readonly instead?: Family }[];
  /** Words with a meaning of their own that are not known, at most 50. */
  readonly unmatched: readonly Unmatched[];
}
