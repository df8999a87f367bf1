import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

/** round, point and ogee (lotus) are plain; notch is a heart's, frill a carnation's, lobe a three-lobed edge. */
export type PetalShape = 'round' | 'point' | 'ogee' | 'notch' | 'frill' | 'lobe';

interface Profile {
  /** Where, from base to tip, the petal is widest. */
  readonly widest: number;
  /** Half width from there to the tip, v = 0 … 1, as a share of the largest. */
  readonly taper: (v: number) => number;
  /** Scallops along the outer edge; 0 for a plain tip. */
  readonly scallops: number;
  readonly hasTip: boolean;
}

const profiles: Record<PetalShape, Profile> = {
  round: { widest: 0.6, taper: (v) => Math.sqrt(Math.max(0, 1 - steady.power(v, 2.2))), scallops: 0, hasTip: false },
  point: { widest: 0.5, taper: (v) => 1 - steady.power(v, 1.9), scallops: 0, hasTip: true },
  ogee: {
    widest: 0.48,
    taper: (v) => 0.84 * steady.power(steady.cos((Math.PI * v) / 2), 1.25) + 0.16 * (1 - v),
    scallops: 0,
    hasTip: true,
  },
  notch: { widest: 0.64, taper: (v) => Math.sqrt(Math.max(0, 1 - steady.power(v, 2.4))), scallops: 2, hasTip: false },
  frill: { widest: 0.86, taper: (v) => Math.sqrt(Math.max(0, 1 - v ** 2)), scallops: 7, hasTip: false },
  lobe: { widest: 0.66, taper: (v) => Math.sqrt(Math.max(0, 1 - v ** 2)), scallops: 3, hasTip: false },
};

/**
 * A petal from its base at the origin to its tip at (0, −length), as smooth stretches that meet in corners. `width` is
 * the full width. `bend` moves the tip sideways, in shares of the length.
 */
export function petalOutline(shape: PetalShape, length: number, width: number, bend = 0, samples = 6): Point[][] {
  const profile = profiles[shape];
  const half = halfWidth(profile, width / 2);
  const until = profile.scallops > 0 ? profile.widest + (1 - profile.widest) * 0.35 : 1;
  const right: Point[] = [];
  for (let i = 0; i <= samples; i++) {
    // Samples crowd towards the tip, where the outline turns most.
    const u = until * (1 - steady.power(1 - i / samples, 1.5));
    right.push([half(u), -u * length]);
  }
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  const bent = (points: readonly Point[]) => points.map(([x, y]): Point => [x + bend * length * (y / length) ** 2, y]);
  if (profile.scallops > 0)
    return [right, ...scallopsOf(profile.scallops, right.at(-1) ?? [0, 0], length), left].map(bent);
  if (profile.hasTip) return [bent(right), bent(left)];
  return [bent([...right, ...left.slice(1)])];
}

function halfWidth({ widest, taper }: Profile, most: number) {
  return (u: number) =>
    most *
    (u < widest ? steady.power(steady.sin((Math.PI * u) / (2 * widest)), 1.1) : taper((u - widest) / (1 - widest)));
}

/** Round teeth from the right shoulder over the tip to the left one. */
function scallopsOf(count: number, [shoulderX, shoulderY]: Point, length: number): Point[][] {
  const rise = length + shoulderY;
  const on = (t: number, lift: number): Point => {
    const angle = Math.PI * (0.5 - t);
    return [
      shoulderX * steady.sin(angle),
      shoulderY - (rise * 0.86 * steady.cos(angle) + rise * 0.14) * (1 + lift) + rise * 0.14 * (1 - steady.cos(angle)),
    ];
  };
  const lift = count === 2 ? 0.3 : 0.55 / Math.sqrt(count);
  return Array.from({ length: count }, (_, k) => {
    const from = k / count;
    const step = 1 / count;
    return [
      on(from, 0),
      on(from + step * 0.22, lift * 0.75),
      on(from + step * 0.5, lift),
      on(from + step * 0.78, lift * 0.75),
      on(from + step, 0),
    ];
  });
}
