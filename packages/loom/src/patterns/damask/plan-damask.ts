import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { ogeeJaal } from '../mirrored/ogee-jaal.ts';
import { createStage } from '../stage.ts';
import { acanthusScroll } from './acanthus-scroll.ts';
import { diaper } from './diaper.ts';
import { pomegranate } from './pomegranate.ts';
import type { DamaskTask } from './task.ts';
import { twoTone } from './two-tone.ts';

export const damaskLayouts = ['ogee', 'pomegranate', 'acanthus', 'diaper'] as const;

const layouts: Readonly<Record<string, (task: DamaskTask) => void>> = {
  ogee: (task) =>
    ogeeJaal({
      ...task,
      net: task.rng.pick(['acanthus', 'acanthus', 'leaves']),
      aspect: task.rng.between(1.5, 1.9),
      isTower: true,
    }),
  pomegranate,
  acanthus: acanthusScroll,
  diaper,
};

export function planDamask(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('damask').fork(recipe.layout);
  const draw = layouts[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of damask but received ${recipe.layout}`);
  const stage = createStage(recipe, plot);
  draw({ recipe, plot, stage, rng: root.fork('geo'), looks: twoTone(recipe) });
  return stage.scene('ground', [{ shader: 'jacquard', params: { metal: 0, relief: 1.25 } }]);
}
