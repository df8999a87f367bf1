import type { Box, Camera, TileSize } from '../geometry/camera.ts';
import type { PaperInks } from './draw-paper.ts';

/** Everything that one painting of the table needs; pictures are bitmaps, or their numbers while it is on its way to the worker. */
export interface TableFrame<Picture = ImageBitmap> {
  /** CSS pixels, and how many of the screen make one. */
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly camera: Camera;
  /** What lies around the cloth. */
  readonly booth: string;
  /** From the lowest up. */
  readonly cloths: readonly LaidCloth<Picture>[];
  /** Where the register marks go; none on a tile that they would hide. */
  readonly marked: Box | null;
  /** Seen where no cloth lies. */
  readonly paper: PaperInks;
}

export interface LaidCloth<Picture = ImageBitmap> {
  readonly source: Picture;
  readonly tile: TileSize;
  /** The part of the table that it covers. */
  readonly part: Box;
  /** How much of it is seen, 0 … 1. */
  readonly share: number;
  /** It hides what lies beneath, where it has holes, too. */
  readonly isAlone: boolean;
  readonly squares: LaidSquares<Picture> | null;
}

/** Fine squares over the coarse picture of a large cloth. */
export interface LaidSquares<Picture = ImageBitmap> {
  readonly isSmooth: boolean;
  readonly places: readonly (Box & { readonly source: Picture })[];
}

/** The same frame with other names for its pictures. */
export function withPictures<From, To>(frame: TableFrame<From>, named: (picture: From) => To): TableFrame<To> {
  return {
    ...frame,
    cloths: frame.cloths.map(({ source, squares, ...cloth }) => ({
      ...cloth,
      source: named(source),
      squares: squares && {
        ...squares,
        places: squares.places.map((place) => ({ ...place, source: named(place.source) })),
      },
    })),
  };
}

/** What the page sends to the worker that paints the table. */
export type TableMessage =
  /** Where to paint: first of all, once. */
  | { readonly canvas: OffscreenCanvas }
  /** Pictures come with the first frame that names them, and are gone with the first that does not. */
  | { readonly frame: TableFrame<number>; readonly pictures: readonly (readonly [name: number, ImageBitmap])[] };
