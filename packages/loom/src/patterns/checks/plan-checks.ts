import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { fitRuns } from '../weaving/fit-runs.ts';
import { repeatsIn } from '../weaving/repeats-in.ts';
import { weaveDraft } from '../weaving/weave-draft.ts';
import { yarnOf } from '../weaving/yarn-of.ts';
import { buffalo } from './buffalo.ts';
import { gamcha } from './gamcha.ts';
import { gingham } from './gingham.ts';
import { madras } from './madras.ts';
import { tattersall, windowpane } from './overcheck.ts';
import { tartan } from './tartan.ts';
import type { Check, CheckTask } from './task.ts';

export const checkLayouts = ['gingham', 'tartan', 'madras', 'windowpane', 'tattersall', 'gamcha', 'buffalo'] as const;

const drawLayout: Readonly<Record<string, (task: CheckTask) => Check>> = {
  gingham,
  tartan,
  madras,
  windowpane,
  tattersall,
  gamcha,
  buffalo,
};

/** A twill cloth's yarns are finer than a plain one's; a large sett would otherwise show its diagonals too coarse. */
const twillGain = 1.15;

export function planChecks(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('checks').fork(recipe.layout);
  const draw = drawLayout[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of checks but received ${recipe.layout}`);
  const spun = yarnOf(recipe);
  const check = draw({ recipe, plot, rng: root.fork('geo'), dyes: root.fork('col'), perCm: spun.perCm });
  const { across, down } = repeatsIn(plot, check.repeatCm * plot.perCm);
  const multiple = Math.max(check.lift.length, check.lift[0]?.length ?? 1);
  const density = spun.perCm * (multiple > 2 ? twillGain : 1);
  const yarns = (length: number, count: number) => (length / count / plot.perCm) * density;
  // A joined edge that is shifted by half must meet the weave as well.
  const draft = {
    warp: fitRuns(check.warp, yarns(plot.torus.w, across), multiple),
    weft: fitRuns(check.weft ?? check.warp, yarns(plot.torus.h, down), multiple),
    lift: check.lift,
  };
  return weaveDraft(recipe, plot, { draft, across, down, yarn: { ...spun, ...check.yarn }, motif: check.motif });
}
