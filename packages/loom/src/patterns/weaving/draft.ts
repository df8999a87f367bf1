import type { Ink } from '../../scene/scene.ts';

/** So many yarns of one colour side by side. */
export interface Run {
  readonly ink: Ink;
  readonly yarns: number;
}

/** What a weaver needs: the orders of colours, which repeat over the cloth, and the weave. */
export interface Draft {
  readonly warp: readonly Run[];
  readonly weft: readonly Run[];
  /** Picks of one repeat of the weave; true where the warp lies on top. */
  readonly lift: readonly (readonly boolean[])[];
}

export function yarnsIn(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + run.yarns, 0);
}
