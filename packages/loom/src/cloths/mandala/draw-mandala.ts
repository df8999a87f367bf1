import { ringOf } from '../../drawing/motifs/ring-of.ts';
import { createSketch, penFor } from '../../drawing/motifs/sketch.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import { anglesOf, onCircle, petals, type Ring, type RingInks, roseCurve } from './around.ts';

interface MandalaAsk {
  readonly radius: number;
  readonly detail: number;
  readonly line: number;
  /** Dyes in the order in which rings take them. */
  readonly cast: readonly Ink[];
  readonly rng: Rng;
  /** Folds, from 8 to 24; drawn when it is not given. */
  readonly folds?: number;
}

/** From this radius in units a mandala carries so many rings beside its heart. */
const rooms = [0, 34, 62, 100, 150] as const;

const haloFrom = 60;

/** Rings of petals, arches, leaves and beads about a heart, all with the same folds or twice as many. */
export function drawMandala({
  radius,
  detail,
  line,
  cast,
  rng,
  folds = rng.pick([8, 10, 12, 16]),
}: MandalaAsk): SceneSymbol {
  const sketch = createSketch();
  const pen = penFor({ radius: Math.min(120, radius * 0.62), line });
  const rings = Math.min(rooms.filter((room) => radius >= room).length, detail + 1);
  const inksAt = (k: number): RingInks => {
    const at = (i: number): Ink => cast[(k + i) % cast.length] ?? 'a1';
    return {
      base: k % 2 === 0 ? 'light' : at(2),
      figure: at(0),
      second: at(1),
      light: k % 2 === 0 ? 'light' : at(3),
      line: 'line',
    };
  };
  // A halo of dots goes round those that have the room.
  const hasHalo = radius >= haloFrom && detail >= 2;
  let outer = hasHalo ? radius * 0.945 : radius;
  const broad = rng.shuffle(broadRings);
  for (let k = 0; k < rings; k++) {
    const isEdge = k === 0;
    const inks = inksAt(k);
    // Outer rings have room for more figures.
    const count = outer > radius * 0.62 && folds <= 12 ? folds * 2 : folds;
    const inner = outer * (isEdge ? rng.between(0.72, 0.78) : rng.between(0.62, 0.72));
    const ring = isEdge ? rng.pick(edgeRings) : broad[k % broad.length];
    if (isEdge && hasHalo) sketch.area(ringOf(count * 2, radius * 0.98, radius * 0.0125, 0.5), inks.figure);
    const ask = { count, inner, outer: isEdge ? outer : outer * 0.98, offset: k % 2 === 0 ? 0 : 0.5, pen, detail };
    if (!isEdge) sketch.outlined(circle(0, 0, outer), inks.base, 'line', pen.contour);
    ring?.(sketch, { ...ask, inks });
    outer = inner;
    if (k < rings - 1 && detail >= 2) {
      const band = outer * rng.between(0.87, 0.9);
      const base = inksAt(k + 2);
      sketch.outlined(circle(0, 0, outer), base.second, 'line', pen.contour);
      rng.pick(narrowRings)(sketch, {
        ...ask,
        inks: { ...base, figure: 'light', second: base.figure, light: base.figure },
        count: count * (count < 16 ? 2 : 1),
        inner: band,
        outer,
      });
      outer = band;
    }
  }
  heart(outer);
  return sketch.done(radius + pen.contour);

  function heart(reach: number): void {
    const [first = 'a1', second = 'a2'] = cast;
    const count = Math.min(12, folds);
    sketch.outlined(circle(0, 0, reach), 'light', 'line', pen.contour);
    const width = ((2 * Math.PI * reach) / count) * 0.6;
    sketch.outlined(
      petals(anglesOf(count, 0), 0, { shape: 'ogee', length: reach * 0.94, width }),
      first,
      'line',
      pen.inner,
    );
    if (reach < 9) return;
    sketch.area(petals(anglesOf(count, 0), 0, { shape: 'point', length: reach * 0.66, width: width * 0.5 }), 'light');
    sketch.outlined(circle(0, 0, reach * 0.32), second, 'line', pen.inner);
    sketch.area(ringOf(Math.min(8, count), reach * 0.2, reach * 0.05), 'light');
  }
}

/** Width of a ring's step where the figures are widest. */
function stepOf(count: number, radius: number): number {
  return (2 * Math.PI * radius) / count;
}

/** Lotus petals before others that show between them. */
const lotus: Ring = (sketch, { count, inner, outer, offset, inks, pen, detail }) => {
  const length = outer - inner;
  const width = stepOf(count, inner + length * 0.5);
  const front = anglesOf(count, offset);
  const back = anglesOf(count, offset + 0.5);
  sketch.outlined(
    petals(back, inner, { shape: 'ogee', length: length * 0.94, width: width * 0.9 }),
    inks.second,
    inks.line,
    pen.inner,
  );
  sketch.outlined(
    petals(front, inner, { shape: 'ogee', length, width: width * 0.98 }),
    inks.figure,
    inks.line,
    pen.contour,
  );
  if (detail >= 2)
    sketch.area(petals(front, inner, { shape: 'ogee', length: length * 0.68, width: width * 0.56 }), inks.light);
  if (detail >= 3)
    sketch.area(petals(front, inner, { shape: 'ogee', length: length * 0.42, width: width * 0.34 }), inks.second);
  if (detail >= 3) sketch.area(ringOf(count, inner + length * 0.82, Math.max(0.8, width * 0.06), offset), inks.light);
};

/** Round petals with a tongue and a dot. */
const rounds: Ring = (sketch, { count, inner, outer, offset, inks, pen, detail }) => {
  const length = outer - inner;
  const width = stepOf(count, inner + length * 0.62);
  const angles = anglesOf(count, offset);
  sketch.outlined(
    petals(angles, inner, { shape: 'round', length, width: width * 1.02 }),
    inks.figure,
    inks.line,
    pen.contour,
  );
  if (detail >= 2)
    sketch.line(
      petals(angles, inner, { shape: 'round', length: length * 0.82, width: width * 0.74 }),
      inks.light,
      pen.fine,
    );
  sketch.area(petals(angles, inner, { shape: 'point', length: length * 0.6, width: width * 0.4 }), inks.second);
  if (detail >= 3) sketch.area(ringOf(count, inner + length * 0.73, Math.max(0.8, width * 0.07), offset), inks.light);
};

/** Slender points, every other one shorter, with beads at their tips. */
const points: Ring = (sketch, { count, inner, outer, offset, inks, pen }) => {
  const length = (outer - inner) * 0.84;
  const width = stepOf(count, inner + length * 0.4);
  const long = anglesOf(count, offset);
  const short = anglesOf(count, offset + 0.5);
  sketch.outlined(
    petals(short, inner, { shape: 'point', length: length * 0.72, width: width * 0.62 }),
    inks.second,
    inks.line,
    pen.inner,
  );
  sketch.outlined(
    petals(long, inner, { shape: 'point', length, width: width * 0.78 }),
    inks.figure,
    inks.line,
    pen.contour,
  );
  sketch.area(petals(long, inner, { shape: 'point', length: length * 0.62, width: width * 0.34 }), inks.light);
  sketch.area(ringOf(count, outer - length * 0.06, Math.max(1, width * 0.1), offset), inks.figure);
  sketch.area(ringOf(count, inner + length * 0.84, Math.max(0.8, width * 0.07), offset + 0.5), inks.light);
};

/** A row of beads between two lines. */
const beads: Ring = (sketch, { count, inner, outer, offset, inks, pen }) => {
  const middle = (inner + outer) / 2;
  const size = Math.min((outer - inner) * 0.3, stepOf(count * 2, middle) * 0.36);
  sketch.area(ringOf(count * 2, middle, size, offset), inks.figure);
  if (size > 2.4) sketch.area(ringOf(count * 2, middle, size * 0.42, offset), inks.light);
  sketch.line(circle(0, 0, inner + (outer - inner) * 0.08), inks.light, pen.fine);
  sketch.line(circle(0, 0, outer - (outer - inner) * 0.08), inks.light, pen.fine);
};

/** Triangles that stand on the ring, a smaller one in each and dots between. */
const teeth: Ring = (sketch, { count, inner, outer, offset, inks }) => {
  const height = outer - inner;
  const tooth = (scale: number, foot: number) =>
    anglesOf(count * 2, offset)
      .map((angle) => {
        const half = (Math.PI / (count * 2)) * scale;
        return polyline(
          [onCircle(angle - half, foot), onCircle(angle, foot + height * 0.92 * scale), onCircle(angle + half, foot)],
          true,
        );
      })
      .join('');
  sketch.area(tooth(1, inner), inks.figure);
  sketch.area(tooth(0.46, inner + height * 0.1), inks.light);
  sketch.area(ringOf(count * 2, outer - height * 0.2, Math.max(0.8, height * 0.09), offset + 0.5), inks.second);
};

/** Overlapping arches, each with an arch and a dot within. */
const arches: Ring = (sketch, { count, inner, outer, offset, inks, pen, detail }) => {
  const length = outer - inner;
  const width = stepOf(count, inner + length * 0.62);
  const back = anglesOf(count, offset + 0.5);
  const front = anglesOf(count, offset);
  sketch.outlined(
    petals(back, inner - length * 0.1, { shape: 'round', length: length * 1.04, width: width * 1.2 }),
    inks.second,
    inks.line,
    pen.inner,
  );
  sketch.outlined(
    petals(front, inner - length * 0.1, { shape: 'round', length: length * 0.86, width: width * 1.02 }),
    inks.figure,
    inks.line,
    pen.contour,
  );
  sketch.area(petals(front, inner, { shape: 'round', length: length * 0.5, width: width * 0.58 }), inks.light);
  if (detail >= 2)
    sketch.area(petals(front, inner, { shape: 'round', length: length * 0.32, width: width * 0.34 }), inks.second);
  if (detail >= 3)
    sketch.area(ringOf(count, outer - length * 0.1, Math.max(0.9, width * 0.06), offset + 0.5), inks.light);
};

/** A rose curve: one line that swings out and in, and one that meets it. */
const rose: Ring = (sketch, { count, inner, outer, offset, inks, pen }) => {
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) * 0.44;
  sketch.outlined(roseCurve(middle, swing, count, offset), inks.figure, inks.line, pen.inner);
  sketch.outlined(roseCurve(middle - swing * 0.45, swing * 0.6, count, offset), inks.second, inks.light, pen.fine);
  sketch.area(ringOf(count, middle + swing * 0.52, Math.max(1, swing * 0.2), offset), inks.light);
  sketch.area(ringOf(count, middle + swing * 0.55, Math.max(0.9, swing * 0.16), offset + 0.5), inks.figure);
};

/** Pairs of leaves that bow to each other, a bud between. */
const leaves: Ring = (sketch, { count, inner, outer, offset, inks, pen }) => {
  const length = (outer - inner) * 0.98;
  const width = stepOf(count, (inner + outer) / 2);
  const left = anglesOf(count, offset - 0.2);
  const right = anglesOf(count, offset + 0.2);
  const leaf = { shape: 'point' as const, length: length * 0.86, width: Math.min(width * 0.3, length * 0.42) };
  sketch.outlined(
    petals(left, inner, { ...leaf, lean: -0.38 }) + petals(right, inner, { ...leaf, lean: 0.38 }),
    inks.second,
    inks.line,
    pen.inner,
  );
  sketch.outlined(
    petals(anglesOf(count, offset), inner, { shape: 'ogee', length: length * 0.9, width: width * 0.32 }),
    inks.figure,
    inks.line,
    pen.inner,
  );
  sketch.area(ringOf(count, inner + length * 0.34, Math.max(0.9, width * 0.06), offset), inks.light);
  sketch.area(ringOf(count, inner + length * 0.72, Math.max(0.9, width * 0.06), offset + 0.5), inks.figure);
};

/** Broad rings that carry the design, and narrow ones between them. */
const broadRings: readonly Ring[] = [lotus, rounds, points, arches, rose, leaves];
const narrowRings: readonly Ring[] = [beads, teeth, beads];
/** Rings whose outline makes a good edge. */
const edgeRings: readonly Ring[] = [lotus, rounds, points, arches];
