import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';
import type { Role } from '../../scene/scene.ts';
import { spaced } from './spaced.ts';
import type { BandhaniTask } from './task.ts';

/** A ring of knots; `lift` waves it into so many scallops of that height. */
export function tieRing(
  { knots }: BandhaniTask,
  x: number,
  y: number,
  r: number,
  ink: Role,
  wave = { count: 0, lift: 0 },
): Point[] {
  const points: Point[] = [];
  const steps = Math.max(48, wave.count * 16);
  for (let k = 0; k < steps; k++) {
    const angle = (2 * Math.PI * k) / steps;
    const rise = wave.count === 0 ? 0 : wave.lift * steady.power(Math.abs(steady.sin((wave.count * angle) / 2)), 0.75);
    points.push([steady.sin(angle) * (r + rise), -steady.cos(angle) * (r + rise)]);
  }
  for (const [px, py] of spaced(points, knots.pitch, true)) knots.tie(x + px, y + py, ink);
  return points;
}
