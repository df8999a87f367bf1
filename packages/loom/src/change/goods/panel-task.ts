import type { Border, BorderMotif } from '../../drawing/goods/lay-border.ts';
import type { MotifDisc, Shape } from '../../drawing/scene.ts';
import type { PlacedThing } from '../../prompt/border-wish.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { isCommonMotif } from '../../vocabulary/lexicon-motifs.ts';
import type { Inner } from './inner.ts';

/** Shares of the shorter side of what the borders leave. */
export const shares = {
  margin: 0.035,
  alone: 0.6,
  cornered: 0.5,
  flower: 0.54,
  tree: { wide: 0.62, high: 0.84 },
  attended: 0.46,
  wreathed: 0.36,
  wreath: { radius: 0.335, motif: 0.15 },
  medallion: 0.37,
  /** Of goods that are one picture. */
  made: 0.41,
  corner: 0.24,
  cornerAlone: 0.3,
  framed: 0.78,
  niche: 0.9,
  attendant: 0.21,
  buti: [0.06, 0.1],
} as const;

/** A circle in which nothing is strewn. */
export interface Taken {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Where a figure stands on a craft's own composition, in units of the tile. */
export interface PanelSeat extends Taken {
  readonly place: 'boughs' | 'foot' | 'beside';
  /** A bough comes up under it. */
  readonly isPerched: boolean;
}

export interface PanelTask {
  readonly recipe: Recipe;
  readonly border: Border;
  readonly inner: Inner;
  readonly short: number;
  readonly perCm: number;
  readonly middle: readonly [x: number, y: number];
  readonly taken: Taken[];
  readonly census: MotifDisc[];
  /** Lines and rings under the motifs. */
  readonly lines: Shape[];
  /** Sets a motif by its middle so that it fills a box of this size. */
  readonly set: (motif: BorderMotif, at: Setting) => void;
  readonly thing: (placed: PlacedThing, size: number) => BorderMotif | undefined;
}

export interface Setting {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high?: number;
  readonly turn?: number;
  readonly isFlipped?: boolean;
  readonly rank?: MotifDisc['rank'];
}

/** Whether a panel is composed: something stands in a place of its own, or the field is set out by zones. */
export function isPanelled({ hasCentre, panel }: Border): boolean {
  return hasCentre || panel?.corner !== undefined || isZoned(panel);
}

/** Fields that are zones themselves: frames, stripes of vines, a panel about the neck. */
export function isZoned(panel: Border['panel']): boolean {
  return (panel?.cells ?? panel?.stripes ?? panel?.neck) !== undefined;
}

const attending = ['wreath', 'corner', 'boughs', 'foot', 'beside'] as const;

/** What stands about the centre of a panel, or in its corners. */
export function attendants(panel: Border['panel']): PlacedThing[] {
  return attending.flatMap((place) => panel?.[place] ?? []);
}

/** Flowers and fruit of every cloth, which may be turned. */
export function isCommon({ motif }: PlacedThing): boolean {
  return (
    motif !== undefined &&
    (isCommonMotif(motif) || ['hibiscus', 'sunflower', 'lotus-front', 'sun', 'pomegranate', 'star'].includes(motif))
  );
}
