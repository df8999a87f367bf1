import { steady } from '../../../numbers/steady.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';
import { leaflet } from './leaf-pair.ts';

/** A tree of life in small: waving trunk on a hillock, boughs that curl, a great flower at each end, leaves along. */
export const lifeTree: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine, isRich } = carver;
  const { inks } = params;
  for (const [x, w, k] of [
    [-0.3, 0.26, 0],
    [0.3, 0.26, 1],
    [0, 0.32, 0],
  ] as const)
    carver.area(k === 0 ? third.fill : second.fill, [
      [x - w, 0.94],
      [x - w * 0.7, 0.78],
      [x, 0.7],
      [x + w * 0.7, 0.78],
      [x + w, 0.94],
    ]);
  const side0 = rng.chance(0.5) ? 1 : -1;
  const trunk = carver.limb(
    [0, 0.84, 0.09],
    [side0 * 0.1, 0.5, 0.06],
    [-side0 * 0.08, 0.14, 0.05],
    [side0 * 0.05, -0.24, 0.038],
    [0, -0.62, 0.025],
  );
  const boughs = (
    [
      [0.42, -1],
      [0.42, 1],
      [0.64, -1],
      [0.64, 1],
      [0.84, -1],
      [0.84, 1],
    ] as const
  ).map(([t, side], i) => {
    const [tx, ty] = trunk.at(t, 0);
    const [x, y] = [tx / carver.unit, ty / carver.unit];
    const reach = [0.66, 0.66, 0.6, 0.6, 0.42, 0.42][i] ?? 0.5;
    const rise = [-0.02, -0.02, 0.1, 0.1, 0.2, 0.2][i] ?? 0;
    const end = [x + side * reach, y - rise] as const;
    return {
      end,
      side,
      limb: carver.limb(
        [x, y, 0.035],
        [x + side * reach * 0.45, y - rise - 0.16, 0.026],
        [x + side * reach * 0.9, y - rise - 0.14, 0.02],
        [end[0], end[1], 0.014],
      ),
    };
  });
  carver.mass('leaf2>dark:0.12', trunk, ...boughs.map((bough) => bough.limb));
  for (const { limb, side } of boughs) {
    for (const [t, up] of [
      [0.25, 1],
      [0.4, -1],
      [0.58, 1],
      [0.74, -1],
    ] as const) {
      const [x, y] = limb.at(t, 0);
      leaflet(
        carver,
        up > 0 ? inks.leaf : 'leaf3',
        x / carver.unit,
        y / carver.unit,
        side * (up > 0 ? 0.35 : 2.3),
        0.2,
        0.11,
      );
    }
  }
  for (const t of [0.2, 0.32, 0.52, 0.72, 0.92]) {
    const [x, y] = trunk.at(t, 0);
    for (const side of [-1, 1]) leaflet(carver, inks.leaf, x / carver.unit, y / carver.unit, side * 0.95, 0.16, 0.09);
  }
  const flower = (x: number, y: number, r: number, k: number) => {
    const petals = isRich ? 8 : 6;
    for (let i = 0; i < petals; i++) {
      const a = (i / petals) * 2 * Math.PI;
      carver.disc(
        k % 2 === 0 ? body.fill : heart.fill,
        x + steady.sin(a) * r * 0.62,
        y - steady.cos(a) * r * 0.62,
        r * 0.4,
        true,
      );
    }
    carver.disc(third.fill, x, y, r * 0.42, true);
    if (isFine) carver.disc(inks.light, x, y, r * 0.18);
  };
  for (const [i, { end }] of boughs.entries())
    flower(end[0], end[1], 0.15 - 0.012 * Math.floor(i / 2), i + Math.floor(i / 2));
  flower(0, -0.74, 0.2, 1);
  return carver.done();
};
