import type { Motif } from './motif.ts';
import { createSketch } from './sketch.ts';
import { drawSoftPetal, tint } from './soft-petal.ts';
import { tonesOf } from './tones.ts';

/** A lotus in washes, seen from the side: pointed petals that pale towards the front. */
export const softLotus: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const green = tonesOf(inks.leaf, inks.second);
  const edgeWidth = Math.min(1.4, 0.5 + radius * 0.008) * line;
  const foot = radius * 0.7;
  const common = { x: 0, y: foot, tones, edge: inks.contour, edgeWidth, detail, ruffle: 0.12, isPointed: true };
  const layers = [
    { count: 6, spread: 1.3, length: 1.16, width: 0.46, pale: 0.05 },
    { count: 5, spread: 1.15, length: 1.44, width: 0.54, pale: 0.2 },
    { count: 4, spread: 0.95, length: 1.22, width: 0.58, pale: 0.36 },
    { count: 3, spread: 0.62, length: 0.98, width: 0.62, pale: 0.52 },
  ];
  for (const [k, layer] of layers.entries()) {
    const own = rng.fork(k);
    const turns = Array.from({ length: layer.count }, (_, i) => ((2 * i) / (layer.count - 1) - 1) * layer.spread);
    for (const turn of turns.sort((a, b) => Math.abs(b) - Math.abs(a))) {
      drawSoftPetal(
        sketch,
        {
          ...common,
          turn: turn + 0.03 * own.normal(),
          length: radius * layer.length * (1 - 0.22 * (turn / 1.3) ** 2) * own.between(0.97, 1.03),
          width: radius * layer.width,
          fill: tint(inks.body, layer.pale, inks.second),
          base: 0.34,
        },
        own,
      );
    }
  }
  for (const turn of [-1.15, 1.15, -0.6, 0.6, 0]) {
    drawSoftPetal(
      sketch,
      {
        ...common,
        y: radius * 0.96,
        tones: green,
        edge: green.deep,
        turn,
        length: radius * (0.52 - 0.1 * Math.abs(turn)),
        width: radius * 0.22,
        fill: inks.leaf,
        base: 0.5,
      },
      rng.fork('calyx').fork(Math.round(turn * 10)),
    );
  }
  return sketch.done(radius * 1.08);
};
