import { closedCurve } from '../../geometry/closed-curve.ts';
import { place } from '../../geometry/place.ts';
import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';
import type { Motif } from '../motif.ts';
import { createCarver } from './carver.ts';

/** A peacock's head on the end of a neck that comes from below; it looks up, its crest is on the left. */
export const peacockHead: Motif = (params, _rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine, sketch, unit, pen } = carver;
  const { inks } = params;
  const count = isFine ? 5 : 3;
  for (let k = 0; k < count; k++) {
    const angle = -0.62 - (1.5 * k) / (count - 1);
    const tip: Point = [steady.sin(angle) * 1, 0.06 - steady.cos(angle) * 1];
    carver.cord(body.fill, [[steady.sin(angle) * 0.36, 0.06 - steady.cos(angle) * 0.36], tip], 1);
    const drop = place(
      [
        [0, 0.14],
        [0.15, -0.04],
        [0, -0.24],
        [-0.15, -0.04],
      ],
      tip[0],
      tip[1],
      angle,
      1,
    );
    carver.area(k % 2 === 0 ? heart.fill : third.fill, drop);
  }
  const beak: readonly (readonly Point[])[] = [
    [
      [-0.2, -0.28],
      [-0.06, -0.66],
      [0.12, -0.98],
    ],
    [
      [0.12, -0.98],
      [0.16, -0.6],
      [0.24, -0.26],
    ],
  ];
  const path = closedCurve(beak.map((side) => side.map(([x, y]): Point => [x * unit, y * unit])));
  sketch.outlined(path, heart.fill, inks.contour, pen.contour);
  carver.mass(body.fill, carver.limb([0, 0.96, 0.24], [0, 0.6, 0.27], [0, 0.2, 0.36], [0, -0.08, 0.36]));
  if (isFine)
    for (const [y, ink] of [
      [0.62, inks.light],
      [0.76, second.fill],
    ] as const)
      carver.line(
        ink,
        [
          [-0.24, y - 0.06],
          [0, y + 0.02],
          [0.24, y - 0.06],
        ],
        1.4,
      );
  carver.eye(0.02, -0.04, 0.2, 1, -Math.PI / 2);
  return carver.done(1.35);
};
