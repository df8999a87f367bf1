import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Ink, Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { createStage } from '../stage.ts';
import { chhabdi } from './chhabdi.ts';
import { drawPatolaDyes } from './dyes.ts';
import { narikunjar } from './narikunjar.ts';
import { navratna } from './navratna.ts';
import { pan } from './pan.ts';
import { ratanChowk } from './ratan-chowk.ts';
import { rows } from './rows.ts';
import type { PatolaTask } from './task.ts';

export const patolaLayouts = ['narikunjar', 'ratan-chowk', 'chhabdi', 'pan', 'navratna', 'rows'] as const;

const layouts: Readonly<Record<string, (task: PatolaTask) => void>> = {
  narikunjar,
  'ratan-chowk': ratanChowk,
  chhabdi,
  pan,
  navratna,
  rows,
};

export function planPatola(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('patola').fork(recipe.layout);
  const draw = layouts[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of patola but received ${recipe.layout}`);
  const stage = createStage(recipe, plot);
  let wash: Ink = 'ground';
  draw({
    recipe,
    plot,
    stage,
    rng: root.fork('geo'),
    dyes: drawPatolaDyes(root.fork('col')),
    wash: (ink) => {
      wash = ink;
    },
  });
  const amplitude = 2.2 + 1.2 * recipe.freedom;
  return stage.scene(wash, [{ shader: 'double-ikat', params: { amplitude } }]);
}
