import { circle } from '../../../numbers/geometry/path.ts';
import type { Rng } from '../../../numbers/rng.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif, MotifParams } from '../motif.ts';
import { ringOf } from '../ring-of.ts';
import { createSketch, type Sketch } from '../sketch.ts';
import { drawSoftPetal } from '../soft-petal.ts';
import { tonesOf } from '../tones.ts';
import { drawPetalRing, type PetalRing } from './rings-of-petals.ts';

/** Rings back to front, each turned half a petal on, with a little shade between them. */
function drawRings(sketch: Sketch, params: MotifParams, rings: readonly PetalRing[], rng: Rng): void {
  const shade = tonesOf(params.inks.body, params.inks.second).deep;
  let start = rng.between(0, 1);
  for (const [k, ring] of rings.entries()) {
    if (k > 0) sketch.area(circle(0, 0, params.radius * ring.length * 0.92), shade, 0.22);
    drawPetalRing(sketch, params, { start, ...ring }, rng.fork(k));
    start += Math.PI / ring.count;
  }
}

/** A marigold: a ball of short frilled petals, ring upon ring to a tight button. */
export const marigold: Motif = (params, rng) => {
  const sketch = createSketch();
  const isSmall = params.radius < 22;
  const rings = [0.98, 0.84, 0.69, 0.54, 0.4, 0.26].filter((_, k) => !isSmall || k % 2 === 0);
  drawRings(
    sketch,
    { ...params, detail: Math.min(2, params.detail) },
    rings.map((length, k) => {
      const count = Math.max(6, Math.round((isSmall ? 11 : 17) * (0.35 + 0.65 * length)));
      return {
        count,
        length,
        width: (2 * Math.PI * length * 1.5) / count,
        pale: k % 2 === 0 ? 0.1 : 0.24,
        ruffle: 1.5,
        base: 0.6,
        stray: 0.4,
      };
    }),
    rng,
  );
  const heart = tonesOf(params.inks.body, params.inks.second);
  sketch.area(ringOf(7, params.radius * 0.09, params.radius * 0.045), heart.deep);
  return sketch.done(params.radius * 1.08);
};

/** Turn from one floret of a spiral to the next, so that they lie evenly. */
const golden = 2.39996;

/** A hydrangea: a ball of four-petalled florets, the middle ones before the outer. */
export const hydrangea: Motif = (params, rng) => {
  const { radius, inks, line, detail } = params;
  const sketch = createSketch();
  const isSmall = radius < 22;
  const count = isSmall ? 8 : 24;
  const size = radius * (isSmall ? 0.36 : 0.25);
  const [main, other] = [tonesOf(inks.body, inks.second), tonesOf(inks.second, inks.body)];
  sketch.area(circle(0, 0, radius * 0.8), main.deep, 0.5);
  for (let k = count - 1; k >= 0; k--) {
    const own = rng.fork(k);
    const away = radius * 0.76 * Math.sqrt((k + 0.4) / count);
    const [x, y] = [steady.sin(k * golden) * away, -steady.cos(k * golden) * away];
    const isOther = own.chance(0.2);
    const tones = isOther ? other : main;
    const spin = own.between(0, Math.PI / 2);
    for (let petal = 0; petal < 4; petal++)
      drawSoftPetal(
        sketch,
        {
          x,
          y,
          turn: spin + (petal * Math.PI) / 2,
          length: size,
          width: size * 1.02,
          fill: isOther ? inks.second : inks.body,
          tones,
          edge: tones.deep,
          edgeWidth: 0.6 * line,
          ruffle: 0.2,
          base: 0.45,
          detail: Math.min(2, detail),
        },
        own.fork(petal),
      );
    sketch.area(circle(x, y, size * 0.15), inks.heart);
  }
  return sketch.done(radius * 1.06);
};

/** A chrysanthemum: long narrow petals, the inner ones curled over the heart. */
export const chrysanthemum: Motif = (params, rng) => {
  const sketch = createSketch();
  const isSmall = params.radius < 22;
  const counts = isSmall ? [13, 11, 8] : [23, 21, 18, 15, 11, 7];
  drawRings(
    sketch,
    { ...params, detail: Math.min(3, params.detail) },
    counts.map((count, k) => {
      const share = k / (counts.length - 1);
      return {
        count,
        length: 0.99 - 0.74 * share,
        width: (isSmall ? 0.34 : 0.21) * (1 - 0.3 * share),
        pale: 0.34 - 0.34 * share,
        ruffle: 0.1,
        base: 0.5,
        stray: 0.9,
      };
    }),
    rng,
  );
  return sketch.done(params.radius * 1.06);
};

/** A dahlia: pointed petals in exact rings, each before the gap of those behind. */
export const dahlia: Motif = (params, rng) => {
  const sketch = createSketch();
  const isSmall = params.radius < 22;
  const rings = isSmall ? [0.98, 0.7, 0.42] : [0.98, 0.82, 0.66, 0.5, 0.35, 0.21];
  drawRings(
    sketch,
    params,
    rings.map((length, k) => ({
      count: isSmall ? 9 : k < 3 ? 15 : k < 5 ? 11 : 7,
      length,
      width: length * (isSmall ? 0.66 : k < 3 ? 0.46 : 0.56),
      pale: [0.3, 0.22, 0.14, 0.06, 0, 0][k] ?? 0,
      ruffle: 0,
      base: 0.34,
      isPointed: true,
      stray: 0.12,
    })),
    rng,
  );
  return sketch.done(params.radius * 1.04);
};

/** A daisy: one ring of straight rays and another behind, round a dome of florets. */
export const daisy: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const count = radius < 18 ? 11 : 17;
  drawRings(
    sketch,
    { ...params, detail: Math.min(2, params.detail) },
    [0.98, 0.9].map((length, k) => ({
      count,
      length,
      width: radius < 18 ? 0.42 : 0.3,
      pale: 0.3 - 0.3 * k,
      ruffle: 0.12,
      base: 0.42,
      stray: 0.7,
    })),
    rng,
  );
  const heart = tonesOf(inks.heart, inks.second);
  const dome = radius * 0.27;
  sketch.outlined(circle(0, 0, dome), heart.fill, heart.deep, Math.max(0.6, radius * 0.014));
  if (radius > 12) {
    let florets = '';
    const seeds = radius > 26 ? 40 : 16;
    for (let k = 0; k < seeds; k++) {
      const reach = dome * 0.86 * Math.sqrt((k + 0.5) / seeds);
      florets += circle(
        steady.sin(k * 2.399963) * reach,
        -steady.cos(k * 2.399963) * reach,
        dome * (0.5 / Math.sqrt(seeds)),
      );
    }
    sketch.area(florets, heart.deep, 0.8);
  }
  return sketch.done(radius * 1.05);
};
