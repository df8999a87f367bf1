import type { Motif } from './motif.ts';
import { createSketch } from './sketch.ts';
import { drawSoftPetal, tint } from './soft-petal.ts';
import { tonesOf } from './tones.ts';

/** A cupped flower seen from the side, tulip or half-open rose, on its foot. */
export const tulip: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const green = tonesOf(inks.leaf, inks.second);
  const edgeWidth = Math.min(1.4, 0.5 + radius * 0.008) * line;
  const foot = radius * 0.72;
  const common = { x: 0, y: foot, tones, edge: inks.contour, edgeWidth, detail };
  const layers = [
    { turns: [-0.5, 0.5], length: 1.5, width: 0.82, pale: 0.32, base: 0.4 },
    { turns: [0], length: 1.62, width: 0.86, pale: 0.22, base: 0.45 },
    { turns: [-0.66, 0.66], length: 1.32, width: 0.74, pale: 0.12, base: 0.5 },
    { turns: [-0.2, 0.26], length: 1.22, width: 0.82, pale: 0.02, base: 0.6 },
  ];
  for (const [k, layer] of layers.entries()) {
    for (const turn of layer.turns) {
      const own = rng.fork(k).fork(Math.round(turn * 100));
      drawSoftPetal(
        sketch,
        {
          ...common,
          turn: turn + 0.04 * own.normal(),
          length: radius * layer.length * own.between(0.95, 1.03),
          width: radius * layer.width,
          fill: tint(inks.body, layer.pale, inks.second),
          ruffle: 0.7,
          base: layer.base,
        },
        own,
      );
    }
  }
  for (const turn of [-0.85, 0.8, -0.05]) {
    drawSoftPetal(
      sketch,
      {
        ...common,
        y: radius * 0.95,
        tones: green,
        edge: green.deep,
        turn,
        length: radius * (turn === -0.05 ? 0.55 : 0.62),
        width: radius * 0.26,
        fill: inks.leaf,
        ruffle: 0,
        base: 0.6,
      },
      rng.fork('calyx').fork(Math.round(turn * 100)),
    );
  }
  return sketch.done(radius * 1.08);
};
