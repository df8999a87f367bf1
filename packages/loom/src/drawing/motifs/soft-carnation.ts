import type { Motif } from './motif.ts';
import { createSketch } from './sketch.ts';
import { drawSoftPetal, tint } from './soft-petal.ts';
import { tonesOf } from './tones.ts';

/** A pink in washes: three fans of ruffled petals over a slim cup. */
export const softCarnation: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const green = tonesOf(inks.leaf, inks.second);
  const edgeWidth = Math.min(1.4, 0.5 + radius * 0.008) * line;
  const foot = radius * 0.5;
  const common = { x: 0, tones, edge: inks.contour, edgeWidth, detail };
  const fans = [
    { count: 6, spread: 1.25, length: 1.28, pale: 0.44 },
    { count: 5, spread: 1.0, length: 1.05, pale: 0.28 },
    { count: 4, spread: 0.8, length: 0.78, pale: 0.12 },
    { count: 3, spread: 0.5, length: 0.52, pale: 0 },
  ];
  for (const [k, fan] of fans.entries()) {
    const own = rng.fork(k);
    const turns = Array.from({ length: fan.count }, (_, i) => ((2 * i) / (fan.count - 1) - 1) * fan.spread);
    for (const turn of own.shuffle(turns)) {
      const length = radius * fan.length * (1 - 0.2 * (turn / 1.25) ** 2) * own.between(0.94, 1.05);
      drawSoftPetal(
        sketch,
        {
          ...common,
          y: foot,
          turn,
          length,
          width: length * 0.72,
          fill: tint(inks.body, fan.pale, inks.second),
          ruffle: 1.25,
          base: 0.16,
        },
        own,
      );
    }
  }
  for (const turn of [-0.32, 0.32, 0]) {
    drawSoftPetal(
      sketch,
      {
        ...common,
        y: radius,
        tones: green,
        edge: green.deep,
        turn,
        length: radius * 0.72,
        width: radius * 0.24,
        fill: inks.leaf,
        ruffle: 0,
        base: 0.7,
      },
      rng.fork('cup').fork(Math.round(turn * 10)),
    );
  }
  return sketch.done(radius * 1.1);
};
