import { circle, wedge } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { ringOf } from '../ring-of.ts';
import { createSketch } from '../sketch.ts';
import { tonesOf } from '../tones.ts';
import { drawPetalRing } from './rings-of-petals.ts';

/** A field poppy: two crumpled petals over two, a dark blotch at each foot, a ring of black anthers round the ribbed capsule. */
export const poppy: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const start = rng.between(0, Math.PI);
  const body = tonesOf(inks.body, inks.second);
  for (const [k, pale] of [0.1, 0].entries()) {
    const first = start + (k * Math.PI) / 2;
    const own = rng.fork(k);
    drawPetalRing(
      sketch,
      params,
      { count: 2, length: 0.99, width: 1.56, pale, ruffle: 1.25, base: 0.16, start: first, stray: 0.45 },
      own,
    );
    for (const side of [0, Math.PI]) {
      const turn = first + side;
      if (radius > 16 && detail >= 2) sketch.area(creases(radius, turn), body.deep, 0.55);
      sketch.area(blotch(radius * 0.42, turn), 'dark', 0.86);
    }
  }
  const dark = tonesOf('dark', inks.body);
  const eye = radius * 0.15;
  sketch.area(ringOf(radius > 22 ? 26 : 12, radius * 0.3, Math.max(0.8, radius * 0.024)), 'dark');
  sketch.area(ringOf(radius > 22 ? 20 : 9, radius * 0.23, Math.max(0.8, radius * 0.024)), 'dark');
  sketch.outlined(circle(0, 0, eye), `${inks.leaf}>light:0.3`, dark.fill, Math.max(0.6, radius * 0.014));
  let ribs = '';
  for (let k = 0; k < 8; k++) {
    const angle = start + (k * Math.PI) / 4;
    const tip: Point = [steady.sin(angle) * eye * 0.86, -steady.cos(angle) * eye * 0.86];
    ribs += wedge([0, 0], [tip[0] / 2, tip[1] / 2], tip, Math.max(0.7, radius * 0.022));
  }
  sketch.area(ribs, 'dark');
  return sketch.done(radius * 1.1);
};

/** Folds of thin silk, from the foot outwards. */
function creases(radius: number, turn: number): string {
  let d = '';
  for (const off of [-0.72, -0.5, -0.26, 0.24, 0.48, 0.7]) {
    const angle = turn + off;
    const at = (r: number, bent: number): Point => [
      steady.sin(angle + bent) * radius * r,
      -steady.cos(angle + bent) * radius * r,
    ];
    d += wedge(at(0.4, 0), at(0.62, off * 0.12), at(0.84 - Math.abs(off) * 0.16, 0), Math.max(0.7, radius * 0.014));
  }
  return d;
}

function blotch(reach: number, turn: number): string {
  let d = '';
  for (const off of [-0.5, -0.25, 0, 0.25, 0.5]) {
    const angle = turn + off;
    const tip: Point = [steady.sin(angle) * reach, -steady.cos(angle) * reach];
    d += wedge([0, 0], [tip[0] * 0.62, tip[1] * 0.62], tip, reach * 0.42);
  }
  return d;
}
