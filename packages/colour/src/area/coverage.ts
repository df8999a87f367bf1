import { type AreaPiece, piecesOf } from './area-piece.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An area as `layArea` of the loom gives it: pixels of a picture, with all copies of each stroke. */
export interface AreaInPixels extends Size {
  readonly inverted: boolean;
  readonly strokes: readonly { readonly erases: boolean; readonly fade: number; readonly pieces: Float64Array }[];
}

/** Whole pixels of a raster. */
export interface RasterBox extends Size {
  readonly x: number;
  readonly y: number;
}

/** How much of a change each pixel takes. */
export interface Coverage {
  /**
   * Writes the coverage of a box, 0 … 255, from `at` on, rows of `stride` one after the other. False when there is none in all of it:
   * nothing needs to be changed there.
   */
  readonly cover: (box: RasterBox, into: Uint8Array, at?: number, stride?: number) => boolean;
}

/** Pixels of a block that is judged as a whole. */
const side = 32;

/**
 * The coverage of an area on a raster of the picture: of its own size, or smaller for a preview. A stroke covers what its line comes
 * near to, all of it at least one pixel and its fade away from its edge, none beyond. Strokes of one kind take the most of each other
 * and do not add up; one that erases leaves at most what it does not cover. Only +, −, ×, ÷ and the square root: the same bytes in
 * every browser and on the server. Memory does not go with the raster, time with what is painted.
 */
export function createCoverage(area: AreaInPixels, raster: Size = area): Coverage {
  const [stepX, stepY] = [area.width / raster.width, area.height / raster.height];
  // The edge is as soft as a pixel of the raster.
  const pixel = Math.max(stepX, stepY);
  const strokes = area.strokes.map(({ erases, fade, pieces }) => ({ erases, fade, pieces: piecesOf(pieces) }));
  const values = new Uint8Array(side * side);
  return {
    cover: (box, into, at = 0, stride = box.width) => {
      const [top, bottom] = [box.y * stepY, (box.y + box.height) * stepY];
      const near = strokes.flatMap((stroke) => {
        const pieces = stroke.pieces.filter((piece) => piece.bottom + pixel > top && piece.top - pixel < bottom);
        return pieces.length === 0 ? [] : [{ ...stroke, pieces }];
      });
      const nothing = area.inverted ? 255 : 0;
      let isCovered = false;
      for (let y = 0; y < box.height; y += side) {
        const height = Math.min(side, box.height - y);
        for (let x = 0; x < box.width; x += side) {
          const width = Math.min(side, box.width - x);
          values.fill(0);
          const block = { x: box.x + x, y: box.y + y, width, height };
          let isTouched = false;
          for (const { erases, fade, pieces } of near) {
            if (erases && !isTouched) continue;
            if (strokeBlock(pieces, { block, stepX, stepY, pixel, fade, erases }, values)) isTouched = true;
          }
          for (let row = 0; row < height; row++) {
            const start = at + (y + row) * stride + x;
            if (!isTouched) into.fill(nothing, start, start + width);
            else for (let i = 0; i < width; i++) into[start + i] = Math.abs(nothing - (values[row * side + i] ?? 0));
          }
          if (isTouched || area.inverted) isCovered = true;
        }
      }
      return isCovered;
    },
  };
}

interface BlockWork {
  readonly block: RasterBox;
  readonly stepX: number;
  readonly stepY: number;
  readonly pixel: number;
  readonly fade: number;
  readonly erases: boolean;
}

/** Lays a stroke over the values of a block. False when it does not come near. */
function strokeBlock(pieces: readonly AreaPiece[], work: BlockWork, values: Uint8Array): boolean {
  const { block, stepX, stepY, pixel, fade, erases } = work;
  const [left, top] = [block.x * stepX, block.y * stepY];
  const [right, bottom] = [left + block.width * stepX, top + block.height * stepY];
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.sqrt((right - left) ** 2 + (bottom - top) ** 2) / 2;
  // How deep inside the stroke some pixel of the block lies at least: pieces that are farther away than that decide nothing.
  let surest = Number.POSITIVE_INFINITY;
  const close: { readonly piece: AreaPiece; readonly least: number }[] = [];
  for (const piece of pieces) {
    if (piece.right + pixel <= left || piece.left - pixel >= right) continue;
    if (piece.bottom + pixel <= top || piece.top - pixel >= bottom) continue;
    const away = distance(piece, midX, midY);
    const least = away - reach - piece.mostRadius;
    if (least >= pixel / 2) continue;
    surest = Math.min(surest, away + reach - piece.leastRadius);
    close.push({ piece, least });
  }
  if (close.length === 0) return false;
  if (surest <= -fade - pixel / 2) {
    values.fill(erases ? 0 : 255);
    return true;
  }
  const deciding = close.filter(({ least }) => least <= surest).map(({ piece }) => piece);
  const settled = erases ? 0 : 255;
  for (let row = 0; row < block.height; row++) {
    const y = top + (row + 0.5) * stepY;
    for (let column = 0; column < block.width; column++) {
      const at = row * side + column;
      const known = values[at] ?? 0;
      // More than all and less than nothing there is not.
      if (known === settled) continue;
      const x = left + (column + 0.5) * stepX;
      let outside = Number.POSITIVE_INFINITY;
      for (const piece of deciding) {
        const dx = x - piece.x;
        const dy = y - piece.y;
        const share = Math.min(1, Math.max(0, dx * piece.alongX + dy * piece.alongY));
        const offX = dx - share * piece.wayX;
        const offY = dy - share * piece.wayY;
        const own = Math.sqrt(offX * offX + offY * offY) - piece.radius - share * piece.growth;
        if (own < outside) outside = own;
      }
      const t = Math.min(1, Math.max(0, (pixel / 2 - outside) / (fade + pixel)));
      const level = Math.round(255 * t * t * (3 - 2 * t));
      values[at] = erases ? Math.min(known, 255 - level) : Math.max(known, level);
    }
  }
  return true;
}

function distance(piece: AreaPiece, x: number, y: number): number {
  const dx = x - piece.x;
  const dy = y - piece.y;
  const share = Math.min(1, Math.max(0, dx * piece.alongX + dy * piece.alongY));
  const offX = dx - share * piece.wayX;
  const offY = dy - share * piece.wayY;
  return Math.sqrt(offX * offX + offY * offY);
}
