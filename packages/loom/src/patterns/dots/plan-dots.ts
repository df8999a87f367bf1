import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role, Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { createStage } from '../stage.ts';
import { coins } from './coins.ts';
import { confetti } from './confetti.ts';
import { dottedLattice } from './dotted-lattice.ts';
import { graded } from './graded.ts';
import { drop, straight } from './polka.ts';
import type { DotTask } from './task.ts';

export const dotLayouts = ['half-drop', 'straight', 'confetti', 'coins', 'graded', 'lattice'] as const;

const drawLayout: Readonly<Record<string, (task: DotTask) => void>> = {
  'half-drop': drop,
  straight,
  confetti,
  coins,
  graded,
  lattice: dottedLattice,
};

/** Distance of neighbours in dot widths: from the densest to the airiest. */
const spreads = { dense: 1.25, airy: 2.7 } as const;

export function planDots(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('dots').fork(recipe.layout);
  const draw = drawLayout[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of dots but received ${recipe.layout}`);
  const stage = createStage(recipe, plot);
  const rng = root.fork('geo');
  const dyes = root.fork('col');
  const lead = dyes.pick<readonly [Role, Role, Role]>([
    ['a1', 'a2', 'a3'],
    ['a1', 'a2', 'a3'],
    ['a1', 'a3', 'a2'],
    ['a2', 'a1', 'a3'],
    ['a3', 'a2', 'a1'],
  ]);
  draw({
    recipe,
    plot,
    rng,
    dyes,
    stage,
    radius: (plot.hero / 2) * rng.fork('size').between(0.82, 1.12),
    spread: spreads.airy + (spreads.dense - spreads.airy) * recipe.density,
    cast: lead,
  });
  return stage.scene('ground', []);
}
