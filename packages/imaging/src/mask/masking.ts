import type { AreaInPixels } from '@naksha/colour';

/** What is to change of a picture, and how. */
export interface Masking {
  readonly mask:
    | { readonly kind: 'area'; readonly area: AreaInPixels }
    /** A picture of the same size. */
    | { readonly kind: 'picture'; readonly path: string }
    /** The mark that lies over the picture is looked for. */
    | { readonly kind: 'find' }
    /** Found on the picture reduced to this size: 1 where it is to change. */
    | { readonly kind: 'marked'; readonly marks: Uint8Array; readonly width: number; readonly height: number };
  /** The share that goes, 0 … 1. */
  readonly strength: number;
  readonly seed: string;
  /** The ground goes on, not what lies on it. */
  readonly isPlain: boolean;
  /** Pictures with transparency that are laid over what was filled, by their upper left corners. */
  readonly motifs: readonly { readonly path: string; readonly x: number; readonly y: number }[];
}

export interface Masked {
  readonly contentType: 'image/png';
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** Whether what was filled was taken from the same phase of a repeat, or from what lies around. */
  readonly method: 'phase' | 'around';
  /** Share of the picture's pixels that were filled, 0 … 1. */
  readonly changed: number;
  /** Parts of the mask, which are filled one by one. */
  readonly parts: number;
}
