import { type AreaLoop, fillLoops, loopOf, loopsNear } from './area-loop.ts';
import { type AreaPiece, piecesOf } from './area-piece.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An area as `layArea` of the loom gives it: pixels of a picture, with all copies of each stroke. */
export interface AreaInPixels extends Size {
  /** Points that were painted, copies not counted. */
  readonly points: number;
  readonly inverted: boolean;
  readonly strokes: readonly {
    readonly erases: boolean;
    readonly fade: number;
    readonly pieces: Float64Array;
    /** Closed lines of which the inside is covered: x and y of each corner. */
    readonly loops?: readonly Float64Array[];
  }[];
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
  /** About how often a piece of a stroke is held against a pixel, at most, to cover the whole raster. Looks at some blocks of it. */
  readonly work: () => number;
}

/** Strokes of one kind that follow on each other: their order does not matter. */
interface Coat {
  readonly erases: boolean;
  readonly pieces: readonly AreaPiece[];
  readonly loops: readonly AreaLoop[];
}

/** Pixels of a block that is judged as a whole. */
const side = 32;
/** Blocks for which near pieces are sought together. */
const blocksInRow = 8;
/** Blocks along each side of the raster that work is judged by. */
const judged = 12;

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
  const coats = coatsOf(area);
  const values = new Uint8Array(side * side);
  const boxOf = ({ x, y, width, height }: RasterBox): AreaBox => ({
    left: x * stepX,
    top: y * stepY,
    right: (x + width) * stepX,
    bottom: (y + height) * stepY,
  });
  const near = (from: readonly Coat[], box: RasterBox): Coat[] => {
    const bounds = boxOf(box);
    return from.flatMap(({ erases, pieces, loops }) => {
      const own = pieces.filter((piece) => touches(piece, bounds, pixel));
      const around = loopsNear(loops, bounds);
      return own.length + around.length === 0 ? [] : [{ erases, pieces: own, loops: around }];
    });
  };
  return {
    cover: (box, into, at = 0, stride = box.width) => {
      const nothing = area.inverted ? 255 : 0;
      let isCovered = false;
      for (let y = 0; y < box.height; y += side) {
        const height = Math.min(side, box.height - y);
        const inRow = near(coats, { x: box.x, y: box.y + y, width: box.width, height });
        let inSome: Coat[] = [];
        for (let x = 0; x < box.width; x += side) {
          if (x % (side * blocksInRow) === 0) {
            const some = Math.min(side * blocksInRow, box.width - x);
            inSome = near(inRow, { x: box.x + x, y: box.y + y, width: some, height });
          }
          const width = Math.min(side, box.width - x);
          values.fill(0);
          const block = { x: box.x + x, y: box.y + y, width, height };
          let isTouched = false;
          for (const { erases, pieces, loops } of inSome) {
            if (erases && !isTouched) continue;
            const work = { block, bounds: boxOf(block), stepX, stepY, pixel, erases };
            if (coatBlock(pieces, work, values)) isTouched = true;
            if (fillLoops(loops, work, values, side)) isTouched = true;
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
    work: () => {
      let times = 0;
      const middle = (i: number, size: number) => Math.max(0, Math.floor(((i + 0.5) * size) / judged - side / 2));
      for (let i = 0; i < judged; i++) {
        for (let j = 0; j < judged; j++) {
          const block = { x: middle(i, raster.width), y: middle(j, raster.height), width: side, height: side };
          for (const { pieces } of coats) {
            const deciding = decidingPieces(pieces, boxOf(block), pixel);
            if (deciding !== 'full') times += deciding.length;
          }
        }
      }
      return (times / judged ** 2) * raster.width * raster.height;
    },
  };
}

function coatsOf({ strokes }: AreaInPixels): Coat[] {
  const coats: { erases: boolean; pieces: AreaPiece[]; loops: AreaLoop[] }[] = [];
  for (const { erases, fade, pieces, loops = [] } of strokes) {
    const last = coats.at(-1);
    const coat = last?.erases === erases ? last : { erases, pieces: [], loops: [] };
    if (coat !== last) coats.push(coat);
    for (const piece of piecesOf(pieces, fade)) coat.pieces.push(piece);
    for (const corners of loops) coat.loops.push(loopOf(corners));
  }
  return coats;
}

interface BlockWork {
  readonly block: RasterBox;
  /** The block in pixels of the picture. */
  readonly bounds: AreaBox;
  readonly stepX: number;
  readonly stepY: number;
  readonly pixel: number;
  readonly erases: boolean;
}

/** Lays a coat over the values of a block. False when it does not come near. */
function coatBlock(pieces: readonly AreaPiece[], work: BlockWork, values: Uint8Array): boolean {
  const { block, bounds, stepX, stepY, pixel, erases } = work;
  const deciding = decidingPieces(pieces, bounds, pixel);
  const settled = erases ? 0 : 255;
  if (deciding === 'full') {
    values.fill(settled);
    return true;
  }
  if (deciding.length === 0) return false;
  for (let row = 0; row < block.height; row++) {
    const y = bounds.top + (row + 0.5) * stepY;
    for (let column = 0; column < block.width; column++) {
      const at = row * side + column;
      const known = values[at] ?? 0;
      // More than all and less than nothing there is not.
      if (known === settled) continue;
      const x = bounds.left + (column + 0.5) * stepX;
      let share = 0;
      for (const { piece, steepness, most } of deciding) {
        // Those that follow cover less.
        if (share >= most || share >= 1) break;
        const dx = x - piece.x;
        const dy = y - piece.y;
        const along = Math.min(1, Math.max(0, dx * piece.alongX + dy * piece.alongY));
        const offX = dx - along * piece.wayX;
        const offY = dy - along * piece.wayY;
        const outside = Math.sqrt(offX * offX + offY * offY) - piece.radius - along * piece.growth;
        share = Math.max(share, (pixel / 2 - outside) * steepness);
      }
      const t = Math.min(1, share);
      const level = Math.round(255 * t * t * (3 - 2 * t));
      values[at] = erases ? Math.min(known, 255 - level) : Math.max(known, level);
    }
  }
  return true;
}

/** Part of a picture, in its pixels. */
interface AreaBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A piece that may cover some pixel of a box more than all others. */
interface Deciding {
  readonly piece: AreaPiece;
  /** One over the way on which it goes from nothing to full. */
  readonly steepness: number;
  /** No pixel of the box is covered more by it: 1 is full. */
  readonly most: number;
}

/**
 * The pieces that say how much the pixels of a box are covered, the one that may cover most first; none when nothing comes near, and
 * 'full' when every pixel is covered to the full. Of many strokes on top of each other few are left. The edge is as soft as `pixel`.
 */
function decidingPieces(pieces: readonly AreaPiece[], box: AreaBox, pixel: number): Deciding[] | 'full' {
  const { left, top, right, bottom } = box;
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.sqrt((right - left) ** 2 + (bottom - top) ** 2) / 2;
  // So much every pixel of the box is covered: pieces that cover none so much decide nothing.
  let least = 0;
  const close: Deciding[] = [];
  for (const piece of pieces) {
    if (!touches(piece, box, pixel)) continue;
    const away = distance(piece, midX, midY);
    const steepness = 1 / (piece.fade + pixel);
    const most = (pixel / 2 - away + reach + piece.mostRadius) * steepness;
    if (most <= 0 || most < least) continue;
    least = Math.max(least, (pixel / 2 - away - reach + piece.leastRadius) * steepness);
    if (least >= 1) return 'full';
    close.push({ piece, steepness, most });
  }
  return close.filter(({ most }) => most >= least).sort((one, other) => other.most - one.most);
}

/** Whether a piece, with a pixel around it, touches a box. */
function touches(piece: AreaPiece, { left, top, right, bottom }: AreaBox, pixel: number): boolean {
  if (piece.right + pixel <= left || piece.left - pixel >= right) return false;
  return piece.bottom + pixel > top && piece.top - pixel < bottom;
}

function distance(piece: AreaPiece, x: number, y: number): number {
  const dx = x - piece.x;
  const dy = y - piece.y;
  const share = Math.min(1, Math.max(0, dx * piece.alongX + dy * piece.alongY));
  const offX = dx - share * piece.wayX;
  const offY = dy - share * piece.wayY;
  return Math.sqrt(offX * offX + offY * offY);
}
