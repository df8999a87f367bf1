import { type Point, place } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif, MotifParams } from '../motif.ts';
import type { Carver } from './carver.ts';
import { createCarver } from './carver.ts';
import type { Knot } from './limb.ts';
import { ornament } from './ornament.ts';
import { plumeEye } from './plume.ts';

/** A peacock walking, its train behind it, or now and then dancing before its opened fan. */
export const peacock: Motif = (params, rng) =>
  rng.fork('pose').chance(0.7) ? standingPeacock(params, rng) : dancingPeacock(params, rng);

/** Directions of the lowest and the highest feather of a train, radians clockwise from above. */
const lowest = -2.1;
const highest = -0.42;
/** Half the width of a feather's barbs and half the length of its eye, in shares. */
const breadth = 0.075;
const eyeSize = 0.115;

/** Facing right, the train spread behind it feather by feather, each with its barbs and eye. */
const standingPeacock: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { second, third, heart, isFine, isRich, pen, sketch } = carver;
  const sweep = rng.between(-0.06, 0.06);
  const count = isRich ? 8 : isFine ? 7 : 5;
  const root: Point = [0.1, 0.16];
  const towards = (angle: number, r: number): Point => [
    root[0] + steady.sin(angle) * r,
    root[1] - steady.cos(angle) * r,
  ];
  const feathers = Array.from({ length: count }, (_, k) => {
    const u = k / (count - 1);
    const angle = lowest + (highest - lowest) * u + sweep;
    const length = 1.04 - 0.1 * Math.abs(2 * u - 1);
    // A feather leaves the back steeply and droops towards its eye.
    return [0.08, 0.36, 0.7, 1].map((t): Point => towards(angle + 0.3 * (1 - t), length * t));
  });
  for (const spine of feathers) {
    const feather = carver.limb(...spine.map(([x, y], n): Knot => [x, y, breadth * ([0.4, 0.9, 1, 0.7][n] ?? 1)]));
    if (isFine) sketch.area(ornament.barbs(feather, 0.3, 0.86, isRich ? 12 : 8, 1, pen.inner * 1.5), second.fill);
    carver.cord(second.fill, spine, isFine ? 1 : 0.7);
  }
  for (const spine of feathers) {
    const [[bx, by] = root, [x, y] = root] = spine.slice(2);
    const turn = steady.atan2(y - by, x - bx) + Math.PI / 2;
    plumeEye(carver, x, y, eyeSize, turn, [third.fill, heart.fill, params.inks.contour]);
    if (isRich) {
      const [mx, my] = [bx + (x - bx) * 0.25, by + (y - by) * 0.25];
      plumeEye(carver, mx, my, eyeSize * 0.5, turn, [third.fill, heart.fill]);
    }
  }
  const coverts = carver.limb([0.14, 0.16, 0.15], [-0.06, 0.12, 0.17], [-0.24, 0.06, 0.11], [-0.34, 0.02, 0.04]);
  carver.mass(second.fill, coverts);
  if (isFine)
    sketch.line(ornament.scales(coverts, 0.02, 0.9, isRich ? 6 : 4, isRich ? 5 : 3), second.bright, pen.fine * 1.1);
  walker(carver, params, [0.16, 0.12], 0.86);
  return carver.done();
};

/** From the front, the fan opened like a sun behind it. */
const dancingPeacock: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { second, third, heart, isFine, pen, sketch, unit } = carver;
  const count = params.radius > 30 ? rng.pick([11, 13]) : 9;
  const centre: Point = [0, 0.34];
  const spread = 1.75;
  const end = (angle: number, r: number): Point => [
    centre[0] + steady.sin(angle) * r,
    centre[1] - steady.cos(angle) * r,
  ];
  const rim = Array.from({ length: count * 2 + 1 }, (_, i) =>
    end(-spread - 0.1 + ((2 * spread + 0.2) * i) / (count * 2), i % 2 === 0 ? 0.97 : 1.05),
  );
  carver.mass(second.fill, [centre, ...rim]);
  const angles = (n: number) => Array.from({ length: n }, (_, i) => -spread + (2 * spread * i) / (n - 1));
  if (isFine) {
    for (const angle of angles(count * 2 - 1))
      carver.line(second.deep, [centre, end(angle, 0.5), end(angle, 0.9)], 0.5);
  }
  const outer = [third.fill, heart.fill, params.inks.contour] as const;
  for (const angle of angles(count)) plumeEye(carver, ...end(angle, 0.84), 0.62 * (3.5 / count) * 0.7, angle, outer);
  for (const angle of angles(count - 1).map((a) => a * 0.97))
    plumeEye(carver, ...end(angle, 0.6), 0.42 * (3.5 / count) * 0.7, angle, outer);
  carver.mass(
    third.fill,
    Array.from({ length: 17 }, (_, i) => end(-spread * 1.02 + (spread * 2.04 * i) / 16, i % 2 ? 0.36 : 0.42)),
  );
  if (isFine)
    sketch.line(
      ornament.scales(carver.limb([0, 0.32, 0.3], [0, 0.0, 0.36]), 0, 0.9, 3, 6, 0.8),
      third.deep,
      pen.fine * (unit > 40 ? 1.2 : 1),
    );
  walker(carver, params, [-0.16, 0.22], 0.86);
  return carver.done();
};

/** The bird itself: crest, beak, S of the neck, wing, legs. */
function walker(carver: Carver, { inks }: MotifParams, [dx, dy]: Point, scale = 1): void {
  const { body, third, heart, isFine, isRich, pen, sketch, unit } = carver;
  const moved = (points: readonly Point[]): Point[] => place(points, dx, dy, 0, scale);
  const knot = ([x, y, r]: Knot): Knot => [x * scale + dx, y * scale + dy, r * scale];
  for (const side of [0, 0.16]) {
    const hip = 0.04 + side;
    carver.cord(
      heart.fill,
      moved([
        [hip, 0.24],
        [hip - 0.02, 0.44],
        [hip + 0.03, 0.66],
      ]),
      0.9,
    );
    for (const toe of [
      [0.14, 0.71],
      [0.06, 0.74],
      [-0.08, 0.71],
    ] as const)
      carver.cord(
        heart.fill,
        moved([
          [hip + 0.03, 0.66],
          [hip + toe[0] * 0.6, toe[1] - 0.02],
          [hip + toe[0], toe[1]],
        ]),
        0.6,
      );
  }
  for (const k of [-2, -1, 0, 1, 2]) {
    const tip: Point = [0.47 + k * 0.075, -0.93 + Math.abs(k) * 0.03];
    carver.line(inks.contour, moved([[0.5, -0.72], [0.49 + k * 0.04, -0.82], tip]), 0.7);
    const [at = tip] = moved([tip]);
    carver.disc(k % 2 === 0 ? heart.fill : third.fill, at[0], at[1], 0.036 * scale, true);
  }
  carver.cornered(
    heart.fill,
    moved([
      [0.57, -0.72],
      [0.68, -0.7],
      [0.76, -0.62],
    ]),
    moved([
      [0.76, -0.62],
      [0.66, -0.63],
      [0.57, -0.61],
    ]),
  );
  const bird = carver.limb(
    ...(
      [
        [0.52, -0.66, 0.09],
        [0.47, -0.54, 0.068],
        [0.42, -0.38, 0.07],
        [0.38, -0.2, 0.105],
        [0.28, 0, 0.17],
        [0.1, 0.11, 0.185],
        [-0.1, 0.13, 0.14],
      ] as Knot[]
    ).map(knot),
  );
  carver.mass(body.fill, bird);
  if (isFine)
    sketch.line(ornament.scales(bird, 0.3, 0.62, isRich ? 7 : 4, isRich ? 5 : 3), body.bright, pen.fine * 1.1);
  if (isRich) {
    sketch.area(ornament.patch(bird, 0.2, 0.25, -0.96, 0.96), heart.fill);
    sketch.area(ornament.beads(bird, 0.225, 0.2251, 0, 1, unit * 0.02), inks.light);
    for (const t of [0.19, 0.26]) sketch.line(ornament.ring(bird, t), inks.contour, pen.fine);
  }
  const wing = carver.limb(
    ...(
      [
        [0.2, -0.03, 0.11],
        [0.02, 0.04, 0.13],
        [-0.2, 0.1, 0.09],
        [-0.4, 0.12, 0.025],
      ] as Knot[]
    ).map(knot),
  );
  carver.mass(third.fill, wing);
  if (isFine) {
    sketch.area(ornament.patch(wing, 0, 0.34, -0.8, 0.8), heart.fill);
    sketch.line(ornament.scales(wing, 0.02, 0.3, 2, 3, 0.8), inks.contour, pen.fine);
    sketch.line(ornament.ring(wing, 0.36, 0.06), inks.contour, pen.inner);
    for (const s of [-0.5, 0, 0.5]) sketch.line(ornament.along(wing, 0.42, 0.95, s), third.vein, pen.inner);
  }
  const [[ex, ey] = [0, 0]] = moved([[0.535, -0.675]]);
  carver.eye(ex, ey, 0.044 * scale);
}
