import type { MaskKind } from '@naksha/imaging';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture to be redrawn by a model. */
export interface RedrawWish {
  /** A PNG of `size`. */
  readonly picture: string;
  /** Where it may draw, as the model's server reads masks; everywhere when absent. */
  readonly mask?: string;
  readonly size: Size;
  readonly words: string;
  /** 0 … 2³¹ − 1; not every server heeds it. */
  readonly seed: number;
  /** How far from the picture, 0 … 1; not every server heeds it. */
  readonly strength?: number;
  /** Where the answer is laid: a whole PNG or JPEG, of any size of nearly the same shape. */
  readonly to: string;
}

/** A model that redraws pictures, on any server. */
export interface Redrawer {
  /** What the product calls this kind of engine. */
  readonly engine: string;
  /** The model's own name. */
  readonly model: string;
  readonly maskKind: MaskKind;
  /** Wishes that are worked on at the same time; more wait, so who has many prepares no more than these. */
  readonly atOnce: number;
  /** Sizes in which a picture may be handed over: the fittest first, then the next smaller. */
  readonly sizesFor: (picture: Size) => readonly Size[];
  /** Throws EngineError, or the signal's reason when aborted. */
  readonly redraw: (wish: RedrawWish, signal: AbortSignal) => Promise<void>;
}
