import { brickLattice, type LatticeSite } from '../../drawing/layout/lattice.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import type { CellShape, WallpaperCell } from '../../drawing/layout/wallpaper-group.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Ink } from '../../drawing/scene.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Torus } from '../../numbers/torus.ts';
import type { Recipe } from '../../recipe/recipe.ts';

/** What every geometric layout works with. */
export interface GeometricTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly rng: Rng;
  /** Which dyes take which part: a stream of its own. */
  readonly dyes: Rng;
  readonly planner: Planner;
  /** Usual line in units. */
  readonly line: number;
  /** What shows where nothing is drawn; the ground unless said. */
  wash(ink: Ink): void;
}

/** A lattice fitted to the module: one cell's translations and where its origins lie. */
export interface Cells {
  readonly cell: WallpaperCell;
  readonly sites: readonly LatticeSite[];
  /** A place in a cell of side 1, upright or of equilateral triangles, in units: slightly stretched where the module asks. */
  readonly place: (point: Point) => Point;
  /** Units of a side. */
  readonly side: number;
}

/** Cells of about `side` units, as many as fit whole. */
export function cellsOf(torus: Torus, shape: CellShape, side: number): Cells {
  if (shape !== 'hexagonal') {
    const { sites, stepX, stepY } = squareLattice(torus, side, false);
    return {
      cell: { along: [stepX, 0], down: [0, stepY] },
      sites,
      place: ([x, y]) => [x * stepX, y * stepY],
      side: stepX,
    };
  }
  const { sites, stepX, stepY } = brickLattice(torus, { stepX: side, stepY: (side * Math.sqrt(3)) / 2 });
  const stretch = stepY / (Math.sqrt(3) / 2);
  return {
    cell: { along: [stepX, 0], down: [-stepX / 2, stepY] },
    sites,
    place: ([x, y]) => [x * stepX, y * stretch],
    side: stepX,
  };
}
