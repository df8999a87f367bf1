import { clothoid, normals } from '../../numbers/geometry/line.ts';
import { closedCurve, curve, wedge } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Motif } from './motif.ts';
import { createSketch } from './sketch.ts';
import { tonesOf } from './tones.ts';

const steps = 16;

/** A botanical leaf in washes: a second tone over one half, light veins. The foot is at (0, radius), the tip at (0, −radius). */
export const softLeaf: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const body = tonesOf(inks.body, inks.second);
  const bend = rng.between(0.5, 1.6);
  const raw = clothoid(1, -bend * 0.8, bend * 2, steps);
  const [endX, endY] = raw.at(-1) ?? [0, -1];
  const spine = place(raw, 0, radius, -steady.atan2(endX, -endY), (2 * radius) / steady.hypot(endX, endY));
  const sides = normals(spine);
  const broad = radius * rng.between(0.32, 0.46);
  const wave = rng.between(0, 6);
  const on = (i: number, share: number): Point => {
    const t = i / steps;
    const half =
      broad *
      steady.power(steady.sin(Math.PI * steady.power(t, 0.78)), 0.9) *
      (1 + 0.05 * steady.sin(9 * t + wave)) *
      share;
    const [x, y] = spine[i] ?? [0, 0];
    const [nx, ny] = sides[i] ?? [0, 0];
    return [x + nx * half, y + ny * half];
  };
  const edge = (share: number) => Array.from({ length: steps / 2 + 1 }, (_, i) => on(i * 2, share));
  const back = (share: number) => edge(share).reverse();
  const whole = closedCurve([edge(1), back(-1)]);
  sketch.area(whole, body.fill);
  sketch.area(closedCurve([edge(-1), back(0)]), inks.second, 0.55);
  if (radius > 9 && detail >= 2) {
    sketch.area(closedCurve([edge(0.62), back(-0.62)]), body.deep, 0.16);
    sketch.area(closedCurve([edge(0.34), back(-0.3)]), body.deep, 0.2);
  }
  if (radius > 10) {
    let veins = '';
    const count = Math.max(4, Math.min(9, Math.round(radius / 6)));
    for (let k = 0; k < count; k++) {
      const i = Math.round(1 + ((steps - 5) * (k + 0.5)) / count);
      for (const side of [-1, 1]) {
        const [a, c, b] = [on(i, 0), on(Math.min(steps, i + 1), side * 0.45), on(Math.min(steps, i + 2), side * 0.84)];
        veins += wedge(a, c, b, Math.max(0.6, radius * 0.018));
      }
    }
    sketch.area(veins, body.bright, 0.6);
  }
  sketch.line(
    curve(spine.slice(0, -1).filter((_, i) => i % 2 === 0)),
    body.bright,
    Math.max(0.8, radius * 0.035),
    0.75,
  );
  sketch.line(whole, body.deep, Math.max(0.5, Math.min(1.1, 0.4 + radius * 0.009)) * line, 0.75);
  return sketch.done(radius * 1.06 + 1);
};
