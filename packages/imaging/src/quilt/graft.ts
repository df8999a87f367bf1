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
  /** How much lighter, or of another colour, one side of the cut is than the other all the way round; OKLab × 100. */
  readonly cast: number;
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
  const cast = castOf(canvas.field, source, place, offset, loop.way, window.side);
  return { ...loop, side: window.side, seen: visible.length / loop.way.length, cast };
}

/**
 * Grain and figures differ this way here and that way there; light differs one way all along a side of the cut, and so little of it is
 * seen. Each side is looked at alone: what lies across an edge is darker than one of its sides and lighter than the other.
 */
function castOf(
  field: Field,
  source: Field,
  { x, y }: Place,
  { dx, dy }: Offset,
  way: readonly number[],
  side: number,
): number {
  const reach = side >> 1;
  const steps = way.map((at) => {
    const [column, row] = [(at % side) - reach, Math.floor(at / side) - reach];
    const here = wrap(y + row, field.height) * field.width + wrap(x + column, field.width);
    const there = wrap(y + row + dy, source.height) * source.width + wrap(x + column + dx, source.width);
    const step = [0, 1, 2].map((axis) => (source.lab[there * 3 + axis] ?? 0) - (field.lab[here * 3 + axis] ?? 0));
    return { column, row, step };
  });
  const isOn = [
    ({ column }: (typeof steps)[number]) => column < 0,
    ({ column }: (typeof steps)[number]) => column > 0,
    ({ row }: (typeof steps)[number]) => row < 0,
    ({ row }: (typeof steps)[number]) => row > 0,
  ];
  const casts = isOn.map((isThere) => {
    const own = steps.filter(isThere);
    const middle = (axis: number) => own.map(({ step }) => step[axis] ?? 0).sort((a, b) => a - b)[own.length >> 1] ?? 0;
    return Math.hypot(middle(0), middle(1), middle(2));
  });
  return Math.max(...casts);
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
