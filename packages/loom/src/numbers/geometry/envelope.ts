import { steady } from '../steady.ts';
import type { Point } from './point.ts';

/**
 * The outline around circles strung along a spine. Given radii less by d it is the same outline inset by exactly d.
 * Closed, from the first circle's right side round its back; circles of radius ≤ 0 are left out.
 */
export function envelope(spine: readonly Point[], radii: readonly number[], capSteps = 8): Point[] {
  const kept = spine.flatMap(([x, y], i) => {
    const r = radii[i] ?? 0;
    return r > 0 ? [{ x, y, r }] : [];
  });
  const right: Point[] = [];
  const left: Point[] = [];
  const first: number[] = [];
  const final: number[] = [];
  for (const [i, { x, y, r }] of kept.entries()) {
    const before = kept[i - 1] ?? kept[i];
    const after = kept[i + 1] ?? kept[i];
    if (!before || !after) continue;
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const length = steady.hypot(dx, dy) || 1;
    const heading = steady.atan2(dy, dx);
    // A circle that grows along the spine touches its envelope behind the normal, by this angle.
    const lean = steady.acos(Math.max(-1, Math.min(1, -(after.r - before.r) / length)));
    right.push([x + r * steady.cos(heading + lean), y + r * steady.sin(heading + lean)]);
    left.push([x + r * steady.cos(heading - lean), y + r * steady.sin(heading - lean)]);
    if (i === 0) first.push(heading, lean);
    if (i === kept.length - 1) final.push(heading, lean);
  }
  const head = kept[0];
  const tail = kept.at(-1);
  if (!head || !tail) return [];
  const tip = cap(tail, (final[0] ?? 0) + (final[1] ?? 0), (final[0] ?? 0) - (final[1] ?? 0), capSteps);
  const back = cap(head, (first[0] ?? 0) - (first[1] ?? 0), (first[0] ?? 0) + (first[1] ?? 0) - 2 * Math.PI, capSteps);
  return [...right, ...tip, ...left.reverse(), ...back];
}

function cap(circle: { x: number; y: number; r: number }, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps - 1 }, (_, i) => {
    const angle = from + ((to - from) * (i + 1)) / steps;
    return [circle.x + circle.r * steady.cos(angle), circle.y + circle.r * steady.sin(angle)];
  });
}
