import type { Ink } from '../../drawing/scene.ts';
import { runningStitch } from '../../drawing/stitching/running-stitch.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { accentsAsked, isGroundAsked } from '../../recipe/colours-asked.ts';
import { cellsOf, type GeometricTask } from './task.ts';
import { sides, triangles } from './triangle-net.ts';

/** Sashiko: the hemp leaf in running stitches of one white thread, every line of the net stitched once. */
export function sashiko(task: GeometricTask): void {
  const { plot, planner, recipe, rng, wash, line } = task;
  const cells = cellsOf(plot.torus, 'hexagonal', plot.hero * rng.between(0.56, 0.76));
  const spokes = triangles.flatMap(({ corners, middle }) =>
    corners.map((corner): readonly [Point, Point] => [middle, corner]),
  );
  // Stitches along a side of the net, an odd number so that a stitch and no gap stands in its middle.
  const stitch = cells.side / rng.pick([7, 9, 11]);
  const lines = [...sides, ...spokes].map((ends) => runningStitch(ends.map(cells.place), stitch)).join('');
  const thread: Ink = accentsAsked(recipe) > 0 || !isGroundAsked(recipe) ? 'a1' : 'light';
  wash('ground');
  const strokeWidth = Math.round(Math.max(line * 1.3, stitch * rng.between(0.26, 0.36)) * 100) / 100;
  planner.set('field', { shapes: [{ d: lines, stroke: thread, strokeWidth }], radius: cells.side * 1.6 }, cells.sites);
  for (const { x, y } of cells.sites) planner.note({ x, y, r: cells.side * 0.5, motif: 'star', rank: 'hero' });
}
