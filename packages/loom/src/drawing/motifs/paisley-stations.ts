import { resample } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { type PaisleyShape, paisleyOutline } from './paisley-shape.ts';

/** A place on an outline of a paisley. */
export interface Station {
  readonly x: number;
  readonly y: number;
  /** Turns "up" (−y) outwards. */
  readonly turn: number;
  /** Place along the spine, 0 belly … 1 tip. */
  readonly along: number;
}

/**
 * Evenly spaced places round the outline at an inset, a whole number of about `step` units; an even number on request.
 * Where the two sides of the neck come too near each other, only one of them keeps its places.
 */
export function paisleyStations(shape: PaisleyShape, inset: number, step: number, isEven = false): Station[] {
  const outline = paisleyOutline(shape, inset);
  const first = outline[0];
  if (!first || outline.length < 8) return [];
  const closed = [...outline, first];
  const length = lengthOf(closed);
  const count = isEven ? 2 * Math.max(2, Math.round(length / step / 2)) : Math.max(3, Math.round(length / step));
  const even = length / count;
  const points = resample(closed, even).slice(0, -1);
  const isClockwise = areaOf(points) > 0;
  const nearest = (even * 0.8) ** 2;
  const kept: Station[] = [];
  for (const [i, [x, y]] of points.entries()) {
    const before = points[(i - 1 + points.length) % points.length] ?? [x, y];
    const after = points[(i + 1) % points.length] ?? [x, y];
    const heading = steady.atan2(after[1] - before[1], after[0] - before[0]);
    // On a clockwise outline (on screen) the outside lies to the left of the way, which is what "up" turns to.
    const turn = isClockwise ? heading : heading + Math.PI;
    if (isNear(kept, x, y, nearest)) continue;
    kept.push({ x, y, turn, along: alongSpine(shape, x, y) });
  }
  return kept;
}

/** Whether one of the places is nearer than a distance, which is given squared. */
function isNear(kept: readonly Station[], x: number, y: number, square: number): boolean {
  for (const other of kept) {
    const dx = other.x - x;
    const dy = other.y - y;
    if (dx * dx + dy * dy < square) return true;
  }
  return false;
}

function alongSpine({ spine, radii }: PaisleyShape, x: number, y: number): number {
  let best = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < spine.length; i += 2) {
    const [px, py] = spine[i] ?? [0, 0];
    const [dx, dy] = [px - x, py - y];
    const away = Math.sqrt(dx * dx + dy * dy) - (radii[i] ?? 0);
    if (away < nearest) {
      nearest = away;
      best = i;
    }
  }
  return best / (spine.length - 1);
}

function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (const [i, [x, y]] of points.entries()) {
    const next = points[i + 1];
    if (next) sum += steady.hypot(next[0] - x, next[1] - y);
  }
  return sum;
}

/** Twice the signed area; positive when the outline runs clockwise on screen. */
function areaOf(points: readonly Point[]): number {
  let sum = 0;
  for (const [i, [x, y]] of points.entries()) {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    sum += x * ny - nx * y;
  }
  return sum;
}
