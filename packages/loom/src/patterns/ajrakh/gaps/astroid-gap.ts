import { circle } from '../../../geometry/circle.ts';
import { closedCurve } from '../../../geometry/closed-curve.ts';
import { leaf } from '../leaf.ts';
import { polar } from '../ring.ts';
import { astroidField } from './astroid-field.ts';
import { cuspSprigs } from './cusp-sprig.ts';
import { echoArcs } from './echo-arcs.ts';
import type { DrawGap } from './gap.ts';
import { smallRoundel } from './small-roundel.ts';

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
