import { type Point, place } from '../../../numbers/geometry/point.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';
import { leaflet } from './leaf-pair.ts';

/** Three mangoes hanging under long leaves, each with its nested line and dots. */
export const mangoCluster: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, isFine, isRich } = carver;
  const { inks } = params;
  const sway = rng.between(-0.08, 0.08);
  carver.line(
    inks.contour,
    [
      [0, -0.98],
      [0.02, -0.7],
      [0, -0.3],
    ],
    2.6,
  );
  for (const [side, turn, length, y] of [
    [-1, 2.0, 0.86, -0.62],
    [1, 2.0, 0.86, -0.62],
    [-1, 1.35, 0.8, -0.7],
    [1, 1.35, 0.8, -0.7],
    [-1, 0.7, 0.5, -0.66],
    [1, 0.7, 0.5, -0.66],
  ] as const)
    leaflet(carver, turn > 1.5 ? 'leaf2' : inks.leaf, 0, y, side * turn, length, length * 0.27);
  const fruit: Point[] = [
    [0, -0.5],
    [0.28, -0.36],
    [0.4, 0],
    [0.3, 0.34],
    [0.04, 0.5],
    [-0.26, 0.52],
    [-0.3, 0.38],
    [-0.32, 0.1],
    [-0.26, -0.3],
  ];
  for (const [i, [x, y, turn, flip]] of (
    [
      [-0.4, 0.12, 0.35, 1],
      [0.4, 0.12, -0.35, -1],
      [0, 0.38, 0, 1],
    ] as const
  ).entries()) {
    const at = (scale: number) =>
      place(
        fruit.map(([px, py]): Point => [px * flip, py]),
        x + sway * i * 0.3,
        y,
        turn + sway,
        scale,
      );
    const [top = [x, y]] = at(0.92);
    carver.line(inks.contour, [[0, -0.4], [(top[0] + 0) / 2, -0.36], top], 1.6);
    const tones = i === 1 ? second : body;
    carver.mass(tones.fill, at(0.92));
    if (!isFine) continue;
    carver.line(tones.bright, [...at(0.7), at(0.7)[0] ?? [0, 0]], 0.8);
    carver.area(i === 2 ? second.fill : third.fill, at(0.46));
    if (isRich) for (const [px, py] of at(0.78)) carver.disc(inks.light, px, py, 0.022);
    carver.disc(inks.light, x + sway * i * 0.3, y + 0.02, 0.045, true);
  }
  return carver.done();
};
