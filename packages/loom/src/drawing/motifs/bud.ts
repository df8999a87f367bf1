import type { Motif } from './motif.ts';
import { drawPetal } from './petal.ts';
import { createSketch, penFor } from './sketch.ts';
import { tonesOf } from './tones.ts';

/** A closed flower: three petals held by three sepals. */
export const bud: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const foot = radius * 0.72;
  const body = tonesOf(inks.body, inks.second);
  const common = { contour: inks.contour, light: inks.light, pen, detail, x: 0 };
  const shape = rng.pick(['ogee', 'point'] as const);
  const tall = radius * rng.between(1.5, 1.68);
  for (const side of [-1, 1]) {
    drawPetal(sketch, {
      ...common,
      shape,
      tones: body,
      pattern: 'veins',
      y: foot,
      turn: side * 0.3,
      bend: side * 0.02,
      length: tall * 0.9,
      width: radius * 0.8,
      covered: 0.3,
    });
  }
  drawPetal(sketch, {
    ...common,
    shape,
    tones: tonesOf(inks.second, inks.body),
    pattern: 'veins',
    y: foot,
    turn: 0.02 * rng.normal(),
    length: tall,
    width: radius * 0.74,
    covered: 0.2,
  });
  const green = tonesOf(inks.leaf, inks.second);
  for (const side of [-1, 1]) {
    drawPetal(sketch, {
      ...common,
      shape: 'point',
      tones: green,
      pattern: 'feather',
      y: radius * 0.92,
      turn: side * 0.42,
      bend: side * 0.2,
      length: radius * 0.8,
      width: radius * 0.26,
      covered: 0.1,
    });
  }
  drawPetal(sketch, {
    ...common,
    shape: 'point',
    tones: green,
    pattern: 'feather',
    y: radius,
    turn: 0,
    length: radius * 0.66,
    width: radius * 0.3,
    covered: 0.1,
  });
  return sketch.done(radius * 1.05 + pen.contour);
};
