import type { Ink } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { accentsAsked } from '../../recipe/colours-asked.ts';
import { cellsOf, type GeometricTask } from './task.ts';

/** Lozenges to a cell, across and down: taller than wide by a third, as the knitters have them. */
const [wide, tall] = [4, 3];

/** Argyle: columns of lozenges in two dyes by turns, tip to tip on the ground, and over all a net of single lines half a lozenge aside. */
export function argyle(task: GeometricTask): void {
  const { plot, planner, recipe, rng, wash, line } = task;
  const cells = cellsOf(plot.torus, 'square', plot.hero * wide * rng.between(0.42, 0.56));
  const asked = accentsAsked(recipe);
  const dyes: readonly Ink[] = asked === 1 ? ['a1', 'ground>a1:0.4'] : ['a1', 'a2'];
  const rake: Ink = asked > 2 ? 'a3' : asked > 0 ? 'light' : 'a3';
  const at = (x: number, y: number): Point => cells.place([x / wide, y / tall]);
  const lozenge = (x: number, y: number) =>
    polyline([at(x - 0.5, y), at(x, y - 0.5), at(x + 0.5, y), at(x, y + 0.5)], true);
  const columns = Array.from({ length: wide }, (_, x) => x + 0.5);
  const rows = Array.from({ length: tall }, (_, y) => y + 0.5);
  const ofDye = (k: number) =>
    columns
      .filter((_, x) => x % 2 === k)
      .flatMap((x) => rows.map((y) => lozenge(x, y)))
      .join('');
  // Each lozenge has the two lines through its middle, carried on to the middles of the grounds beside it.
  const rakes = columns
    .flatMap((x) =>
      rows.flatMap((y) =>
        [-1, 1].map((way) => polyline([at(x - 0.5, y - way * 0.5), at(x + 0.5, y + way * 0.5)], false)),
      ),
    )
    .join('');
  wash('ground');
  const ordered = rng.chance(0.5) ? dyes : dyes.toReversed();
  const shapes = ordered.map((fill, k) => ({ d: ofDye(k), fill }));
  planner.set('field', { shapes, radius: cells.side * 1.6 }, cells.sites);
  const heavy = rng.between(0.8, 1.7);
  const strokeWidth = Math.round(Math.max(line * 0.9, (cells.side / wide) * 0.03) * heavy * 100) / 100;
  planner.set('motifs', { shapes: [{ d: rakes, stroke: rake, strokeWidth }], radius: cells.side * 1.6 }, cells.sites);
  for (const site of cells.sites)
    for (const x of columns)
      for (const y of rows) {
        const [dx, dy] = at(x, y);
        planner.note({ x: site.x + dx, y: site.y + dy, r: (cells.side / wide) * 0.5, motif: 'diamond', rank: 'hero' });
      }
}
