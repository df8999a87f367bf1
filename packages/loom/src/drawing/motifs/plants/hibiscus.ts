import { circle } from '../../../numbers/geometry/path.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { drawPetal } from '../petal.ts';
import { createSketch, penFor } from '../sketch.ts';
import { tonesOf } from '../tones.ts';

/** A hibiscus in full face: five crumpled overlapping petals, deep throat, the long pistil thrust out. */
export const hibiscus: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const leafTones = tonesOf(inks.leaf, inks.body);
  const common = { contour: inks.contour, light: inks.light, pen, detail, x: 0, y: 0 } as const;
  for (const turn of [0.63, 2.2, -2.2, -0.63])
    drawPetal(sketch, {
      ...common,
      shape: 'point',
      length: radius * 1.02,
      width: radius * 0.36,
      turn,
      tones: leafTones,
      pattern: 'veins',
      covered: 0.6,
    });
  const start = rng.between(0, 1.2);
  for (let k = 0; k < 5; k++) {
    const turn = start + (k * 2 * Math.PI) / 5;
    drawPetal(sketch, {
      ...common,
      shape: 'frill',
      length: radius * 0.96 * (1 + 0.02 * rng.normal()),
      width: radius * 1.02,
      turn,
      bend: 0.12,
      tones: tonesOf(inks.body, inks.second),
      pattern: 'veins',
      covered: 0.18,
    });
  }
  for (let k = 0; k < 5; k++) {
    const turn = start + (k * 2 * Math.PI) / 5 + 0.1;
    drawPetal(sketch, {
      ...common,
      shape: 'point',
      length: radius * 0.42,
      width: radius * 0.26,
      turn,
      tones: tonesOf(inks.second, inks.body),
      pattern: 'plain',
    });
  }
  const way = start + 0.62;
  const at = (r: number, off = 0) =>
    [steady.sin(way) * r + steady.cos(way) * off, -steady.cos(way) * r + steady.sin(way) * off] as const;
  sketch.line(
    `M0 0L${at(radius * 0.74)
      .map((v) => Math.round(v * 100) / 100)
      .join(' ')}`,
    inks.contour,
    pen.contour * 3.4,
  );
  sketch.line(
    `M0 0L${at(radius * 0.74)
      .map((v) => Math.round(v * 100) / 100)
      .join(' ')}`,
    tonesOf(inks.heart, inks.body).fill,
    pen.contour * 1.8,
  );
  let anthers = '';
  for (let k = 0; k < 9; k++)
    anthers += circle(
      ...at(radius * (0.4 + k * 0.04), (k % 2 === 0 ? 1 : -1) * radius * 0.075),
      Math.max(0.8, radius * 0.034),
    );
  sketch.outlined(anthers, tonesOf(inks.third, inks.second).fill, inks.contour, pen.fine);
  sketch.outlined(circle(...at(radius * 0.78), radius * 0.06), inks.light, inks.contour, pen.inner);
  return sketch.done(radius * 1.06 + pen.contour);
};
