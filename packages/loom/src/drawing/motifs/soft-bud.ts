import type { Motif } from './motif.ts';
import { createSketch } from './sketch.ts';
import { drawSoftPetal, tint } from './soft-petal.ts';
import { tonesOf } from './tones.ts';

/** A closed flower painted softly. */
export const softBud: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const green = tonesOf(inks.leaf, inks.second);
  const edgeWidth = Math.min(1.2, 0.5 + radius * 0.008) * line;
  const common = { x: 0, y: radius * 0.6, tones, edge: inks.contour, edgeWidth, detail, ruffle: 0.2 };
  for (const [k, turn] of [-0.28, 0.28, 0].entries()) {
    drawSoftPetal(
      sketch,
      {
        ...common,
        turn,
        length: radius * (k === 2 ? 1.5 : 1.36),
        width: radius * (k === 2 ? 0.72 : 0.76),
        fill: tint(inks.body, k === 2 ? 0.12 : 0.36, inks.second),
        base: 0.5,
      },
      rng.fork(k),
    );
  }
  for (const [k, turn] of [-0.5, 0.5, 0].entries()) {
    drawSoftPetal(
      sketch,
      {
        ...common,
        y: radius,
        tones: green,
        edge: green.deep,
        turn,
        length: radius * (k === 2 ? 0.72 : 0.86),
        width: radius * 0.34,
        fill: inks.leaf,
        base: 0.55,
      },
      rng.fork('sepals').fork(k),
    );
  }
  return sketch.done(radius * 1.08);
};
