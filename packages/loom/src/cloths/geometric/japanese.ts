import { brickLattice } from '../../drawing/layout/lattice.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import type { Ink, Shape } from '../../drawing/scene.ts';
import { runningStitch } from '../../drawing/stitching/running-stitch.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { accentsAsked, isGroundAsked } from '../../recipe/colours-asked.ts';
import { fanScale } from './fans.ts';
import { cellsOf, type GeometricTask } from './task.ts';
import { sides, triangles } from './triangle-net.ts';

/** The dyes of a figure drawn in one colour on its ground: the second that was named comes into every second row. */
function inksOf({ recipe, rng }: GeometricTask): readonly [Ink, Ink] {
  if (accentsAsked(recipe) > 1) return ['a1', 'a2'];
  return accentsAsked(recipe) === 1 || rng.chance(0.6) ? ['a1', 'a1'] : ['a1', 'a3'];
}

/** Seigaiha, blue sea waves: round scales in rows, each of rings as wide as the ground between them. */
export function seigaiha(task: GeometricTask): void {
  const { plot, planner, recipe, rng, wash } = task;
  const wide = plot.hero * rng.between(0.62, 0.86);
  const lattice = brickLattice(plot.torus, { stepX: wide, stepY: wide / 4, evenRows: true });
  const unit = lattice.stepX / 2;
  const scale = fanScale(lattice.stepY / unit);
  const put = ([x, y]: Point): Point => [x * unit, y * unit];
  const rings = Math.min(5, 2 + recipe.detail + (rng.chance(0.4) ? 1 : 0));
  const dyed = rng.between(1.02, 1.3);
  // A ring of dye, then one of the ground, from the rim to a heart of dye.
  const step = 1 / (2 * rings);
  wash('ground');
  const inks = inksOf(task);
  for (const [kind, fill] of inks.entries()) {
    const shapes: Shape[] = [{ d: scaleAt(1), fill: 'ground' }];
    for (let k = 0; k < rings; k++) {
      const outer = 1 - 2 * k * step - step * 0.35;
      const inner = k === rings - 1 ? 0 : outer - step * dyed;
      shapes.push({ d: scaleAt(outer, inner), fill });
    }
    planner.set(
      'field',
      { shapes, radius: unit * 2.2 },
      lattice.sites.filter(({ row }) => row % 2 === kind),
    );
  }
  for (const { x, y } of lattice.sites)
    planner.note({ x, y: y - unit * 0.6, r: unit * 0.4, motif: 'wave', rank: 'hero' });

  function scaleAt(outer: number, inner = 0): string {
    const parts = [scale.band(inner, outer), ...(inner === 0 ? [scale.below(outer)] : [])];
    return parts.map((part) => polyline(part.map(put), true)).join('');
  }
}

/** Asanoha, hemp leaf: every triangle of a net parted from its middle to its corners, six leaves about each knot. */
export function asanoha(task: GeometricTask): void {
  const { plot, planner, rng, wash, line } = task;
  const cells = cellsOf(plot.torus, 'hexagonal', plot.hero * rng.between(0.5, 0.72));
  const [ink, second] = inksOf(task);
  const heavy = rng.between(0.75, 1.6);
  const ways = triangles.map(({ corners, middle }) =>
    corners.map((corner, k): readonly Point[] => [corner, corners[(k + 1) % 3] ?? corner, middle]),
  );
  wash('ground');
  const tinted = ways.flatMap(([first]) => (first ? [polyline(first.map(cells.place), true)] : [])).join('');
  const lines = ways
    .flat()
    .map((part) => polyline(part.map(cells.place), true))
    .join('');
  const shapes: Shape[] = [
    ...(second === ink ? [] : [{ d: tinted, fill: second }]),
    { d: lines, stroke: ink, strokeWidth: Math.round(Math.max(line * 1.5, cells.side * 0.042) * heavy * 100) / 100 },
  ];
  planner.set('field', { shapes, radius: cells.side * 1.6 }, cells.sites);
  for (const { x, y } of cells.sites) planner.note({ x, y, r: cells.side * 0.5, motif: 'star', rank: 'hero' });
}

/** Shippo, seven treasures: circles that overlap by a quarter, a lens on every side of a net, a small flower in every field. */
export function shippo(task: GeometricTask): void {
  const { plot, planner, recipe, rng, wash } = task;
  const { sites, stepX, stepY } = squareLattice(plot.torus, plot.hero * rng.between(0.4, 0.6), false);
  const [ink, second] = inksOf(task);
  const side = Math.min(stepX, stepY);
  const lens = (isUpright: boolean) => {
    const half = 18;
    const bow = (sign: number) =>
      Array.from({ length: half + 1 }, (_, k): Point => {
        const angle = (Math.PI / 2) * (k / half - 0.5);
        const along = steady.sin(angle) / Math.SQRT2 + 0.5;
        const out = sign * (steady.cos(angle) / Math.SQRT2 - 0.5) * 0.9;
        return isUpright ? [out * stepX, along * stepY] : [along * stepX, out * stepY];
      });
    return polyline([...bow(1), ...bow(-1).reverse()], true);
  };
  wash('ground');
  const shapes: Shape[] = [{ d: lens(false) + lens(true), fill: ink }];
  const [x, y] = [stepX / 2, stepY / 2];
  if (recipe.detail >= 2) {
    const petals = [0, 1, 2, 3]
      .map((k) =>
        circle(
          x + steady.sin((k * Math.PI) / 2) * side * 0.085,
          y - steady.cos((k * Math.PI) / 2) * side * 0.085,
          side * 0.06,
        ),
      )
      .join('');
    shapes.push({ d: petals, fill: second });
  } else shapes.push({ d: circle(x, y, side * 0.07), fill: second });
  planner.set('field', { shapes, radius: side * 1.6 }, sites);
  for (const site of sites) planner.note({ x: site.x, y: site.y, r: side * 0.45, motif: 'diamond', rank: 'hero' });
}

/** Sashiko: the hemp leaf in running stitches of one white thread, every line of the net stitched once. */
export function sashiko(task: GeometricTask): void {
  const { plot, planner, recipe, rng, wash, line } = task;
  const cells = cellsOf(plot.torus, 'hexagonal', plot.hero * rng.between(0.5, 0.7));
  const spokes = triangles.flatMap(({ corners, middle }) =>
    corners.map((corner): readonly [Point, Point] => [middle, corner]),
  );
  // Stitches along a side of the net, an odd number so that a stitch and no gap stands in its middle.
  const stitch = cells.side / rng.pick([7, 9]);
  const lines = [...sides, ...spokes].map((ends) => runningStitch(ends.map(cells.place), stitch)).join('');
  const thread: Ink = accentsAsked(recipe) > 0 || !isGroundAsked(recipe) ? 'a1' : 'light';
  wash('ground');
  const strokeWidth = Math.round(Math.max(line * 1.3, stitch * rng.between(0.34, 0.4)) * 100) / 100;
  planner.set('field', { shapes: [{ d: lines, stroke: thread, strokeWidth }], radius: cells.side * 1.6 }, cells.sites);
  for (const { x, y } of cells.sites) planner.note({ x, y, r: cells.side * 0.5, motif: 'star', rank: 'hero' });
}
