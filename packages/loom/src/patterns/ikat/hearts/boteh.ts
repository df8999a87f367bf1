import { curve } from '../../../geometry/curve.ts';
import { envelope } from '../../../geometry/envelope.ts';
import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import type { DrawHeart } from './heart.ts';

const steps = 24;

/** Botehs: two side by side where it is broad, two over one another, looking away, where it is tall. */
export const boteh: DrawHeart = ({ sketch, width, height, ink }) => {
  const isPair = width > 1.05 * height && width > 95;
  const isTall = height > width * 1.7;
  const r = isPair ? Math.min(width * 0.44, height * 0.42) : Math.min(width * 0.82, height * (isTall ? 0.27 : 0.54));
  const band = Math.max(14, r * 0.3);
  for (const side of isPair || isTall ? [-1, 1] : [1]) {
    const { spine, radii } = mango(r);
    for (let n = 0; n < 3; n++) {
      const outline = envelope(
        spine,
        radii.map((radius) => radius - n * band),
      ).map(([x, y]): Point => {
        if (isTall) return [side * (x - r * 0.2), side * (y + height * 0.66)];
        return [side * x + (isPair ? side * r * 0.98 : -r * 0.2), y + r * 0.6];
      });
      if (outline.length > 4) sketch.area(curve(outline, true), ink(n));
    }
  }
};

function mango(r: number): { spine: Point[]; radii: number[] } {
  const spine: Point[] = [];
  const radii: number[] = [];
  let x = 0;
  let y = 0;
  const step = (r * 2.6) / steps;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    spine.push([x, y]);
    radii.push(r * (steady.power(1 - t, 1.15) * (1 + 0.28 * steady.sin(1.3 * Math.PI * t)) + 0.1));
    const heading = -0.15 + 2.5 * steady.power(t, 2.2);
    x += steady.sin(heading) * step;
    y -= steady.cos(heading) * step;
  }
  return { spine, radii };
}
