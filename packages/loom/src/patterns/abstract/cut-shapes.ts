import { clothoid } from '../../geometry/clothoid.ts';
import { curve } from '../../geometry/curve.ts';
import { normals } from '../../geometry/normals.ts';
import { place } from '../../geometry/place.ts';
import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';

/** Path data of shapes cut freely with scissors, about the origin, within the radius. */
export const cutShapes: Readonly<
  Record<'algae' | 'palm' | 'leaf' | 'pebble' | 'bloom', (radius: number, rng: Rng) => string>
> = {
  algae,
  palm,
  leaf,
  pebble,
  bloom,
};

/** Round fingers to both sides of a bent stem. */
function algae(radius: number, rng: Rng): string {
  return fingers(radius, { pairs: rng.pick([4, 5, 5, 6]), reach: 0.66, thick: 0.6, bend: rng.between(-0.7, 0.7) }, rng);
}

/** The same, slimmer and more of them. */
function palm(radius: number, rng: Rng): string {
  return fingers(radius, { pairs: rng.pick([6, 7, 8]), reach: 0.6, thick: 0.52, bend: rng.between(-0.9, 0.9) }, rng);
}

function fingers(
  radius: number,
  { pairs, reach, thick, bend }: { pairs: number; reach: number; thick: number; bend: number },
  rng: Rng,
): string {
  const steps = pairs * 2 + 2;
  const raw = clothoid(1, -bend, bend * 2, steps);
  const [ex, ey] = raw.at(-1) ?? [0, -1];
  const spine = place(raw, 0, radius, -steady.atan2(ex, -ey), (1.72 * radius) / steady.hypot(ex, ey));
  const sides = normals(spine);
  const pitch = (1.72 * radius) / pairs;
  const sideOf = (side: number): Point[] => {
    const points: Point[] = [];
    for (let k = 0; k < pairs; k++) {
      const at = 2 * k + (side > 0 ? 1 : 2);
      const [x, y] = spine[at] ?? [0, 0];
      const [nx, ny] = sides[at] ?? [1, 0];
      const rise = steady.sin(Math.PI * (0.2 + (0.72 * k) / Math.max(1, pairs - 1)));
      const long = radius * reach * rise * rng.between(0.85, 1.12);
      const up = long * rng.between(0.3, 0.62);
      // Away from the stem, and on towards the tip.
      const tip: Point = [x + side * nx * long + ny * up, y + side * ny * long - nx * up];
      const half = (pitch * thick) / 2;
      const across = (share: number, lift: number): Point => [
        x + (tip[0] - x) * share + ny * lift * half,
        y + (tip[1] - y) * share - nx * lift * half,
      ];
      points.push(
        across(0.16, -1.9),
        across(0.55, -1),
        across(0.93, -0.75),
        across(1.02, 0.25),
        across(0.8, 1.05),
        across(0.4, 0.95),
      );
    }
    return points;
  };
  const [tx, ty] = spine.at(-1) ?? [0, -radius];
  const foot: Point = [0, radius];
  const right = sideOf(1);
  const left = sideOf(-1).reverse();
  const tip: Point[] = [
    [tx + pitch * 0.16, ty + pitch * 0.1],
    [tx, ty - pitch * 0.3],
    [tx - pitch * 0.16, ty + pitch * 0.1],
  ];
  return curve([[foot[0] + pitch * 0.12, foot[1]], ...right, ...tip, ...left, [foot[0] - pitch * 0.12, foot[1]]], true);
}

/** A plain leaf with one bent side. */
function leaf(radius: number, rng: Rng): string {
  const [a, b] = [rng.between(0.28, 0.5), rng.between(0.2, 0.42)];
  return curve(
    [
      [0, radius],
      [radius * a * 0.8, radius * 0.4],
      [radius * a, -radius * 0.1],
      [radius * a * 0.5, -radius * 0.7],
      [radius * 0.02, -radius],
      [-radius * b * 0.6, -radius * 0.65],
      [-radius * b, 0],
      [-radius * b * 0.7, radius * 0.5],
    ],
    true,
  );
}

/** A soft stone. */
function pebble(radius: number, rng: Rng): string {
  const start = rng.between(0, 7);
  const points = Array.from({ length: 8 }, (_, k): Point => {
    const angle = start + (k * Math.PI) / 4;
    const r = radius * rng.between(0.72, 0.96);
    return [r * steady.cos(angle), r * steady.sin(angle) * 0.86];
  });
  return curve(points, true);
}

/** Petals cut in one piece. */
function bloom(radius: number, rng: Rng): string {
  const petals = rng.pick([5, 6, 7]);
  const points: Point[] = [];
  for (let k = 0; k < petals; k++) {
    const long = radius * rng.between(0.82, 1);
    for (const [f, share] of [
      [-0.5, 0.34],
      [-0.27, 0.8],
      [0, 1],
      [0.27, 0.84],
    ] as const) {
      const angle = ((k + f) * 2 * Math.PI) / petals;
      points.push([long * share * steady.sin(angle), -long * share * steady.cos(angle)]);
    }
  }
  return curve(points, true);
}
