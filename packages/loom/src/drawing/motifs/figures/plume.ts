import { type Point, place } from '../../../numbers/geometry/point.ts';
import type { Ink } from '../../scene.ts';
import type { Carver } from './carver.ts';

/** The nested drops of a peacock's feather, tip away from `turn` 0 = up; `size` is half its length in shares. */
export function plumeEye(carver: Carver, x: number, y: number, size: number, turn: number, inks: readonly Ink[]): void {
  const drop = (scale: number, rise: number): Point[][] => {
    const at = (points: readonly Point[]) =>
      place(
        points.map(([px, py]): Point => [px, py + rise]),
        x,
        y,
        turn,
        size * scale,
      );
    const right: Point[] = [
      [0, -1],
      [0.42, -0.5],
      [0.62, 0.05],
      [0.45, 0.55],
      [0, 0.8],
    ];
    return [at(right), at(right.map(([px, py]): Point => [-px, py]).reverse())];
  };
  for (const [i, ink] of inks.entries()) {
    const stretches = drop(1 - i * 0.27, i * 0.1);
    if (i === 0) carver.cornered(ink, ...stretches);
    else {
      const [cx = [x, y]] = place([[0, 0.14]], x, y, turn, size);
      carver.disc(ink, cx[0], cx[1], size * (0.52 - 0.17 * (i - 1)), i === 1);
    }
  }
}
