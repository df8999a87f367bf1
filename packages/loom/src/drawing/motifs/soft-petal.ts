import { curve, wedge } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Ink } from '../scene.ts';
import type { Sketch } from './sketch.ts';
import type { Tones } from './tones.ts';

/** A petal painted with a wet brush: no hard outline, pigment gathered at the base and along the edge. */
interface SoftPetal {
  readonly length: number;
  /** Full width. */
  readonly width: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly fill: Ink;
  readonly tones: Tones;
  /** Colour and width of the edge. */
  readonly edge: Ink;
  readonly edgeWidth: number;
  /** Waviness of the outline, 0 … 1. */
  readonly ruffle: number;
  /** Width at the base against the widest: 0.2 a claw, 0.7 a shell. */
  readonly base: number;
  /** Drawn out into a point. */
  readonly isPointed?: boolean;
  readonly detail: number;
}

/** Points of an outline; small petals need fewer, and washes within need half. */
const around = 18;
const aroundSmall = 12;

export function drawSoftPetal(sketch: Sketch, petal: SoftPetal, rng: Rng): void {
  const { length, width, fill, tones, edge, edgeWidth, detail } = petal;
  const outline = outlineOf(petal, rng);
  const half = outline.filter((_, i) => i % 2 === 0);
  const at = (points: readonly Point[]) => place(points, petal.x, petal.y, petal.turn);
  const scaled = (points: readonly Point[], along: number, across: number) =>
    curve(at(points.map(([x, y]): Point => [x * across, y * along])), true);
  sketch.outlined(scaled(outline, 1, 1), fill, edge, edgeWidth);
  if (length > 6 && detail >= 2) {
    sketch.area(scaled(half, 0.74, 0.74), tones.blush, 0.34);
    sketch.area(scaled(half, 0.5, 0.55), tones.deep, 0.3);
    if (length > 26 && detail >= 3) sketch.area(scaled(half, 0.32, 0.42), tones.deep, 0.34);
  }
  if (length > 18 && detail >= 2) {
    let strokes = '';
    const count = Math.min(9, 3 + detail) | 1;
    for (let k = 0; k < count; k++) {
      const side = (2 * k) / (count - 1) - 1;
      const reach = length * (0.66 - 0.16 * side * side + 0.08 * rng.next());
      const across = width * 0.32 * side;
      const [a = [0, 0], c = [0, 0], b = [0, 0]] = at([
        [across * 0.22 * petal.base, -length * 0.12],
        [across * 0.75, -reach * 0.6],
        [across, -reach],
      ]);
      strokes += wedge(a, c, b, Math.max(0.7, edgeWidth * 1.1));
    }
    sketch.area(strokes, tones.deep, 0.5);
  }
  if (length > 20) sketch.line(scaled(outline, 0.94, 0.9), tones.bright, Math.max(1, length * 0.035), 0.32);
}

/** A shell that waves a little, from its base at the origin to its tip at (0, −length). */
function outlineOf({ length, width, ruffle, base, isPointed = false }: SoftPetal, rng: Rng): Point[] {
  const count = length < 36 ? aroundSmall : around;
  const [p, q] = [rng.between(0, 7), rng.between(0, 7)];
  const lean = rng.between(-0.06, 0.06) * length;
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / count;
    const u = (1 - steady.cos(angle)) / 2;
    const wave = 1 + ruffle * u * (0.08 * steady.sin(3 * angle + p) + 0.028 * steady.sin(5 * angle + q));
    const narrow = isPointed ? 1 - 0.55 * steady.power(Math.max(0, (u - 0.55) / 0.45), 1.3) : 1;
    const taper = narrow * (base + (1 - base) * steady.power(Math.min(1, u * 1.5), 0.8));
    return [
      (width / 2) * steady.sin(angle) * taper * wave + lean * u * u,
      -length * steady.power(u, 0.92) * (1 + (wave - 1) * 0.9),
    ];
  });
}

/** A role thinned with light by a share, as pigment with water; white petals take a breath of `other` where they lie deep. */
export function tint(role: Role, share: number, other: Role): Ink {
  if (role === 'light') return share > 0.4 ? role : `light>${other}:${Math.round((0.46 - share) * 80) / 100}`;
  return share <= 0 ? role : `${role}>light:${Math.round(share * 100) / 100}`;
}
