import { wedge } from '../../numbers/geometry/path.ts';
import type { Motif } from './motif.ts';
import { drawPetal } from './petal.ts';
import { createSketch, penFor } from './sketch.ts';
import { tonesOf } from './tones.ts';

/** A sprig of three leaflets on a short stalk. */
export const trefoil: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const tones = tonesOf(inks.body, inks.second);
  const shape = rng.pick(['round', 'ogee'] as const);
  sketch.area(
    wedge([0, radius], [radius * 0.08 * rng.normal(), radius * 0.5], [0, 0], pen.contour * 1.5),
    inks.contour,
  );
  const common = {
    shape,
    x: 0,
    y: radius * 0.12,
    tones,
    contour: inks.contour,
    light: inks.light,
    pen,
    detail,
    pattern: 'veins',
    width: radius * 0.66,
    covered: 0.1,
  } as const;
  for (const side of [-1, 1])
    drawPetal(sketch, { ...common, turn: side * 1.25, length: radius * 0.92, bend: side * 0.06 });
  drawPetal(sketch, { ...common, turn: 0, length: radius * 1.08 });
  return sketch.done(radius * 1.1 + pen.contour);
};
