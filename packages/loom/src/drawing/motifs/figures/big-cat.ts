import { wedge } from '../../../numbers/geometry/path.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { createCarver, farLegs } from './carver.ts';
import { ornament } from './ornament.ts';

/** The lion of temple cloths: mane like a sun, tail over the back. */
export const lion: Motif = bigCat(true);

/** A tiger pacing, striped from the back down. */
export const tiger: Motif = bigCat(false);

function bigCat(isLion: boolean): Motif {
  return (params, rng) => {
    const carver = createCarver(params);
    const { body, third, heart, sketch, pen, isFine, isRich, unit } = carver;
    const { inks } = params;
    const step = rng.between(-0.04, 0.05);
    const [hx, hy] = [0.5, -0.26];
    farLegs(
      carver,
      [
        [
          [-0.34, 0.14, 0.12],
          [-0.24, 0.38, 0.07],
          [-0.34, 0.54, 0.055],
          [-0.24 - step, 0.72, 0.05],
          [-0.17 - step, 0.75, 0.065],
        ],
        [
          [0.3, 0.14, 0.12],
          [0.46 + step, 0.36, 0.07],
          [0.5 + step, 0.56, 0.055],
          [0.58 + step, 0.72, 0.05],
          [0.65 + step, 0.75, 0.065],
        ],
      ],
      body.blush,
    );
    const tail = carver.limb(
      [-0.56, 0.02, 0.045],
      [-0.8, -0.04, 0.042],
      [-0.86, -0.3, 0.04],
      [-0.7, -0.46, 0.036],
      [-0.5, -0.48, 0.034],
    );
    carver.mass(body.fill, tail);
    if (isLion)
      carver.cornered(
        third.fill,
        [
          [-0.54, -0.52],
          [-0.4, -0.62],
          [-0.28, -0.48],
        ],
        [
          [-0.28, -0.48],
          [-0.42, -0.4],
          [-0.54, -0.44],
        ],
      );
    else
      for (const t of [0.2, 0.35, 0.5, 0.65, 0.8, 0.94])
        sketch.line(ornament.ring(tail, t, 0.02, 0.9), inks.contour, pen.contour * 1.2);
    const legs = [
      carver.limb(
        [-0.46, 0.1, 0.16],
        [-0.46, 0.36, 0.09],
        [-0.58, 0.52, 0.06],
        [-0.52 + step, 0.72, 0.055],
        [-0.44 + step, 0.76, 0.07],
      ),
      carver.limb(
        [0.22, 0.12, 0.14],
        [0.24, 0.38, 0.085],
        [0.22, 0.56, 0.065],
        [0.23 - step, 0.72, 0.06],
        [0.31 - step, 0.76, 0.07],
      ),
    ];
    const trunk = carver.limb(
      [-0.46, 0.02, 0.17],
      [-0.2, 0.03, 0.155],
      [0.06, 0.02, 0.18],
      [0.28, -0.04, 0.21],
      [0.4, -0.14, 0.2],
    );
    carver.mass(body.fill, trunk, ...legs);
    if (isFine && isLion)
      sketch.area(ornament.strokes(trunk, 0.04, 0.7, 0.96, 0.34, isRich ? 14 : 8, pen.fine * 1.5), body.vein);
    if (isFine && isLion) {
      sketch.line(ornament.scales(trunk, 0.06, 0.6, isRich ? 6 : 4, isRich ? 6 : 4, 0.72), body.bright, pen.fine);
      for (const leg of legs) sketch.line(ornament.along(leg, 0.1, 0.85, -0.55), body.bright, pen.fine);
    }
    if (!isLion) {
      const count = isRich ? 11 : 7;
      for (let k = 0; k < count; k++) {
        const t = 0.06 + (0.72 * k) / count;
        sketch.area(
          wedge(
            trunk.at(t, -0.99),
            trunk.at(t + 0.03, -0.3),
            trunk.at(t - 0.01, k % 2 === 0 ? 0.5 : 0.1),
            unit * 0.055,
          ),
          inks.contour,
        );
        if (k % 2 === 1)
          sketch.area(wedge(trunk.at(t, 0.99), trunk.at(t + 0.02, 0.7), trunk.at(t, 0.34), unit * 0.045), inks.contour);
      }
      for (const leg of legs)
        for (const t of [0.25, 0.38, 0.52])
          sketch.area(wedge(leg.at(t, -0.98), leg.at(t + 0.03, -0.2), leg.at(t, 0.4), unit * 0.035), inks.contour);
    }
    for (const leg of legs) {
      const [x, y] = leg.at(1, 0);
      for (const dx of [0.0, 0.045])
        carver.line(
          inks.contour,
          [
            [x / unit + dx, y / unit - 0.01],
            [x / unit + dx + 0.01, y / unit + 0.05],
          ],
          0.6,
        );
    }
    if (isLion) {
      const locks = params.radius > 26 ? 15 : 11;
      const flame = (reach: number, count: number, offset: number, ink: typeof third.fill) => {
        const rim = Array.from({ length: count * 2 }, (_, i): Point => {
          const angle = ((i + offset) / (count * 2)) * 2 * Math.PI;
          const r = i % 2 === 0 ? reach : reach * 0.78;
          return [
            hx + steady.sin(angle + (i % 2 === 0 ? 0.1 : 0)) * r,
            hy - steady.cos(angle + (i % 2 === 0 ? 0.1 : 0)) * r,
          ];
        });
        carver.mass(ink, rim);
      };
      flame(0.4, locks, 0, third.fill);
      if (isFine) flame(0.31, locks - 2, 0.5, heart.fill);
    } else {
      for (const dx of [-0.15, 0.13]) {
        carver.disc(body.fill, hx + dx, hy - 0.19, 0.085, true);
        carver.disc(heart.fill, hx + dx, hy - 0.19, 0.04);
      }
    }
    // The face, three quarters to the front, as painters of the hills have it.
    const face: Point[] = [
      [-0.19, -0.14],
      [-0.07, -0.22],
      [0.08, -0.22],
      [0.19, -0.13],
      [0.2, 0.04],
      [0.13, 0.17],
      [0.02, 0.22],
      [-0.1, 0.17],
      [-0.2, 0.04],
    ];
    carver.mass(body.fill, place(face, hx, hy, 0));
    if (!isLion)
      for (const [x, s] of [
        [-0.17, 1],
        [0.18, -1],
      ] as const)
        for (const y of [-0.06, 0.02, 0.09])
          sketch.area(
            wedge(
              [(hx + x) * unit, (hy + y) * unit],
              [(hx + x + s * 0.04) * unit, (hy + y) * unit],
              [(hx + x + s * 0.09) * unit, (hy + y + 0.015) * unit],
              unit * 0.03,
            ),
            inks.contour,
          );
    if (!isLion)
      for (const x of [-0.05, 0.01, 0.07])
        carver.line(
          inks.contour,
          [
            [hx + x, hy - 0.21],
            [hx + x * 0.7 + 0.003, hy - 0.13],
          ],
          1,
        );
    carver.area(inks.light, [
      [hx - 0.08, hy + 0.08],
      [hx + 0.02, hy + 0.05],
      [hx + 0.11, hy + 0.08],
      [hx + 0.08, hy + 0.17],
      [hx - 0.06, hy + 0.17],
    ]);
    carver.cornered(
      heart.fill,
      [
        [hx - 0.035, hy + 0.05],
        [hx + 0.015, hy + 0.035],
        [hx + 0.07, hy + 0.05],
      ],
      [
        [hx + 0.07, hy + 0.05],
        [hx + 0.015, hy + 0.11],
        [hx - 0.035, hy + 0.05],
      ],
    );
    carver.line(
      inks.contour,
      [
        [hx - 0.06, hy + 0.14],
        [hx + 0.015, hy + 0.1],
        [hx + 0.09, hy + 0.14],
      ],
      0.7,
    );
    for (const side of [-1, 1] as const) carver.eye(hx + 0.012 + side * 0.09, hy - 0.045, 0.048, side, 0);
    return carver.done();
  };
}
