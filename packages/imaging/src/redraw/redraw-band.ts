/**
 * A band of a tile that a model redraws, seen with the tile rolled round so that the band lies inside the picture. Whole pixels of
 * the rolled picture.
 */
export interface RedrawBand {
  /** How far the tile is rolled to the right and down. */
  readonly roll: { readonly across: number; readonly down: number };
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Over so many pixels what was drawn goes over into what was there; not at an edge of the picture, where the tile goes on. */
  readonly soft: number;
}

/** How a server is shown what it may draw on: where a mask is transparent, or where it is white. */
export type MaskKind = 'hole' | 'white';
