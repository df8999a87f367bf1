import { circle, curve, polyline } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import { type DrawRing, isSecond, polar } from '../ring.ts';
import { arches, crossing, petals, trefoils } from './wide-rings.ts';

interface RingKind {
  readonly draw: DrawRing;
  /** Width of one figure along the circle as a share of the ring's own width. */
  readonly pitch: number;
  /** Narrow ones frame, wide ones speak. */
  readonly isNarrow: boolean;
}

/** A row of dots. The fold asked for is only their least number: they stand close. */
const beads: DrawRing = (block, { inner, outer, pen, fold }) => {
  const middle = (inner + outer) / 2;
  const r = Math.min(pen.dot, (outer - inner) * 0.27);
  const count = fold * Math.max(1, Math.round((2 * Math.PI * middle) / (r * 4.1) / fold));
  for (let k = 0; k < count; k++) {
    const [x, y] = polar(((k + 0.5) * 2 * Math.PI) / count, middle);
    block.dot(x, y, r);
  }
};

/** A star's zigzag with dots in its bays. */
const teeth: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const rise = outer - inner;
  const star = (high: number, low: number): Point[] =>
    Array.from({ length: fold * 2 }, (_, k) =>
      polar((k * step) / 2, k % 2 === 0 ? inner + rise * high : inner + rise * low),
    );
  const outline = polyline(star(0.94, 0.08), true);
  block.dye(outline, inks.figure);
  block.resist(outline, pen.thin);
  if (rise > pen.line * 6) {
    block.dye(polyline(star(0.55, -0.12), true), inks.second);
  }
  const r = Math.min(pen.dot * 0.85, rise * 0.13);
  for (let k = 0; k < fold; k++) {
    const [x, y] = polar((k + 0.5) * step, outer - rise * 0.26);
    block.dot(x, y, r);
  }
};

const chainSamples = 6;

/** Two strands that cross: a chain of eyes with a dot in each. */
const chain: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) * 0.36;
  const strand = (sign: number, from: number): Point[] =>
    Array.from({ length: chainSamples + 1 }, (_, i) => {
      const t = i / chainSamples;
      return polar(from + t * step, middle + sign * swing * steady.sin(Math.PI * t));
    });
  for (let k = 0; k < fold; k++) {
    const from = (k - 0.5) * step;
    const above = curve(strand(1, from));
    const below = curve(strand(-1, from).reverse());
    block.dye(`${above}${below.slice(below.indexOf('C'))}Z`, isSecond(k, fold) ? inks.second : inks.figure);
    block.resist(above, pen.thin);
    block.resist(below, pen.thin);
    const [x, y] = polar(k * step, middle);
    block.dot(x, y, Math.min(pen.dot, swing * 0.42));
    const r = Math.min(pen.dot * 0.6, swing * 0.26);
    for (const sign of [-1, 1]) {
      const [dx, dy] = polar(from, middle + sign * swing * 0.86);
      block.dot(dx, dy, r);
    }
  }
};

const lobeSamples = 8;

/** A row of round scallops with an echo and a dot in each: the edge of a cloud. */
const lobes: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const rise = outer - inner;
  const edge = (share: number, from: number): Point[] => {
    const points: Point[] = [];
    for (let k = 0; k < fold * lobeSamples; k++) {
      const swing = steady.power(Math.abs(steady.sin((Math.PI * k) / lobeSamples)), 0.62);
      points.push(polar((k * step) / lobeSamples, inner + rise * (from + share * swing)));
    }
    return points;
  };
  const outline = cusped(edge(0.72, 0.16));
  block.dye(outline, inks.figure);
  block.resist(outline, pen.thin);
  block.dye(cusped(edge(0.4, 0.06)), inks.second);
  const r = Math.min(pen.dot, rise * 0.13);
  for (let k = 0; k < fold; k++) {
    const [x, y] = polar((k + 0.5) * step, inner + rise * 0.28);
    block.dot(x, y, r);
    const [ox, oy] = polar(k * step, outer - rise * 0.2);
    block.dot(ox, oy, r * 0.9);
  }
};

/** Smooth over each scallop, sharp between them. */
function cusped(points: readonly Point[]): string {
  const first = points[0] ?? [0, 0];
  let d = '';
  for (let from = 0; from < points.length; from += lobeSamples) {
    const arc = curve([...points.slice(from, from + lobeSamples), points[from + lobeSamples] ?? first]);
    d += from === 0 ? arc : arc.slice(arc.indexOf('C'));
  }
  return `${d}Z`;
}

/** Small roundels side by side, "riyal", with three dots between them. */
const coins: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const middle = (inner + outer) / 2;
  const r = Math.min((outer - inner) * 0.4, middle * step * 0.4);
  for (let k = 0; k < fold; k++) {
    const [x, y] = polar(k * step, middle);
    const rim = circle(x, y, r);
    block.dye(rim, isSecond(k, fold) ? inks.second : inks.figure);
    block.resist(rim, pen.thin);
    if (r > pen.dot * 3.4) {
      const petals = 6;
      for (let i = 0; i < petals; i++) {
        const [px, py] = polar(k * step + ((i + 0.5) * 2 * Math.PI) / petals, r * 0.55);
        block.dot(x + px, y + py, Math.min(pen.dot * 0.75, r * 0.15));
      }
    }
    block.dot(x, y, Math.min(pen.dot, r * 0.26));
    for (const offset of [-1, 1]) {
      const [dx, dy] = polar((k + 0.5) * step, middle + offset * (outer - inner) * 0.31);
      block.dot(dx, dy, Math.min(pen.dot * 0.8, (outer - inner) * 0.1));
    }
  }
};

/** What a roundel is built of. */
export const ringKinds = {
  beads: { draw: beads, pitch: 1, isNarrow: true },
  teeth: { draw: teeth, pitch: 0.95, isNarrow: true },
  chain: { draw: chain, pitch: 1.7, isNarrow: true },
  lobes: { draw: lobes, pitch: 1.15, isNarrow: true },
  coins: { draw: coins, pitch: 1.12, isNarrow: true },
  drops: { draw: petals('round'), pitch: 0.86, isNarrow: false },
  flames: { draw: petals('ogee'), pitch: 0.8, isNarrow: false },
  leaves: { draw: petals('point'), pitch: 0.74, isNarrow: false },
  trefoils: { draw: trefoils, pitch: 0.85, isNarrow: false },
  arches: { draw: arches, pitch: 0.85, isNarrow: false },
  crossing: { draw: crossing, pitch: 0.85, isNarrow: false },
} as const satisfies Record<string, RingKind>;
export type RingName = keyof typeof ringKinds;
export const ringNames: readonly RingName[] = [
  'beads',
  'teeth',
  'chain',
  'lobes',
  'coins',
  'drops',
  'flames',
  'leaves',
  'trefoils',
  'arches',
  'crossing',
];
