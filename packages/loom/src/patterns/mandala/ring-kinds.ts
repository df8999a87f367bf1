import { circle } from '../../geometry/circle.ts';
import { polyline } from '../../geometry/polyline.ts';
import { ringOf } from '../../motifs/ring-of.ts';
import { anglesOf, onCircle, petals, roseCurve } from './around.ts';
import type { Ring } from './ring.ts';

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
export const broadRings: readonly Ring[] = [lotus, rounds, points, arches, rose, leaves];
export const narrowRings: readonly Ring[] = [beads, teeth, beads];
/** Rings whose outline makes a good edge. */
export const edgeRings: readonly Ring[] = [lotus, rounds, points, arches];
