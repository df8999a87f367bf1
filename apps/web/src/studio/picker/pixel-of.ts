import { pieceSide } from '../canvas/tile-set.ts';
import type { ClothPicture } from '../store/table.ts';

/** Where a pixel of the tile is drawn from. */
interface DrawnPixel {
  readonly source: ImageBitmap;
  readonly x: number;
  readonly y: number;
}

/** The pixel of a picture at a place of its tile, inside of it. Of what is looked at in pieces the true one, once its piece is here. */
export function pixelOf({ source, tile, pieces }: ClothPicture, at: { x: number; y: number }): DrawnPixel {
  const [column, row] = [Math.floor(at.x / pieceSide), Math.floor(at.y / pieceSide)];
  const piece = pieces?.piece(pieces.finest, column, row);
  if (piece) return { source: piece, x: at.x - column * pieceSide, y: at.y - row * pieceSide };
  return {
    source,
    x: Math.floor((at.x / tile.widthPx) * source.width),
    y: Math.floor((at.y / tile.heightPx) * source.height),
  };
}
