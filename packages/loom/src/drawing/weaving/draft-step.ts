import type { Recipe } from '../../recipe/recipe.ts';
import type { SurfaceStep } from '../scene.ts';
import type { Draft } from './draft.ts';
import { encodeRun } from './yarn-run.ts';

/** What the yarns are like, each 0 … about 0.2 but the first and the last, which are counts. */
export interface Yarn {
  /** Threads that go as one yarn of the draft. */
  readonly fine: number;
  readonly relief: number;
  readonly tone: number;
  readonly slub: number;
  /** Yarns over which the dye runs. */
  readonly bleed: number;
}

/** The draft as a surface step. A cloth without a weave shows flat yarns. */
export function draftStep(
  { warp, weft, lift }: Draft,
  pitchX: number,
  pitchY: number,
  yarn: Yarn,
  { cloth, weave }: Recipe['finish'],
): SurfaceStep {
  const strength = cloth === 'none' ? 0 : weave * 2;
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const params: Record<string, number> = {
    pitchX,
    pitchY,
    ends: lift[0]?.length ?? 1,
    fine: yarn.fine,
    relief: rounded(yarn.relief * strength),
    yarn: rounded(yarn.tone * strength),
    slub: rounded(yarn.slub * strength),
    bleed: yarn.bleed,
  };
  for (const [i, run] of warp.entries()) params[`warp${i}`] = encodeRun(run.ink, run.yarns);
  for (const [i, run] of weft.entries()) params[`weft${i}`] = encodeRun(run.ink, run.yarns);
  for (const [i, pick] of lift.entries())
    params[`lift${i}`] = pick.reduce((bits, isUp, end) => bits + (isUp ? 2 ** end : 0), 0);
  return { shader: 'interlace', params };
}
