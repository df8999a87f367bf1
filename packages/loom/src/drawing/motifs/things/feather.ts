import { type Point, place } from '../../../numbers/geometry/point.ts';
import type { Ink } from '../../scene.ts';
import { type Carver, createCarver } from '../figures/carver.ts';
import { ornament } from '../figures/ornament.ts';
import type { Motif } from '../motif.ts';

/** One peacock feather, rib bent, barbs loose below the eye. */
export const feather: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, sketch, pen, isFine } = carver;
  const bend = rng.between(0.08, 0.24) * (rng.chance(0.5) ? 1 : -1);
  const vane = carver.limb(
    [bend * 0.4, 0.98, 0.012],
    [bend * 0.2, 0.6, 0.1],
    [-bend * 0.4, 0.2, 0.26],
    [-bend * 0.4, -0.24, 0.36],
    [0, -0.62, 0.28],
    [bend * 0.3, -0.9, 0.06],
  );
  carver.mass(second.fill, vane);
  if (isFine) sketch.area(ornament.barbs(vane, 0.1, 0.9, 18, 0.94, pen.fine * 1.5), second.vein);
  sketch.line(ornament.along(vane, 0, 0.6, 0), params.inks.contour, pen.contour * 1.4);
  plumeEye(carver, -bend * 0.2, -0.42, 0.42, bend, [third.fill, body.fill, heart.fill]);
  const [x, y] = [-bend * 0.2, -0.36];
  carver.disc(params.inks.contour, x, y, 0.06);
  return carver.done();
};

/** The nested drops of a peacock's feather, tip away from `turn` 0 = up; `size` is half its length in shares. */
function plumeEye(carver: Carver, x: number, y: number, size: number, turn: number, inks: readonly Ink[]): void {
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
