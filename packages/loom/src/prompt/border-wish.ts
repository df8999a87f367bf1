import type { BorderBreadth, BorderFigure, Placing } from '../vocabulary/border.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';

/** A colour by its name in the tables, or by its hex where one was written. */
interface BorderColour {
  readonly name: string;
  readonly hex: string;
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
  readonly colour?: BorderColour;
  readonly hasPallu: boolean;
  readonly isPlain: boolean;
  readonly hasCentre: boolean;
}
