import type { Lattice } from '../../layout/lattice.ts';

/** Whole cells between the sites of a lattice, even ones, so that half a step is whole too. */
export interface CellSize {
  readonly acrossX: number;
  readonly acrossY: number;
  readonly cellW: number;
  readonly cellH: number;
}

/** Divides a lattice's steps into cells of about `cell` units, as square as whole counts allow. */
export function fitCells({ stepX, stepY }: Pick<Lattice, 'stepX' | 'stepY'>, cell: number): CellSize {
  const acrossX = 2 * Math.max(2, Math.round(stepX / cell / 2));
  const acrossY = 2 * Math.max(2, Math.round((stepY / stepX) * (acrossX / 2)));
  return { acrossX, acrossY, cellW: stepX / acrossX, cellH: stepY / acrossY };
}
