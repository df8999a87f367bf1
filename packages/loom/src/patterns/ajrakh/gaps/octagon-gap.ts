import type { Point } from '../../../geometry/point.ts';
import { polyline } from '../../../geometry/polyline.ts';
import { leaf } from '../leaf.ts';
import { polar } from '../ring.ts';
import { echoArcs } from './echo-arcs.ts';
import type { DrawGap } from './gap.ts';
import { smallRoundel } from './small-roundel.ts';

/** Roundels in octagons that meet side to side; the squares between stand on their points. */
export const octagonGap: DrawGap = (block, task, { cell, radius }) => {
  const { pen, dyes } = task;
  const half = cell / 2;
  // An octagon over the whole cell has sides of cell · (√2 − 1); the square between has the same.
  const side = cell * (Math.SQRT2 - 1);
  const tip = side * Math.SQRT1_2;
  const square = (size: number): Point[] => [0, 1, 2, 3].map((k) => polar((k * Math.PI) / 2, tip * size));
  block.dye(polyline(square(1), true), dyes.gap === 'ground' ? 'a1' : dyes.gap);
  block.resist(polyline(square(1), true), pen.line);
  block.resist(polyline(square(0.86), true), pen.thin);
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2;
    block.resist(polyline([polar(angle, tip), polar(angle, half)]), pen.line);
    block.dot(...polar(angle, tip * 0.73), pen.dot * 0.9);
    const room = tip - pen.line * 2;
    leaf(block, polar(angle, tip * 0.6 - room * 0.2), angle, { length: 0, fat: 0.5, ink: dyes.gapFigure }, pen);
    for (const lean of [-1, 1]) {
      const [x, y] = polar(angle, tip + (half - tip) * 0.12);
      const [ox, oy] = polar(angle + (lean * Math.PI) / 2, pen.line * 2.4);
      leaf(
        block,
        [x + ox, y + oy],
        angle + lean * 0.3,
        { length: (half - tip) * 0.66, fat: 0.46, ink: dyes.gapFigure },
        pen,
      );
    }
  }
  echoArcs(block, cell, radius + pen.line + pen.dot * 2, pen, 0);
  smallRoundel(block, task, side * 0.5 - pen.line * 3);
};
