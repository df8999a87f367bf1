import type { Point } from '../../geometry/point.ts';

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface HalfAsk {
  /** The cell's closed outline, alike on both sides of x = 0. */
  readonly outline: readonly Point[];
  /** What stands in it already; given for both sides. */
  readonly taken: readonly Room[];
  readonly cap: number;
  readonly least: number;
  readonly gap: number;
}

/** Places that are looked at lie so far apart, in units and as a share of the cell's half width. */
const finest = 7;
const fineness = 1 / 26;
const most = 60;

/**
 * The largest free circles of a mirror-symmetric cell, one after the other: those with x > 0 stand for their mirror images too, those
 * with x = 0 on the axis. Units.
 */
export function fillHalf({ outline, taken, cap, least, gap }: HalfAsk): Room[] {
  const places = freePlaces(outline, taken, gap);
  const rooms: Room[] = [];
  while (rooms.length < most) {
    let best = places[0];
    for (const place of places)
      if (best === undefined || Math.min(place.free, cap) > Math.min(best.free, cap)) best = place;
    if (best === undefined || best.free < least) return rooms;
    let { x } = best;
    let r = Math.min(best.free, cap);
    // A circle over the axis would meet its own image: it moves on to the axis or keeps off it.
    if (x < r + gap / 2) {
      if (x < r * 0.6) x = 0;
      else r = Math.max(0, x - gap / 2);
    }
    if (r >= least) rooms.push({ x, y: best.y, r });
    const reach = Math.max(r, 1) + gap;
    for (const place of places) {
      const far = Math.sqrt((place.x - x) ** 2 + (place.y - best.y) ** 2) - reach;
      const other = Math.sqrt((place.x + x) ** 2 + (place.y - best.y) ** 2) - reach;
      place.free = Math.min(place.free, far, other);
    }
    best.free = -1;
  }
  return rooms;
}

function freePlaces(
  outline: readonly Point[],
  taken: readonly Room[],
  gap: number,
): { x: number; y: number; free: number }[] {
  const places: { x: number; y: number; free: number }[] = [];
  const ys = outline.map(([, y]) => y);
  const pitch = Math.max(finest, Math.max(...outline.map(([x]) => x)) * fineness);
  const right = outline.filter(([x]) => x >= 0).sort((a, b) => a[1] - b[1]);
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += pitch) {
    const wide = sideAt(right, y);
    for (let x = 0; x < wide; x += pitch) {
      let free = Number.POSITIVE_INFINITY;
      for (const [ox, oy] of right) free = Math.min(free, (ox - x) ** 2 + (oy - y) ** 2);
      free = Math.sqrt(free) - gap;
      for (const room of taken) free = Math.min(free, Math.sqrt((room.x - x) ** 2 + (room.y - y) ** 2) - room.r - gap);
      if (free > 0) places.push({ x, y, free });
    }
  }
  return places;
}

/** Half width of an outline at a height, from its points on the right. */
function sideAt(right: readonly Point[], y: number): number {
  for (let i = 1; i < right.length; i++) {
    const [ax, ay] = right[i - 1] ?? [0, 0];
    const [bx, by] = right[i] ?? [0, 0];
    if (y >= ay && y <= by) return by === ay ? Math.max(ax, bx) : ax + ((bx - ax) * (y - ay)) / (by - ay);
  }
  return 0;
}
