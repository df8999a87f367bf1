import type { Overlay } from './overlay.ts';

/** What a layered file is made of, and how. */
export interface LayeredPictures {
  /** From the lowest to the highest, each at the upper left corner; none when there are only overlays. */
  readonly pictures: readonly { readonly path: string; readonly name: string }[];
  /** `colour`: a layer for each colour of a single picture, which must have 2 to 64 of them. */
  readonly layers: 'picture' | 'colour';
  /** Each colour also as a spot channel. */
  readonly spots: boolean;
  /** Lie on top of all. */
  readonly overlays: readonly Overlay[];
  /** Takes a picture of the whole: a PNG, or a copy of the only picture that is seen. */
  readonly rendition: string;
  /** The first picture's own when absent. */
  readonly dpi?: number | undefined;
}

export interface LayeredFile {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** A PSB. */
  readonly isLarge: boolean;
  /** What its layers are. */
  readonly layers: LayeredPictures['layers'];
}
