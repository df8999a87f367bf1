import type { Canvas } from './canvas.ts';
import { type CutWindow, cutLoop, type Loop, zone } from './cut-loop.ts';
import { type Field, wrap } from './field.ts';
import type { Offset, Place } from './find-offsets.ts';
import { gap } from './likeness.ts';

/** A place where other content is to be laid. */
export interface GraftPlace extends Place {
  /** Whether a pixel, seen from the middle, must lie inside the cut. */
  readonly isCore: (x: number, y: number) => boolean;
}

/** Squared difference (OKLab × 100) → cost: two hundredths are just seen. */
const perGap = 0.6;
/** A cut rather goes along the ground than through what is drawn, though both sides be alike. */
const offGround = 7;
const cutOff = 26;
/** From this cost of difference on a cut is seen. */
const seen = 9;

export interface Graft extends Loop {
  readonly side: number;
  /** Share of the cut that is seen, 0 … 1. */
  readonly seen: number;
}

/** Where the edge of content from elsewhere goes so that it is seen least; undefined where none can. */
export function cutGraft(
  canvas: Canvas,
  source: Field,
  place: GraftPlace,
  offset: Offset,
  /** Whether a pixel of the source may be taken; seen from its own corner, before it is wrapped. */
  isThere: (x: number, y: number) => boolean,
  /** 1 for what is drawn, 0 for ground. */
  drawn: Uint8Array,
  boost: number,
): Graft | undefined {
  const window = windowOf(canvas, source, place, offset, isThere, drawn, boost);
  const loop = cutLoop(window);
  if (loop === undefined) return undefined;
  const visible = loop.way.filter((at) => (window.costs[at] ?? 0) > seen + offGround);
  return { ...loop, side: window.side, seen: visible.length / loop.way.length };
}

function windowOf(
  { field, drawn: over }: Canvas,
  source: Field,
  place: GraftPlace,
  { dx, dy }: Offset,
  isThere: (x: number, y: number) => boolean,
  drawn: Uint8Array,
  boost: number,
): CutWindow {
  const reach = Math.round(place.radius);
  const side = 2 * reach + 1;
  const costs = new Uint8Array(side * side);
  const zones = new Uint8Array(side * side);
  for (let row = -reach; row <= reach; row++) {
    const y = place.y + row;
    for (let column = -reach; column <= reach; column++) {
      const at = (row + reach) * side + column + reach;
      const x = place.x + column;
      if (place.isCore(column, row)) {
        zones[at] = zone.core;
        continue;
      }
      if (row * row + column * column > reach * reach || !isThere(x + dx, y + dy)) {
        zones[at] = zone.barred;
        continue;
      }
      const here = (wrap(y, field.height) * field.width + wrap(x, field.width)) * 3;
      const there = (wrap(y + dy, source.height) * source.width + wrap(x + dx, source.width)) * 3;
      const isDrawn = drawn[there / 3] === 1;
      // Where ground meets what is drawn something is cut off, however pale it is.
      const bare = isDrawn === (over[here / 3] === 1) ? (isDrawn ? offGround : 0) : cutOff;
      costs[at] = 1 + Math.min(253, bare + Math.round(gap(field.lab, here, source.lab, there) * perGap * boost));
    }
  }
  return { side, costs, zones };
}
