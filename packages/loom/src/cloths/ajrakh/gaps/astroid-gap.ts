import type { Ink } from '../../../drawing/scene.ts';
import { circle, closedCurve, polyline } from '../../../numbers/geometry/path.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Block } from '../block.ts';
import { leaf } from '../leaf.ts';
import { type AjrakhPen, polar } from '../ring.ts';
import { type DrawGap, echoArcs, smallRoundel } from './gap.ts';

/** A star of four cusps: dyed field, rows of dots along the roundels, a small roundel with sprigs into the cusps. */
export const astroidGap: DrawGap = (block, task, { cell, radius }) => {
  const { pen, dyes, recipe, rng } = task;
  const half = cell / 2;
  const free = Math.SQRT2 * half - radius;
  if (rng.chance(0.75)) {
    const field = closedCurve(astroidField(cell, radius + pen.line * 2));
    block.dye(field, dyes.gap);
    block.resist(field, pen.thin);
  }
  const heart = free * (0.5 + recipe.density * 0.12);
  echoArcs(block, cell, radius + pen.line * 2 + pen.dot * 2, pen, heart + pen.dot * 5);
  for (let k = 0; k < 4; k++) {
    const angle = Math.PI / 4 + (k * Math.PI) / 2;
    const length = (free - heart - pen.line * 2 - pen.dot * 2) * 0.95;
    leaf(block, polar(angle, heart), angle, { length, fat: 0.9, ink: dyes.gapFigure, shape: 'round' }, pen);
  }
  const widthAt = (r: number) =>
    Math.max(0, half - Math.sqrt(Math.max(0, (radius + pen.line * 2) ** 2 - (half - r) ** 2)));
  cuspSprigs(block, { from: heart, to: half - cell * 0.055, widthAt, leaf: dyes.gapFigure, bud: dyes.gapSpice }, pen);
  smallRoundel(block, task, heart);
  const knot = Math.max(pen.dot * 1.7, (half - radius) * 0.62);
  for (let k = 0; k < 4; k++) {
    const [x, y] = polar((k * Math.PI) / 2, half);
    block.dye(circle(x, y, knot), dyes.gapFigure);
    block.resist(circle(x, y, knot), pen.thin);
    block.dot(x, y, knot * 0.36);
  }
};

const quarterTurn = Math.PI / 2;
const astroidSteps = 10;

/** The four-cusped field between circles of `radius` about (±cell / 2, ±cell / 2): four arcs that meet in the cusps. */
function astroidField(cell: number, radius: number): Point[][] {
  const half = cell / 2;
  // Circles that do not meet leave no cusp; the field then ends where they would nearly touch.
  const r = Math.max(radius, half * 1.012);
  const from = steady.acos(half / r);
  return [0, 1, 2, 3].map((k) => {
    const arc = Array.from({ length: astroidSteps + 1 }, (_, i): Point => {
      const angle = from + ((quarterTurn - 2 * from) * (astroidSteps - i)) / astroidSteps;
      return [-half + r * steady.cos(angle), -half + r * steady.sin(angle)];
    });
    return place(arc, 0, 0, -k * quarterTurn);
  });
}

interface SprigLook {
  readonly from: number;
  readonly to: number;
  /** Room to either side at a distance from the middle. */
  readonly widthAt: (r: number) => number;
  readonly leaf: Ink;
  readonly bud: Ink;
}

/** Sprigs from a gap's middle into its four cusps: a stalk with paired leaves, a bud, and dots running out. */
function cuspSprigs(block: Block, look: SprigLook, pen: AjrakhPen): void {
  const length = look.to - look.from;
  if (length < pen.line * 8) return;
  const pair = Math.min(length * 0.36, look.widthAt(look.from + length * 0.2) * 1.1);
  const bud = Math.min(length * 0.5, look.widthAt(look.from + length * 0.5) * 2.6);
  const budAt = look.from + Math.max(pair * 0.62, length * 0.24);
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2;
    block.resist(polyline([polar(angle, look.from), polar(angle, budAt)]), pen.thin * 1.2);
    for (const side of [-1, 1]) {
      leaf(
        block,
        polar(angle, look.from + pen.line),
        angle + side * 0.86,
        { length: pair, fat: 0.5, ink: look.leaf, shape: 'round' },
        pen,
      );
    }
    leaf(block, polar(angle, budAt), angle, { length: bud, fat: 0.5, ink: look.bud, heart: 'light' }, pen);
    let r = budAt + bud + pen.dot * 1.6;
    for (let size = pen.dot * 0.85; size > pen.dot * 0.3 && r < look.to; size *= 0.8) {
      block.dot(...polar(angle, r), size);
      r += size * 3.2;
    }
  }
}
