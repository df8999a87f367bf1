import { curve, fixed, wedge } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Frond } from './frond.ts';

/** Where the blade's rim lies, by the angle from the tip, in radii from the heart of the leaf. */
function rim(angle: number): number {
  const a = angle / Math.PI;
  const shoulder = 0.98 - 0.2 * steady.cos(2 * angle) * (1 - a);
  const tip = 0.42 * steady.power(Math.max(0, 1 - a * 4.2), 1.6);
  const cleft = 0.78 * steady.power(Math.max(0, (a - 0.84) / 0.16), 1.5);
  return Math.max(0.12, shoulder + tip - cleft);
}

/** The heart-shaped leaf with slits between its veins and small windows by the midrib. */
export const monstera: Frond = (radius, inks, detail, rng) => {
  const size = radius * 0.86;
  const heart: Point = [0, radius * 0.24];
  const bend = rng.between(-0.1, 0.1);
  const at = (angle: number, share: number, side: number): Point => {
    const r = size * rim(angle) * share;
    const y = heart[1] - r * steady.cos(angle);
    return [side * r * steady.sin(angle) + bend * (y - heart[1]) * ((y - heart[1]) / radius), y];
  };
  const slits = rng.pick([4, 5, 5]);
  const sides = [1, -1].map((side) => half(at, side, slits, rng.fork(side)));
  const [right, left] = sides;
  if (!right || !left) throw new RangeError('a leaf has two sides');
  const midrib: Point[] = [0, 0.3, 0.6, 0.85, 0.98].map((share) => at(0, share, 1));
  const windows = [...right.windows, ...left.windows].join('');
  const tip = at(0, 1, 1);
  const base = at(Math.PI, 1, 1);
  const whole = curve([tip, ...right.edge, base, ...[...left.edge].reverse()], true);
  const lit = curve([tip, ...right.edge, base, ...midrib], true);
  const wide = Math.max(1, radius * 0.022);
  let veins = '';
  for (const { lobes, side } of [right, left]) {
    for (const angle of lobes) {
      const root = at(0, Math.max(0, 0.66 * steady.cos(Math.min(1.5, angle)) - 0.02), side);
      veins += wedge(root, at(angle * 0.86, 0.5, side), at(angle, 0.9, side), wide);
    }
  }
  return {
    shapes: [
      { d: whole + windows, fill: inks.shade, evenOdd: true },
      { d: lit + right.windows.join(''), fill: inks.lit, evenOdd: true },
      ...(detail >= 2 ? [{ d: veins, fill: inks.vein }] : []),
      {
        d:
          wedge([bend * radius * 0.4, radius], heart, [heart[0], heart[1]], wide * 2.4) +
          wedge(heart, at(0, 0.5, 1), at(0, 0.97, 1), wide * 2.2),
        fill: inks.vein,
      },
    ],
    radius: Math.ceil(radius * 1.25),
  };
};

function half(at: (angle: number, share: number, side: number) => Point, side: number, slits: number, rng: Rng) {
  const edge: Point[] = [];
  const lobes: number[] = [];
  const windows: string[] = [];
  const from = 0.34;
  const to = 2.62;
  const cuts = Array.from(
    { length: slits },
    (_, k) => from + ((to - from) * (k + 0.5 + rng.between(-0.14, 0.14))) / slits,
  );
  let before = 0.1;
  for (const [k, cut] of [...cuts, 2.98].entries()) {
    const isLast = k === cuts.length;
    const gape = isLast ? 0.02 : rng.between(0.085, 0.12);
    const middle = (before + cut) / 2;
    lobes.push(middle);
    edge.push(
      at(before + (cut - before) * 0.16, 0.97, side),
      at(middle, 1.03, side),
      at(cut - gape - (cut - before) * 0.1, 0.98, side),
    );
    if (isLast) break;
    const deep = rng.between(0.3, 0.42);
    // Slits lean to the heart: their ends lie nearer the tip than their mouths.
    const inner = cut * 0.9;
    edge.push(
      at(cut - gape, 0.86, side),
      at(inner - gape * 0.25, deep + 0.06, side),
      at(inner, deep, side),
      at(inner + gape * 0.3, deep + 0.06, side),
      at(cut + gape * 0.9, 0.86, side),
    );
    if (k < slits - 1) windows.push(window(at(inner * 0.93 + 0.2, 0.3, side), side, inner, rng));
    before = cut + gape;
  }
  return { edge, lobes, windows, side };

  function window([x, y]: Point, turned: number, angle: number, own: Rng): string {
    const [ax, ay] = at(1.2, 0.05, 1);
    const long = steady.hypot(ax - (at(1.2, 0, 1)[0] ?? 0), ay - (at(1.2, 0, 1)[1] ?? 0)) * own.between(1.3, 2);
    const [dx, dy] = [turned * steady.sin(angle) * long, -steady.cos(angle) * long];
    const [nx, ny] = [-dy * 0.42, dx * 0.42];
    return `M${fixed(x - dx)} ${fixed(y - dy)}Q${fixed(x + nx)} ${fixed(y + ny)} ${fixed(x + dx)} ${fixed(y + dy)}Q${fixed(x - nx)} ${fixed(y - ny)} ${fixed(x - dx)} ${fixed(y - dy)}Z`;
  }
}
