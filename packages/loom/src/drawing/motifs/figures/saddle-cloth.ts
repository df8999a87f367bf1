import { circle } from '../../../numbers/geometry/path.ts';
import type { MotifParams } from '../motif.ts';
import type { Carver } from './carver.ts';
import type { Limb } from './limb.ts';
import { ornament } from './ornament.ts';

/** The cloth over an animal's back: field with a flower, two borders, a fringe of tassels. `hang` is how far it falls, −1 … 1. */
export function saddleCloth(
  carver: Carver,
  { inks }: MotifParams,
  trunk: Limb,
  from: number,
  to: number,
  hang: number,
): void {
  const { sketch, pen, third, heart, isFine, isRich, unit } = carver;
  const edge = (inset: number) =>
    ornament.patch(trunk, from + inset * 0.5, to - inset * 0.5, -1.02, hang - inset * 1.2);
  const tassels = isRich ? 7 : 5;
  if (isFine) sketch.area(ornament.beads(trunk, from, to, hang + 0.12, tassels, unit * 0.024), heart.fill);
  sketch.outlined(edge(0), heart.fill, inks.contour, pen.inner);
  sketch.outlined(edge(0.1), third.fill, inks.contour, pen.fine);
  if (isFine)
    sketch.area(ornament.beads(trunk, from + 0.02, to - 0.02, hang - 0.07, tassels + 2, pen.fine * 0.9), inks.light);
  if (!isRich) return;
  sketch.outlined(edge(0.2), heart.deep, inks.light, pen.fine);
  const [x, y] = trunk.at((from + to) / 2, (hang - 1) / 2 - 0.06);
  const reach = unit * 0.05;
  for (let k = 0; k < 6; k++) {
    const [dx = 0, dy = 0] =
      [
        [1, 0],
        [0.5, 0.87],
        [-0.5, 0.87],
        [-1, 0],
        [-0.5, -0.87],
        [0.5, -0.87],
      ][k] ?? [];
    sketch.area(circle(x + dx * reach, y + dy * reach, reach * 0.5), inks.light);
  }
  sketch.area(circle(x, y, reach * 0.5), third.fill);
}
