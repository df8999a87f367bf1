import type { Ink } from '../scene.ts';

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

type Lift = readonly (readonly boolean[])[];

/** The weaves by name. Rows are picks, places in a row are ends; true where the warp lies on top. */
export const lifts = {
  plain: drafted(2, 2, (end, pick) => (end + pick) % 2 === 0),
  /** Two over, two under, a step aside each pick: tartans, houndstooth, serge. */
  twill: drafted(4, 4, (end, pick) => (end - pick + 4) % 4 < 2),
  /** Four over, one under, the ties set apart: ticking, sateen. */
  satin: drafted(5, 5, (end, pick) => (2 * end + pick) % 5 !== 0),
  /** The warp alone shows: rep and canvas. */
  warpFace: [[true]],
  /** The weft alone shows. */
  weftFace: [[false]],
} as const satisfies Record<string, Lift>;

/** A weave of `ends` × `picks` by rule. */
export function drafted(ends: number, picks: number, isLifted: (end: number, pick: number) => boolean): Lift {
  return Array.from({ length: picks }, (_, pick) => Array.from({ length: ends }, (__, end) => isLifted(end, pick)));
}

/** Twill two and two that turns after every `reach` ends, broken at the turn as a herringbone is. */
export function herringboneLift(reach: number): Lift {
  return drafted(2 * reach, 4, (end, pick) => {
    const rising = end < reach ? end : 2 * reach - 1 - end + 2;
    return (((rising - pick) % 4) + 4) % 4 < 2;
  });
}

/** Blocks of `size` yarns over and under: hopsack. */
export function basketLift(size: number): Lift {
  return drafted(2 * size, 2 * size, (end, pick) => (Math.floor(end / size) + Math.floor(pick / size)) % 2 === 0);
}
