import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { brickLattice, type Lattice } from '../../drawing/layout/lattice.ts';
import { tangentAt } from '../../drawing/layout/stalk.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { countAsked } from '../../recipe/colours-asked.ts';
import { createCarving, midrib, petalPart } from './carve.ts';
import { castOf, inksOf, penOf, print, set } from './print.ts';

/** From this density on no ground is to be left. */
const full = 0.78;

/** A net of leafy stems; a flower in every mesh, a small one at every crossing. */
export function jaal(planner: Planner): void {
  const { plot, geo: rng, recipe, origin } = planner;
  const width = plot.hero * (1.5 - 0.42 * recipe.density) * rng.between(0.9, 1.12);
  const tall = rng.between(1.15, 1.5);
  // Of two colours one is the ground: every block has the other, and none lies on another.
  const isOfTwo = countAsked(recipe) === 2;
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: width, stepY: (width * tall) / 2 });
  // Where no ground is to be left the flower fills its mesh.
  const fills = recipe.density >= full ? 1.16 : 1;
  const radius = Math.min(lattice.stepX * 0.31, lattice.stepY * 0.6) * fills;
  const cast = castOf(planner, ['rosette', 'blossom', 'carnation', 'lotus', 'paisley']);
  const knot = castOf(planner, ['rosette', 'bud']).find((motif) => motif !== cast[0]) ?? cast[0];
  const net = [-1, 1].map((side) => ({ side, blocks: stemBlocks(planner, lattice, side) }));
  for (const { x, y, row } of lattice.sites) {
    const at = { x: x + origin.x, y: y + origin.y };
    for (const { side, blocks } of net) set(planner, blocks, `stem/${side}`, at);
    for (const [side, motif] of [
      [-1, 'vine'],
      [1, 'leaf'],
    ] as const)
      planner.note({
        x: at.x + (side * lattice.stepX) / 4,
        y: at.y + lattice.stepY / 2,
        r: lattice.stepX * 0.07,
        motif,
        rank: 'filler',
      });
    const motif = cast[recipe.freedom > 0.4 || isOfTwo ? row % Math.min(2, cast.length) : 0] ?? cast[0];
    print(planner, { ...at, radius, motif, inks: inksOf(isOfTwo ? 0 : row % 2), rank: 'hero', flip: row % 2 === 1 });
    if (isOfTwo) continue;
    print(planner, {
      x: at.x,
      y: at.y + lattice.stepY,
      radius: radius * 0.42,
      motif: knot,
      inks: inksOf(2),
      rank: 'secondary',
    });
  }
}

/** The lower side of a mesh about its middle: stem, leaves on both sides. */
function stemBlocks({ recipe, geo: rng }: Planner, { stepX, stepY }: Lattice, side: number) {
  const inks = inksOf(0);
  const pen = penOf(stepX * 0.2, recipe.line);
  const carving = createCarving(pen);
  const steps = 24;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = 1 - i / steps;
    return [(side * stepX * (1 + steady.cos(Math.PI * t))) / 4, t * stepY];
  });
  carving.line(points, 2.2);
  const length = Math.min(stepX * 0.17, stepY * 0.34);
  const leaves = Math.max(4, Math.round((steady.hypot(stepX / 2, stepY) / length) * 1.25));
  const own = rng.fork('leaves');
  for (let k = 1; k < leaves; k++) {
    const i = Math.round((k * steps) / leaves);
    const foot = points[i] ?? [0, 0];
    for (const way of [-1, 1]) {
      const heading = tangentAt(points, i) + Math.PI / 2 + way * 0.82;
      const size = length * own.fork(`${k}/${way}`).between(0.86, 1.05);
      carving.part(
        way === side ? inks.leaf : 'leaf2',
        petalPart('point', foot, heading, size, size * 0.42, -way * 0.1),
      );
      if (recipe.detail > 1) carving.line(midrib(foot, heading, size, -way * 0.1), 0.8);
    }
  }
  return carving.done(steady.hypot(stepX, stepY) + length);
}
