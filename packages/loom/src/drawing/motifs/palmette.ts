import { resample } from '../../numbers/geometry/line.ts';
import { circle, closedCurve } from '../../numbers/geometry/path.ts';
import { place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { calyx } from './calyx.ts';
import type { Motif, MotifParams } from './motif.ts';
import { petalFan } from './petal.ts';
import { petalOutline } from './petal-outline.ts';
import { createSketch, type Pen, penFor, type Sketch } from './sketch.ts';
import { tonesOf } from './tones.ts';

/** The great flower seen from the side: fans of curling petals round a patterned heart, on a calyx. */
export const palmette: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const foot = radius * 0.6;
  const isHero = radius > 45;
  const common = { contour: inks.contour, light: inks.light, pen, detail };
  const count = isHero ? rng.pick([9, 11]) : 7;
  const shape = rng.pick(['ogee', 'point', 'lobe'] as const);
  const body = tonesOf(inks.body, inks.second);
  petalFan(
    sketch,
    {
      ...common,
      shape: 'point',
      tones: tonesOf(inks.third, inks.second),
      pattern: isHero ? 'veins' : 'plain',
      covered: 0.62,
    },
    { count: count - 1, spread: 1.75, foot, reach: radius * 0.99, width: 0.8, curl: 0.1 },
    rng.fork('back'),
  );
  petalFan(
    sketch,
    { ...common, shape, tones: body, pattern: rng.pick(['edge', 'beads', 'veins']), covered: 0.42 },
    { count, spread: 1.9, foot, reach: radius * 0.95, width: 1.12, curl: 0.13 },
    rng.fork('outer'),
  );
  if (isHero) {
    petalFan(
      sketch,
      { ...common, shape: 'round', tones: { ...body, fill: `${inks.body}>light:0.45` }, pattern: 'edge', covered: 0.5 },
      { count: count - 2, spread: 1.6, foot, reach: radius * 0.6, width: 1.15, curl: 0.05 },
      rng.fork('middle'),
    );
  }
  petalFan(
    sketch,
    {
      ...common,
      shape: rng.pick(['ogee', 'round']),
      tones: tonesOf(inks.second, inks.body),
      pattern: 'veins',
      covered: 0.4,
    },
    { count: count - 4, spread: 1.45, foot, reach: radius * (isHero ? 0.38 : 0.5), width: 1.15, curl: 0.08 },
    rng.fork('inner'),
  );
  if (radius > 20) heartDrop(sketch, params, pen, foot);
  calyx(sketch, params, pen, foot, 'curl');
  return sketch.done(radius * 1.04 + pen.contour);
};

/** The patterned heart: nested drops, a band of beads, scales, a crown of stamens. */
function heartDrop(sketch: Sketch, { radius, inks, detail }: MotifParams, pen: Pen, foot: number): void {
  const length = radius * 0.72;
  const width = radius * 0.5;
  const drop = (scale: number) =>
    petalOutline('ogee', length * scale, width * scale).map((part) =>
      place(part, 0, foot - (length * (1 - scale)) / 2.6, 0),
    );
  const heart = tonesOf(inks.heart, inks.second);
  if (detail >= 3 && radius > 45) {
    const crown = createCrown(length, foot, pen.fine);
    sketch.area(crown.strokes, tonesOf(inks.second, inks.body).vein);
    sketch.area(crown.anthers, inks.light);
  }
  sketch.outlined(closedCurve(drop(1)), heart.fill, inks.contour, pen.contour);
  if (radius < 34 || detail < 2) return;
  const beads = resample(drop(0.84).flat(), pen.fine * 4.6);
  sketch.area(beads.map(([x, y]) => circle(x, y, pen.fine * 1.15)).join(''), inks.light);
  sketch.outlined(closedCurve(drop(0.68)), tonesOf(inks.third, inks.second).fill, inks.contour, pen.inner);
  sketch.area(scales(length * 0.6, width * 0.6, foot - length * 0.14, pen.fine * 3.4, pen.fine), inks.light);
}

function createCrown(length: number, foot: number, fine: number): { strokes: string; anthers: string } {
  let strokes = '';
  let anthers = '';
  for (let k = -3; k <= 3; k++) {
    const angle = k * 0.2;
    const reach = length * (1.28 - 0.03 * k * k);
    const x = steady.sin(angle) * reach * 0.8;
    const y = foot - steady.cos(angle) * reach;
    strokes += `M${(x * 0.4 - fine * 0.6).toFixed(2)} ${(foot - length * 0.8).toFixed(2)}L${x.toFixed(2)} ${y.toFixed(2)}L${(x * 0.4 + fine * 0.6).toFixed(2)} ${(foot - length * 0.8).toFixed(2)}Z`;
    anthers += circle(x, y, fine * 1.4);
  }
  return { strokes, anthers };
}

/** Rows of dots, half-dropped, within a drop that stands on `foot`. */
function scales(length: number, width: number, foot: number, step: number, size: number): string {
  let d = '';
  for (let row = 0; row * step * 0.8 < length; row++) {
    const y = row * step * 0.8 + step;
    const half = (width / 2) * steady.sin(Math.PI * Math.min(1, steady.power(y / length, 0.8))) - size * 1.5;
    for (let x = row % 2 === 0 ? 0 : step / 2; x <= half; x += step) {
      d += circle(x, foot - y, size * 0.8);
      if (x > 0) d += circle(-x, foot - y, size * 0.8);
    }
  }
  return d;
}
