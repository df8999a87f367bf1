import { circle } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Motif, MotifParams } from './motif.ts';
import { createSketch, type Sketch } from './sketch.ts';
import { drawSoftPetal, tint } from './soft-petal.ts';
import { tonesOf } from './tones.ts';

interface Whorl {
  readonly count: number;
  readonly length: number;
  readonly width: number;
  /** How far out the petals' bases stand. */
  readonly out: number;
  /** Share of light in the petals. */
  readonly pale: number;
}

/** A garden rose or peony, seen from the front: ruffled shells that close towards a deep heart. */
export const peony: Motif = (params, rng) => {
  const sketch = createSketch();
  const isSmall = params.radius < 30;
  const full = rng.chance(0.5);
  const whorls: readonly Whorl[] = [
    { count: rng.pick([6, 7]), length: 0.98, width: 0.98, out: 0, pale: 0.3 },
    { count: rng.pick([5, 6]), length: 0.8, width: 0.86, out: 0, pale: 0.2 },
    ...(isSmall ? [] : [{ count: 5, length: 0.64, width: 0.74, out: 0, pale: 0.1 }]),
    { count: 5, length: 0.48, width: 0.58, out: 0, pale: 0 },
  ];
  const shade = tonesOf(params.inks.body, params.inks.second).deep;
  for (const [k, whorl] of whorls.entries()) {
    // Each whorl throws a little shade on the one behind.
    if (k > 0) sketch.area(circle(0, 0, params.radius * whorl.length * 0.86), shade, 0.16);
    drawWhorl(sketch, params, whorl, rng.fork('whorls').fork(k));
  }
  if (full) roseHeart(sketch, params, rng.fork('heart'));
  else openHeart(sketch, params, rng.fork('heart'));
  return sketch.done(params.radius * 1.06);
};

function drawWhorl(sketch: Sketch, { radius, inks, detail, line }: MotifParams, whorl: Whorl, rng: Rng): void {
  const tones = tonesOf(inks.body, inks.second);
  const start = rng.between(0, 2 * Math.PI);
  for (let i = 0; i < whorl.count; i++) {
    const own = rng.fork(i);
    drawSoftPetal(
      sketch,
      {
        length: radius * whorl.length * own.between(0.92, 1.02),
        width: radius * whorl.width * own.between(0.94, 1.1),
        x: 0,
        y: 0,
        turn: start + ((i * 2 + (i % 2) * 0.1) * Math.PI) / whorl.count + 0.06 * own.normal(),
        fill: tint(inks.body, whorl.pale, inks.second),
        tones,
        edge: inks.contour,
        edgeWidth: edgeWidth(radius, line),
        ruffle: 1,
        base: 0.3,
        detail,
      },
      own,
    );
  }
}

/** Small shells wound round each other. */
function roseHeart(sketch: Sketch, { radius, inks, detail, line }: MotifParams, rng: Rng): void {
  const tones = tonesOf(inks.body, inks.second);
  const count = radius < 26 ? 4 : 8;
  for (let k = 0; k < count; k++) {
    const angle = k * 2.4 + rng.between(-0.1, 0.1);
    const shrink = 1 - k / (count + 1.5);
    const reach = radius * 0.17 * shrink;
    const size = radius * 0.36 * shrink + radius * 0.07;
    drawSoftPetal(
      sketch,
      {
        length: size,
        width: size * 1.2,
        x: -steady.sin(angle) * (size * 0.42 - reach * 0.6),
        y: steady.cos(angle) * (size * 0.42 - reach * 0.6),
        turn: angle,
        fill: tint(inks.body, k % 2 === 0 ? 0 : 0.12, inks.second),
        tones,
        edge: inks.contour,
        edgeWidth: edgeWidth(radius, line),
        ruffle: 0.5,
        base: 0.75,
        detail,
      },
      rng.fork(k),
    );
  }
}

/** A tuft of stamens. */
function openHeart(sketch: Sketch, { radius, inks }: MotifParams, rng: Rng): void {
  const heart = tonesOf(inks.heart, inks.second);
  sketch.area(circle(0, 0, radius * 0.17), tonesOf(inks.body, inks.second).deep, 0.75);
  let anthers = '';
  let far = '';
  const count = Math.max(9, Math.min(34, Math.round(radius * 0.42)));
  for (let k = 0; k < count; k++) {
    const angle = k * 2.39996;
    const reach = radius * 0.21 * Math.sqrt((k + 0.6) / count) * rng.between(0.9, 1.15);
    const dot = circle(steady.sin(angle) * reach, -steady.cos(angle) * reach, Math.max(0.8, radius * 0.019));
    if (k % 3 === 0) far += dot;
    else anthers += dot;
  }
  sketch.area(far, heart.deep);
  sketch.area(anthers, heart.fill);
}

function edgeWidth(radius: number, line: number): number {
  return Math.min(1.5, 0.55 + radius * 0.006) * line;
}
