import { steady } from '../../number/steady.ts';
import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { createStage } from '../stage.ts';
import { buti } from './buti.ts';
import { jaal } from './jaal.ts';
import { kairi } from './kairi.ts';
import { rows } from './rows.ts';
import type { ChikanTask } from './task.ts';

export const chikankariLayouts = ['buti', 'jaal', 'rows', 'kairi'] as const;

const layouts: Readonly<Record<string, (task: ChikanTask) => void>> = { buti, jaal, rows, kairi };

export function planChikankari(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('chikankari').fork(recipe.layout);
  const draw = layouts[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of chikankari but received ${recipe.layout}`);
  const stage = createStage(recipe, plot);
  // A thread follows the motif a little: finer work on smaller flowers.
  const thread = Math.min(3.2, Math.max(1.7, 0.9 + plot.hero * 0.0056)) * steady.power(recipe.line, 0.7);
  draw({ recipe, plot, stage, rng: root.fork('geo'), thread });
  return stage.scene('ground', [{ shader: 'raised', params: { soft: 1.7, depth: 1 } }]);
}
