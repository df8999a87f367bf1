import { atWork } from '../at-work.ts';
import { type Canvas, halfCanvas } from './canvas.ts';
import { judge, layJudged, type Stock } from './stage.ts';

export interface Seams {
  /** The left edge does not go on from the right one, */
  readonly across: boolean;
  /** or the upper from the lower. */
  readonly down: boolean;
}

/** Parts as wide as this share of the shorter side are laid along an edge, so far apart. */
const reach = 0.17;
const apart = 0.11;

/**
 * Makes a canvas tile: along the edges at which it does not, parts from inside the picture are laid over, each cut where it shows
 * least. Answers the mean share of the cuts that is seen, and the mean cast of what was laid.
 */
export function closeSeams(
  canvas: Canvas,
  stock: Stock,
  { across, down }: Seams,
  random: () => number,
): { readonly seen: number; readonly cast: number } {
  const { width, height } = canvas.field;
  const side = Math.min(width, height) >> 1;
  const radius = Math.round(side * reach);
  const spots: { x: number; y: number; isUpright: boolean }[] = [];
  const along = (length: number) => {
    const count = Math.ceil(length / 2 / (side * apart));
    return Array.from({ length: count }, (_, i) => Math.round(((i + 0.5) * length) / 2 / count));
  };
  if (across) for (const y of along(height)) spots.push({ x: 0, y, isUpright: true });
  if (down) for (const x of along(width)) spots.push({ x, y: 0, isUpright: false });
  const half = Math.ceil(side * apart * 0.5) + 2;
  let [seen, cast] = [0, 0];
  for (const { x, y, isUpright } of spots) {
    const small = halfCanvas(canvas);
    const place = {
      x,
      y,
      radius,
      isCore: (dx: number, dy: number) =>
        isUpright ? Math.abs(dx) <= 2 && Math.abs(dy) <= half : Math.abs(dy) <= 2 && Math.abs(dx) <= half,
    };
    const judged = judge(small, stock, place, isOpenFor(stock, x, y, half), random);
    const graft = judged && layJudged(canvas, stock, judged, random);
    seen += graft?.seen ?? 1;
    cast += graft?.cast ?? 0;
    atWork();
  }
  const count = Math.max(1, spots.length);
  return { seen: seen / count, cast: cast / count };
}

/** From a picture that ends somewhere, only such content is taken as covers the middle of the place and has some more around it. */
function isOpenFor({ isBounded, half }: Stock, x: number, y: number, core: number) {
  const room = core + 5;
  return ({ dx, dy }: { dx: number; dy: number }) => {
    const [left, top] = [
      x + (((dx % half.width) + half.width) % half.width),
      y + (((dy % half.height) + half.height) % half.height),
    ];
    const [column, row] = [left % half.width, top % half.height];
    if (!isBounded) return true;
    return column >= room && row >= room && column < half.width - room && row < half.height - room;
  };
}
