import { type Canvas, type HalfCanvas, lay } from './canvas.ts';
import { type Field, wrap } from './field.ts';
import { findOffsets, type Offset, settleOffset } from './find-offsets.ts';
import { cutGraft, type Graft, type GraftPlace } from './graft.ts';
import { halved, halvedMask } from './halve.ts';
import { gap } from './likeness.ts';

/** A picture to take content from, at its own size and smaller. */
export interface Stock {
  readonly index: number;
  readonly full: Field;
  readonly half: Field;
  readonly quarter: Field;
  /** 1 for what is drawn, at full and at half size. */
  readonly drawn: Uint8Array;
  readonly drawnHalf: Uint8Array;
  /** Differences count so many times: in a picture of soft colours small ones are seen. */
  readonly boost: number;
  /** It ends at its edges: nothing is taken across them. */
  readonly isBounded: boolean;
}

/** Mean squared difference of two pixels of a picture of clear colours. */
const usualGap = 350;
const mostBoost = 6;

/** Of pixels half the picture apart. */
function meanGap({ width, height, lab }: Field): number {
  const half = (height >> 1) * width + (width >> 1);
  const count = width * height - half;
  let sum = 0;
  for (let at = 0; at < count; at++) sum += gap(lab, at * 3, lab, (at + half) * 3);
  return Math.max(1, sum / Math.max(1, count));
}

export function createStock(index: number, full: Field, drawn: Uint8Array, isBounded: boolean): Stock {
  const half = halved(full);
  const quarter = halved(half);
  const boost = Math.min(mostBoost, Math.max(1, usualGap / meanGap(quarter)));
  return { index, boost, full, half, quarter, drawn, drawnHalf: halvedMask(drawn, full), isBounded };
}

/** What a place at half size was judged to take. */
export interface Judged {
  readonly place: GraftPlace;
  readonly offset: Offset;
  readonly graft: Graft;
}

const candidates = 3;

/** The content for a place, seen at half size, whose cut shows least. `half` is the canvas at half size. */
export function judge(
  half: HalfCanvas,
  stock: Stock,
  place: GraftPlace,
  isOpen: (offset: Offset) => boolean,
  random: () => number,
): Judged | undefined {
  const search = {
    canvas: half.field,
    source: stock.half,
    coarse: { canvas: half.quarter, source: stock.quarter, by: 2 },
    isOpen,
  };
  let best: Judged | undefined;
  for (const found of findOffsets(search, place, random, candidates)) {
    const offset = inside(found, place, stock.half);
    const graft = cutGraft(half, stock.half, place, offset, within(stock, stock.half), stock.drawnHalf, stock.boost);
    if (graft !== undefined && (best === undefined || graft.seen < best.graft.seen)) best = { place, offset, graft };
  }
  return best;
}

/** An offset by which the middle of a place comes from inside the picture, not from a repeat of it. */
function inside({ dx, dy }: Offset, { x, y }: GraftPlace, { width, height }: Field): Offset {
  return { dx: wrap(x + dx, width) - x, dy: wrap(y + dy, height) - y };
}

/** Lays at full size what was judged at half size, cut again; undefined where no cut can be made. */
export function layJudged(
  canvas: Canvas,
  stock: Stock,
  { place, offset: { dx, dy } }: Judged,
  random: () => number,
): Graft | undefined {
  const large: GraftPlace = {
    x: place.x * 2,
    y: place.y * 2,
    radius: place.radius * 2,
    isCore: (x, y) => place.isCore(x / 2, y / 2),
  };
  const offset = settleOffset(canvas.field, stock.full, large, { dx: dx * 2, dy: dy * 2 }, random);
  const graft = cutGraft(canvas, stock.full, large, offset, within(stock, stock.full), stock.drawn, stock.boost);
  if (graft === undefined) return undefined;
  const window = { x: large.x, y: large.y, side: graft.side, inside: graft.inside };
  const corner = (graft.side >> 1) + 2;
  const from = { fromX: large.x - corner, fromY: large.y - corner };
  lay(canvas, { field: stock.full, drawn: stock.drawn }, window, offset, {
    source: stock.index,
    ...offset,
    ...from,
    isFlipped: false,
  });
  return graft;
}

function within({ isBounded }: Stock, { width, height }: Field): (x: number, y: number) => boolean {
  return isBounded ? (x, y) => x >= 0 && y >= 0 && x < width && y < height : () => true;
}
