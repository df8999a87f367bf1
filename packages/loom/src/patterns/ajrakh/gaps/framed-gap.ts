import type { Point } from '../../../geometry/point.ts';
import { polyline } from '../../../geometry/polyline.ts';
import { leaf } from '../leaf.ts';
import { polar } from '../ring.ts';
import { echoArcs } from './echo-arcs.ts';
import type { DrawGap } from './gap.ts';
import { smallRoundel } from './small-roundel.ts';

/** Each roundel in a square frame: bars with a row of dots, a tile with a small roundel where they cross. */
export const framedGap: DrawGap = (block, task, { cell, radius }) => {
  const { pen, dyes } = task;
  const half = cell / 2;
  const band = (half - radius) * 0.82;
  const free = Math.SQRT2 * half - radius;
  const tile = Math.min(free * 0.66, cell * 0.16);
  for (const turned of [false, true]) {
    const bar = ([x, y]: Point): Point => (turned ? [y, x] : [x, y]);
    const corners: Point[] = [
      [-half, -band / 2],
      [half, -band / 2],
      [half, band / 2],
      [-half, band / 2],
    ];
    block.dye(polyline(corners.map(bar), true), dyes.gap === 'ground' ? 'dark' : dyes.gap);
    const count = Math.round((half - tile) / (pen.dot * 4));
    for (const end of [-1, 1]) {
      for (const side of [-band / 2, band / 2])
        block.resist(polyline([bar([end * tile, side]), bar([end * half, side])]), pen.line * 0.8);
      for (let i = 0; i < count; i++) {
        block.dot(...bar([end * (tile + ((i + 0.5) * (half - tile)) / count), 0]), Math.min(pen.dot, band * 0.26));
      }
    }
  }
  for (let k = 0; k < 8; k++) {
    const angle = ((k * 2 + 1) * Math.PI) / 8;
    const length = (half - tile) * 0.42;
    const side = k % 2 === 0 ? 1 : -1;
    const [x, y] = polar(angle - (side * Math.PI) / 8, tile + length * 0.22);
    const across = polar(angle + (side * 3 * Math.PI) / 8, band / 2 + length * 0.26);
    leaf(
      block,
      [x + across[0], y + across[1]],
      angle - (side * Math.PI) / 8,
      { length, fat: 0.42, ink: dyes.gapFigure, heart: 'light' },
      pen,
    );
  }
  echoArcs(block, cell, radius + pen.line + pen.dot * 2, pen, tile * Math.SQRT2 + pen.dot * 3);
  for (const size of [1, 0.86]) {
    const square = polyline(
      [0, 1, 2, 3].map((k) => polar(Math.PI / 4 + (k * Math.PI) / 2, tile * size * Math.SQRT2)),
      true,
    );
    block.dye(square, size === 1 ? 'dark' : dyes.gapFigure);
    block.resist(square, size === 1 ? pen.line : pen.thin);
  }
  for (let k = 0; k < 4; k++) block.dot(...polar(Math.PI / 4 + (k * Math.PI) / 2, tile * 1.04), pen.dot * 0.9);
  smallRoundel(block, task, tile * 0.82);
};
