import { circle } from '../../geometry/circle.ts';
import { curve } from '../../geometry/curve.ts';
import { envelope } from '../../geometry/envelope.ts';
import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';
import type { Block } from './block.ts';
import type { AjrakhPen, RingInks } from './ring.ts';

const steps = 20;

/**
 * A mango ("kairi") of nested outlines, its belly at the origin, growing upwards and curling to the right, or to the
 * left with `side` −1.
 */
export function kairi(block: Block, radius: number, side: 1 | -1, inks: RingInks, pen: AjrakhPen): void {
  const spine: Point[] = [];
  const radii: number[] = [];
  let x = 0;
  let y = 0;
  const step = (radius * 2.5) / steps;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    spine.push([x, y]);
    radii.push(radius * (steady.power(1 - t, 1.3) * (1 + 0.26 * steady.sin(1.3 * Math.PI * t)) + 0.05));
    const heading = -0.25 + 2.7 * t ** 2;
    x += steady.sin(heading) * step;
    y -= steady.cos(heading) * step;
  }
  const outline = (by: number) => {
    const points = envelope(
      spine,
      radii.map((r) => r - by),
    ).map(([px, py]): Point => [side * px, py]);
    return points.length > 3 ? curve(points, true) : '';
  };
  block.dye(outline(0), inks.band);
  block.resist(outline(0), pen.line * 0.85);
  if (radius < pen.line * 6) {
    block.dye(outline(radius * 0.42), 'light');
    return;
  }
  block.dye(outline(radius * 0.32), inks.figure);
  block.resist(outline(radius * 0.32), pen.thin);
  block.dye(outline(radius * 0.62), 'light');
  block.dye(circle(0, 0, radius * 0.17), inks.second);
  for (let k = 0; k < 9; k++) {
    const angle = Math.PI * (0.62 + (1.1 * k) / 8) * side;
    block.dot(
      radius * 0.84 * steady.sin(angle),
      -radius * 0.84 * steady.cos(angle),
      Math.min(pen.dot * 0.6, radius * 0.06),
    );
  }
}
