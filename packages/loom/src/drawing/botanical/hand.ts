import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import type { Motif, MotifInks } from '../motifs/motif.ts';
import type { Ink, SceneSymbol } from '../scene.ts';
import type { Dress } from '../subjects/draw-printed.ts';

/** Roles of one flower or leaf. */
export type Colourway = Pick<MotifInks, 'body' | 'second' | 'third' | 'heart'>;

/** How a craft draws an outline at a size. */
export type DrawThing = (
  outline: Outline,
  ask: { radius: number; pen: number; detail: number; dress: Dress },
) => SceneSymbol;

/** How a cloth of plants is drawn: its motifs, its colours by role, its lines. */
export interface Hand {
  readonly motifs: Partial<Record<MotifId, Motif>>;
  /** What a bud becomes where it is strewn without a stem: a sprig with its own stalk. */
  readonly sprig?: Motif;
  /** Birds, butterflies and things of `motifs` that come between the flowers where they are wished for. */
  readonly visitors?: readonly MotifId[];
  /** How this hand draws a thing of a library that comes between the flowers; absent where things have places of their own or none. */
  readonly guest?: DrawThing;
  readonly flowers: readonly [Colourway, ...Colourway[]];
  readonly leaves: readonly [Colourway, ...Colourway[]];
  /** Roles of the dots on the ground. */
  readonly dots: readonly [Role, ...Role[]];
  /** Outline of a motif with this main colour. */
  readonly contour: (body: Role) => Ink;
  readonly stem: StemInks;
  /** Half length, in units, below which a leaf or bud of this hand is litter. */
  readonly smallest: number;
}

export interface StemInks {
  readonly fill: Ink;
  readonly lit: Ink;
  /** Bark strokes. */
  readonly shade: Ink;
  /** No outline when absent. */
  readonly contour?: Ink;
}
