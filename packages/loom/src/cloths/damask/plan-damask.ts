import { ogeeJaal } from '../../drawing/mirrored/ogee-jaal.ts';
import type { Looks } from '../../drawing/mirrored/plant.ts';
import type { MotifInks } from '../../drawing/motifs/motif.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Ink, Scene, SceneSymbol, Shape } from '../../drawing/scene.ts';
import { createStage } from '../../drawing/stage.ts';
import { createRng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { acanthusScroll } from './acanthus-scroll.ts';
import { diaper } from './diaper.ts';
import { pomegranate } from './pomegranate.ts';
import type { DamaskTask } from './task.ts';

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

const body: MotifInks = {
  body: 'a1',
  second: 'a1',
  third: 'a1',
  leaf: 'a1',
  heart: 'a1',
  contour: 'ground',
  light: 'ground',
};

/** What is mixed with the dark by more than this is the ground showing through. */
const deepest = 0.4;
const shade: Ink = 'a1>ground:0.3';

/** Damask has the figure, the ground and, where both weaves mix, a tone between: every other ink becomes one of these. */
function twoTone({ detail, line }: Recipe): Looks {
  return {
    inks: () => body,
    stem: 'a1',
    cut: 'ground',
    detail,
    line: line * 1.25,
    finish: (symbol): SceneSymbol => ({ ...symbol, shapes: symbol.shapes.map(reduced) }),
  };
}

function reduced(shape: Shape): Shape {
  return {
    ...shape,
    ...(shape.fill === undefined ? {} : { fill: toneOf(shape.fill) }),
    ...(shape.stroke === undefined ? {} : { stroke: toneOf(shape.stroke) }),
  };
}

function toneOf(ink: Ink): Ink {
  const [from = 'a1', to, share] = ink.split(/[>:]/);
  if (from === 'ground') return to === undefined || to === 'dark' ? 'ground' : shade;
  if (to === undefined || to === 'light') return 'a1';
  return to === 'ground' ? shade : Number(share) > deepest ? 'ground' : Number(share) > 0.15 ? shade : 'a1';
}
