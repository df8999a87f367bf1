import type { AreaPiece } from './area-piece.ts';

/** Part of a picture, in its pixels. */
export interface AreaBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A piece that may cover some pixel of a box more than all others. */
export interface Deciding {
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
export function decidingPieces(pieces: readonly AreaPiece[], box: AreaBox, pixel: number): Deciding[] | 'full' {
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
export function touches(piece: AreaPiece, { left, top, right, bottom }: AreaBox, pixel: number): boolean {
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
