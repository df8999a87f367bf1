import type { BorderBreadth, BorderFigure, GoodsCopies, Placing } from '../vocabulary/border.ts';
import type { Frame, Neck } from '../vocabulary/frames.ts';
import type { Make } from '../vocabulary/makes.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';

/** A colour by its name in the tables, or by its hex where one was written. */
interface BorderColour {
  readonly name: string;
  readonly hex: string;
}

/** A motif, or a thing of a library by the id of its drawing; empty where a place is named and nothing for it. */
export interface PlacedThing {
  readonly motif?: MotifId;
  readonly subject?: string;
}

/** What stands where on a panel. */
export interface PlacesWish {
  readonly centre?: PlacedThing;
  /** The centre is a disc: a medallion, a chakra. */
  readonly isRound: boolean;
  /** How the goods are made up, where no one says how they are set out. */
  readonly make?: Make;
  /** Nothing is strewn about the centre: it was asked for as one. */
  readonly isLone?: true;
  /** A net in the middle: it fills the field. */
  readonly isField: boolean;
  /** Round the centre. */
  readonly wreath?: PlacedThing;
  readonly corner?: PlacedThing;
  /** A pair on the centre's boughs, at its foot, at its sides. */
  readonly boughs?: PlacedThing;
  readonly foot?: PlacedThing;
  readonly beside?: PlacedThing;
  /** What holds the centre: a niche, a roundel. */
  readonly frame?: Frame;
  /** Frames over the whole field, each with one of the things in it. */
  readonly cells?: { readonly frame: Frame; readonly things: readonly PlacedThing[]; readonly isDrop: boolean };
  /** Stripes that carry a vine, with what blossoms on it. */
  readonly stripes?: PlacedThing;
  /** A panel about the neck. */
  readonly neck?: { readonly shape: Neck; readonly thing: PlacedThing };
}

/** The border that a prompt asks for beside what its cloth is about. */
export interface BorderWish {
  readonly placing: Placing;
  readonly breadth: BorderBreadth;
  /** Named for it; absent where the field's own motif makes it. */
  readonly figure?: BorderFigure;
  readonly motif?: MotifId;
  /** A thing of a library, by the id of its drawing. */
  readonly subject?: string;
  /** Takes turns with it. */
  readonly second?: PlacedThing;
  readonly colour?: BorderColour;
  /** The colour is that of its thing, which lies on the cloth's own ground. */
  readonly isOfThing?: true;
  /** Of its thing, where the border has a colour too: "a maroon border of gold peacocks". */
  readonly thingColour?: BorderColour;
  /** Two bands of different breadth. */
  readonly isDouble?: boolean;
  /** Three: a broad one and two narrow ones. */
  readonly isTriple?: boolean;
  /** No border is asked for, only what stands where. */
  readonly isBare?: boolean;
  readonly places?: PlacesWish;
  readonly hasPallu: boolean;
  /** Both ends are broad. */
  readonly isEnded?: boolean;
  /** Large in the pallu, where that is not the border's motif. */
  readonly pallu?: PlacedThing;
  /** Of the pallu alone: "a maroon border and a gold pallu". */
  readonly palluColour?: BorderColour;
  /** How the goods lie in the tile, where it does not show one of them. */
  readonly copies?: GoodsCopies;
  readonly isPlain: boolean;
  readonly hasCentre: boolean;
}
