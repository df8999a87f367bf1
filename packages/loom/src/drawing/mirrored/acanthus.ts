import { clothoid, normals } from '../../numbers/geometry/line.ts';
import { closedCurve, curve, wedge } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { createSketch } from '../motifs/sketch.ts';
import type { Ink, SceneSymbol } from '../scene.ts';

interface AcanthusAsk {
  readonly length: number;
  /** Full width of the blade with its lobes. */
  readonly width: number;
  readonly lobes: number;
  /** Curvature × length at the foot and at the tip, in radians. */
  readonly bend: readonly [foot: number, tip: number];
  readonly fill: Ink;
  readonly cut: Ink;
  readonly stroke: number;
}

const steps = 30;

/** The leaf of scrolls and friezes: round lobes that lean to the tip, parted by drops and veins. Foot at the origin, up is −y. */
export function acanthus({ length, width, lobes, bend, fill, cut, stroke }: AcanthusAsk): SceneSymbol {
  const spine = clothoid(length, bend[0], bend[1], steps);
  const sides = normals(spine);
  const on = (t: number, off: number): Point => {
    const i = Math.min(steps, Math.max(0, Math.round(t * steps)));
    const [x, y] = spine[i] ?? [0, 0];
    const [nx, ny] = sides[i] ?? [0, 0];
    return [x + nx * off, y + ny * off];
  };
  const half = (t: number) =>
    (width / 2) *
    (0.16 +
      0.84 * steady.power(Math.max(0, steady.sin(Math.PI * Math.min(1, steady.power(t, 0.75) * 0.94 + 0.06))), 0.8));
  const edge = (side: 1 | -1): Point[][] =>
    Array.from({ length: lobes }, (_, k) => {
      const from = steady.power(k / lobes, 0.92);
      const to = steady.power((k + 1) / lobes, 0.92);
      const out = half((from + to) / 2);
      const isLast = k === lobes - 1;
      return [
        on(from, side * half(from) * (k === 0 ? 0.2 : 0.5)),
        on(from + (to - from) * 0.35, side * out * 0.98),
        on(from + (to - from) * 0.8, side * out * (isLast ? 0.55 : 1.02)),
        on(Math.min(1, to + (isLast ? 0 : 0.02)), side * (isLast ? 0 : half(to) * 0.5)),
      ];
    });
  const right = edge(1);
  const left = edge(-1)
    .reverse()
    .map((part) => [...part].reverse());
  const sketch = createSketch();
  sketch.outlined(closedCurve([...right, ...left]), fill, cut, stroke);
  let veins = '';
  for (let k = 0; k < lobes - 1; k++) {
    const t = (k + 0.25) / lobes;
    for (const side of [1, -1]) {
      const out = half(t + 0.8 / lobes);
      veins += wedge(
        on(t, 0),
        on(t + 0.35 / lobes, side * out * 0.34),
        on(t + 0.8 / lobes, side * out * 0.74),
        stroke * 1.1,
      );
    }
  }
  sketch.area(veins, cut);
  sketch.line(curve(spine.slice(1, -4)), cut, stroke);
  return sketch.done(Math.max(...spine.map(([x, y]) => steady.hypot(x, y))) + width / 2);
}

/** Leaves set along a line, foot to tip, on one side or both. */
export function along(
  line: readonly Point[],
  from: number,
  to: number,
  count: number,
): { x: number; y: number; turn: number }[] {
  return Array.from({ length: count }, (_, k) => {
    const t = from + ((to - from) * (k + 0.5)) / count;
    const i = Math.min(line.length - 2, Math.max(0, Math.floor(t * (line.length - 1))));
    const [ax, ay] = line[i] ?? [0, 0];
    const [bx, by] = line[i + 1] ?? [ax, ay];
    const f = t * (line.length - 1) - i;

    return { x: ax + (bx - ax) * f, y: ay + (by - ay) * f, turn: steady.atan2(bx - ax, -(by - ay)) };
  });
}
