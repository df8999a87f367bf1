import { bezier } from '../../numbers/geometry/line.ts';
import { circle, curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Motif, MotifParams } from './motif.ts';
import type { Sketch } from './sketch.ts';
import { createSketch } from './sketch.ts';
import { drawSoftPetal, tint } from './soft-petal.ts';
import { tonesOf } from './tones.ts';

/** A small flower picked with its stalk: an open bloom or a bud, a side bud, a few leaves. */
export const softSprig: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const green = tonesOf(inks.leaf, inks.second);
  const way = rng.chance(0.5) ? 1 : -1;
  const bow = radius * rng.between(0.1, 0.3) * way;
  const head: Point = [bow * 0.6, -radius * 0.52];
  const stalk = bezier([-bow * 0.5, radius * 0.95], [bow * 0.4, radius * 0.5], [bow * 0.2, radius * 0.1], head, 12);
  const side: Point = [-way * radius * 0.52, -radius * 0.1];
  const from = stalk[4] ?? head;
  sketch.line(
    curve(bezier(from, [from[0], from[1] - radius * 0.2], [side[0], side[1] + radius * 0.3], side, 6)),
    green.deep,
    Math.max(0.9, radius * 0.035),
  );
  sketch.line(curve(stalk), green.deep, Math.max(1.1, radius * 0.05));
  for (const [k, i] of [1, 3, 6, 8].entries()) {
    const [x, y] = stalk[i] ?? head;
    const length = radius * (0.66 - 0.08 * k) * rng.between(0.9, 1.1);
    drawSoftPetal(
      sketch,
      {
        x,
        y,
        turn: way * (k % 2 === 0 ? 1 : -1) * rng.between(0.75, 1.05),
        length,
        width: length * 0.4,
        fill: k === 1 ? 'leaf3' : inks.leaf,
        tones: green,
        edge: green.deep,
        edgeWidth: 0.7 * line,
        ruffle: 0,
        base: 0.25,
        detail,
      },
      rng.fork(k),
    );
  }
  budAt(sketch, params, side, -way * 0.5, radius * 0.34, rng.fork('bud'));
  if (rng.chance(0.5)) budAt(sketch, params, head, bow / radius, radius * 0.5, rng.fork('head'));
  else bloomAt(sketch, params, head, radius * 0.44, rng.fork('head'));
  return sketch.done(radius * 1.1);
};

function budAt(
  sketch: Sketch,
  { inks, detail, line }: MotifParams,
  [x, y]: Point,
  turn: number,
  length: number,
  rng: Rng,
): void {
  const tones = tonesOf(inks.body, inks.second);
  const green = tonesOf(inks.leaf, inks.second);
  const common = { x, y, edgeWidth: 0.8 * line, ruffle: 0.2, base: 0.5, detail };
  for (const lean of [-0.3, 0.3, 0]) {
    drawSoftPetal(
      sketch,
      {
        ...common,
        turn: turn + lean,
        length: length * (lean === 0 ? 1 : 0.9),
        width: length * 0.5,
        fill: tint(inks.body, lean === 0 ? 0.1 : 0.36, inks.second),
        tones,
        edge: inks.contour,
      },
      rng.fork(lean * 10),
    );
  }
  for (const lean of [-0.5, 0.5]) {
    drawSoftPetal(
      sketch,
      {
        ...common,
        turn: turn + lean,
        length: length * 0.46,
        width: length * 0.2,
        fill: inks.leaf,
        tones: green,
        edge: green.deep,
      },
      rng.fork(lean * 10 + 1),
    );
  }
}

function bloomAt(sketch: Sketch, { inks, detail, line }: MotifParams, [x, y]: Point, length: number, rng: Rng): void {
  const tones = tonesOf(inks.body, inks.second);
  const start = rng.between(0, 1);
  for (let i = 0; i < 5; i++) {
    drawSoftPetal(
      sketch,
      {
        x,
        y,
        turn: ((i + start) * 2 * Math.PI) / 5,
        length,
        width: length * 0.95,
        fill: tint(inks.body, 0.25, inks.second),
        tones,
        edge: inks.contour,
        edgeWidth: 0.8 * line,
        ruffle: 0.7,
        base: 0.25,
        detail,
      },
      rng.fork(i),
    );
  }
  sketch.area(circle(x, y, length * 0.22), tonesOf(inks.heart, inks.second).deep);
  sketch.area(circle(x, y, length * 0.13), inks.heart);
}
