import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';
import type { Role } from '../../scene/scene.ts';
import type { BandhaniTask } from './task.ts';

/** A straight or bent open row of knots; its ends lie half a step inside, so that rows can meet end to end. */
export function tieRow({ knots }: BandhaniTask, from: Point, to: Point, ink: Role): void {
  const length = steady.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(1, Math.round(length / knots.pitch));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    knots.tie(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, ink);
  }
}
