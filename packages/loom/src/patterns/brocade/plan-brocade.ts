import type { MotifInks } from '../../motifs/motif.ts';
import { createRng, type Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import type { Looks } from '../mirrored/looks.ts';
import { ogeeJaal } from '../mirrored/ogee-jaal.ts';
import { createStage } from '../stage.ts';
import { butidar } from './butidar.ts';
import { kadwa } from './kadwa.ts';
import { stripe } from './stripe.ts';
import type { BrocadeTask } from './task.ts';

export const brocadeLayouts = ['jangla', 'butidar', 'kadwa', 'stripe', 'lattice'] as const;

const layouts: Readonly<Record<string, (task: BrocadeTask) => void>> = {
  jangla: (task) =>
    ogeeJaal({ ...task, net: task.rng.pick(['lines', 'leaves']), aspect: task.rng.between(1.3, 1.6), isTower: false }),
  butidar,
  kadwa,
  stripe,
  lattice: (task) =>
    ogeeJaal({
      ...task,
      net: 'lines',
      aspect: task.rng.between(1.15, 1.5),
      isTower: task.rng.chance(0.3),
      isStraight: true,
    }),
};

export function planBrocade(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('brocade').fork(recipe.layout);
  const draw = layouts[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of brocade but received ${recipe.layout}`);
  const stage = createStage(recipe, plot);
  draw({ recipe, plot, stage, rng: root.fork('geo'), looks: looksOf(recipe, root.fork('col')) });
  return stage.scene('ground', [{ shader: 'jacquard', params: { metal: 1, relief: 1 } }]);
}

/** Gold upon gold with enamel: which flowers are enamelled is drawn from a stream of its own. */
function looksOf(recipe: Recipe, rng: Rng): Looks {
  const common = { contour: 'ground', light: 'light' } as const;
  const gold: MotifInks = { ...common, body: 'a1', second: 'a2', third: 'a1', leaf: 'a1', heart: 'a3' };
  const pale: MotifInks = { ...common, body: 'a2', second: 'a1', third: 'a1', leaf: 'a1', heart: 'a3' };
  const meena: MotifInks = { ...common, body: 'a3', second: 'a2', third: 'a1', leaf: 'a1', heart: 'a4' };
  const other: MotifInks = { ...common, body: 'a4', second: 'a2', third: 'a1', leaf: 'a1', heart: 'a3' };
  const order = rng.pick([
    [gold, meena, other],
    [meena, gold, gold],
    [pale, other, gold],
    [gold, pale, meena],
  ] as const);
  return {
    inks: (n) => order[n % order.length] ?? gold,
    stem: 'a1',
    cut: 'ground',
    detail: recipe.detail,
    line: recipe.line,
    finish: (symbol) => symbol,
  };
}
