import { steady } from '../../numbers/steady.ts';
import { flowerHeart, stamens } from './flower-heart.ts';
import type { Motif, MotifInks } from './motif.ts';
import { type PetalPattern, petalRing } from './petal.ts';
import type { PetalShape } from './petal-outline.ts';
import { ringOf } from './ring-of.ts';
import { createSketch, penFor } from './sketch.ts';
import { tonesOf } from './tones.ts';

/** One way of building a rosette: its rings' petals, from the outside in. */
interface Build {
  readonly counts: readonly number[];
  readonly outer: readonly PetalShape[];
  readonly inner: readonly PetalShape[];
  readonly pattern: readonly PetalPattern[];
}

const builds: readonly Build[] = [
  { counts: [8, 10], outer: ['lobe', 'notch'], inner: ['round', 'notch'], pattern: ['veins', 'tongue'] },
  { counts: [8, 10, 12], outer: ['point', 'ogee'], inner: ['point', 'ogee'], pattern: ['beads', 'feather'] },
  { counts: [6, 7, 8], outer: ['round', 'lobe'], inner: ['ogee', 'round'], pattern: ['tongue', 'edge'] },
  { counts: [7, 8, 9], outer: ['frill', 'lobe'], inner: ['round', 'point'], pattern: ['veins', 'edge'] },
  { counts: [12, 14], outer: ['round', 'ogee'], inner: ['round', 'point'], pattern: ['beads', 'veins', 'edge'] },
];

/** The layered round flower: sepals, two to four rings of petals, stamens and a beaded heart, as far as its size bears. */
export const rosette: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const build = radius < 26 ? small : rng.pick(builds);
  const count = rng.pick(build.counts);
  const offset = rng.pick([0, 0.5]);
  const common = { contour: inks.contour, light: inks.light, pen, detail };
  const isHero = radius > 52 && detail >= 2;
  const sepal = tonesOf(inks.third, inks.second);
  petalRing(
    sketch,
    {
      ...common,
      shape: 'point',
      length: radius * 0.99,
      width: widthFor(count, radius * 0.78),
      tones: sepal,
      pattern: isHero ? 'veins' : 'plain',
      covered: 0.6,
    },
    count,
    offset + 0.5,
    rng.fork('sepals'),
  );
  const rings = isHero && detail >= 3 ? 3 : 2;
  const outer = rng.pick(build.outer);
  const inner = rng.pick(build.inner);
  const pattern = rng.pick(build.pattern);
  petalRing(
    sketch,
    {
      ...common,
      shape: outer,
      length: radius * 0.93,
      width: widthFor(count, radius),
      tones: tonesOf(inks.body, inks.second),
      pattern,
      covered: 0.34,
    },
    count,
    offset,
    rng.fork('outer'),
  );
  if (rings === 3) {
    petalRing(
      sketch,
      {
        ...common,
        shape: inner,
        length: radius * 0.68,
        width: widthFor(count, radius * 0.72),
        tones: middleTones(inks),
        pattern: rng.pick(['beads', 'veins', 'edge']),
        covered: 0.4,
      },
      count,
      offset + 0.5,
      rng.fork('middle'),
    );
  }
  const second = tonesOf(inks.second, inks.body);
  const innerCount = count > 10 ? Math.round(count * 0.6) : count;
  petalRing(
    sketch,
    {
      ...common,
      shape: inner,
      length: radius * (rings === 3 ? 0.47 : 0.54),
      width: widthFor(innerCount, radius * 0.52),
      tones: second,
      pattern: rng.pick(['veins', 'tongue']),
      covered: 0.3,
    },
    innerCount,
    rings === 3 ? offset : offset + 0.5,
    rng.fork('inner'),
  );
  const heart = radius * (isHero ? 0.17 : 0.2);
  if (isHero) {
    const threads = stamens(count * 2, heart, heart * 1.62, pen);
    sketch.area(threads.strokes, second.vein);
    sketch.area(threads.anthers, inks.light);
  } else if (radius > 18) {
    sketch.area(ringOf(count, heart * 1.35, pen.fine), second.vein);
  }
  flowerHeart(sketch, heart, inks, pen, detail);
  return sketch.done(radius + pen.contour);
};

const small: Build = {
  counts: [6, 7, 8],
  outer: ['round', 'notch', 'ogee'],
  inner: ['round', 'point'],
  pattern: ['veins'],
};

/** Between body and second, so that the rings step in tone. */
function middleTones({ body, second }: MotifInks) {
  return tonesOf(body, second).fill === body
    ? { ...tonesOf(body, second), fill: `${body}>light:0.3` as const }
    : tonesOf(body, second);
}

/** Neighbours of a ring of `count` petals of this length just overlap. */
function widthFor(count: number, length: number): number {
  return 2 * 0.8 * length * steady.tan(Math.PI / Math.max(5, count));
}
