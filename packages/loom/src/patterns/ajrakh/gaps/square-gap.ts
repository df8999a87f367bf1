import { polyline } from '../../../geometry/polyline.ts';
import { leaf } from '../leaf.ts';
import { polar } from '../ring.ts';
import { echoArcs } from './echo-arcs.ts';
import type { DrawGap } from './gap.ts';
import { smallRoundel } from './small-roundel.ts';

/** A star of two crossed squares between the roundels, joined to its neighbours by leaves and dots. */
export const squareGap: DrawGap = (block, task, { cell, radius }) => {
  const { pen, dyes } = task;
  const half = cell / 2;
  const free = Math.SQRT2 * half - radius;
  const heart = free * 0.86;
  const points = 8;
  const star = (size: number, dip: number) =>
    polyline(
      Array.from({ length: points * 2 }, (_, k) =>
        polar((k * Math.PI) / points, heart * size * (k % 2 === 0 ? 1 : dip)),
      ),
      true,
    );
  const reach = half - heart * 1.04 - cell * 0.02;
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2;
    leaf(
      block,
      polar(angle, heart * 0.98),
      angle,
      { length: reach * 0.86, fat: 0.5, ink: dyes.gapSpice, heart: 'light' },
      pen,
    );
    for (const lean of [-1, 1]) {
      const at = polar(angle + lean * 0.2, heart * 1.08);
      leaf(
        block,
        at,
        angle + lean * 0.62,
        { length: reach * 0.5, fat: 0.52, ink: dyes.gapFigure, shape: 'round' },
        pen,
      );
    }
  }
  echoArcs(block, cell, radius + pen.line + pen.dot * 2, pen, heart + pen.dot * 2);
  block.dye(star(1, 0.765), dyes.gap === 'ground' ? 'dark' : dyes.gap);
  block.resist(star(1, 0.765), pen.line);
  block.resist(star(0.84, 0.765), pen.thin);
  for (let k = 0; k < points; k++) block.dot(...polar((k * 2 * Math.PI) / points, heart * 0.72), pen.dot * 0.75);
  smallRoundel(block, task, heart * 0.6);
};
