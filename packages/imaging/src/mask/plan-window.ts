import { type Alignment, alignFill, type FillField, type FillPlan, findPeriod, planFill } from '@naksha/colour';
import type { PixelLayout } from '../bands/pixel-layout.ts';
import { type HoleBox, type Holes, mod } from './find-holes.ts';
import type { Masking } from './masking.ts';
import { type FillWindow, readWindow, type WindowSource } from './read-window.ts';
import { settleShifts } from './settle-shifts.ts';

/** How a hole is filled: where each pixel of its window comes from, with shifts in pixels of the picture. */
export interface PlannedWindow {
  readonly window: FillWindow;
  readonly plan: FillPlan;
  /** What is added to what is copied, by part. */
  readonly added: readonly Alignment[];
  /** The place of each pixel of the window among those of its part. */
  readonly placeAt: Int32Array;
}

/** Pixels of a window, along each side about, and of a whole picture that is looked at in one. */
const sidePx = 1024;
const wholePx = 1.3 * sidePx ** 2;
/** A hole takes no more of its window's side, and a window shows so many repeats beside its hole. */
const mostShare = 0.5;
const repeatsShown = 2.2;
const overviewPx = 384;

/** The period of a picture in pixels, seen reduced; 0 where it has none. */
export async function overviewPeriod(source: WindowSource, wraps: FillField['wraps']): Promise<number> {
  const { layout } = source.rows;
  const scale = Math.ceil(Math.max(layout.width, layout.height) / overviewPx);
  const field = await readWindow(source, whole(layout, scale, wraps), 1);
  return findPeriod(field) * scale;
}

const whole = ({ width, height }: PixelLayout, scale: number, wraps: FillField['wraps']): FillWindow => ({
  x: 0,
  y: 0,
  scale,
  width: Math.ceil(width / scale),
  height: Math.ceil(height / scale),
  wraps,
});

/** True for a picture that is looked at as a whole, at its own size. */
export const isSmall = ({ width, height }: PixelLayout): boolean => width * height <= wholePx;

/** Where to look to fill a hole: the whole of a small picture, else about so many pixels around the hole, reduced as far as it takes. */
export function windowFor(
  { cell }: Holes,
  box: HoleBox,
  layout: PixelLayout,
  wraps: FillField['wraps'],
  period: number,
): FillWindow {
  if (isSmall(layout)) return whole(layout, 1, wraps);
  const size = Math.max(box.width, box.height) * cell;
  const scale = Math.max(1, Math.ceil(Math.max(size / mostShare, size + repeatsShown * period) / sidePx));
  const along = (at: number, length: number, side: number, isRound: boolean) => {
    const wanted = sidePx * scale;
    if (side <= wanted) return { from: 0, count: Math.ceil(side / scale), wraps: isRound };
    const from = Math.round(at + length / 2 - wanted / 2);
    return { from: isRound ? from : Math.max(0, Math.min(side - wanted, from)), count: sidePx, wraps: false };
  };
  const across = along(box.x * cell, box.width * cell, layout.width, wraps.across);
  const down = along(box.y * cell, box.height * cell, layout.height, wraps.down);
  return {
    x: across.from,
    y: down.from,
    scale,
    width: across.count,
    height: down.count,
    wraps: { across: across.wraps, down: down.wraps },
  };
}

/** Plans the filling of one hole. */
export async function planWindow(
  source: WindowSource,
  window: FillWindow,
  hole: number,
  { seed, isPlain }: Pick<Masking, 'seed' | 'isPlain'>,
  onProgress: (share: number) => void,
): Promise<PlannedWindow> {
  const field = await readWindow(source, window, hole);
  const plan = planFill(field, { seed, isPlain }, onProgress);
  const added = alignFill(field, plan);
  const placeAt = new Int32Array(field.width * field.height).fill(-1);
  for (const { pixels } of plan.parts) for (const [place, at] of pixels.entries()) placeAt[at] = place;
  return { window, plan: { ...plan, parts: settleShifts(source, window, field, plan) }, added, placeAt };
}

/** The pixel of a window's field that stands for a pixel of the picture; −1 for one that lies outside. */
export function fieldPlace(
  { x, y, scale, width, height }: FillWindow,
  layout: PixelLayout,
  atX: number,
  atY: number,
): number {
  const column = Math.floor(mod(atX - x, layout.width) / scale);
  const row = Math.floor(mod(atY - y, layout.height) / scale);
  return column < width && row < height ? row * width + column : -1;
}
