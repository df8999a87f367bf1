import { ogeeJaal } from '../../drawing/mirrored/ogee-jaal.ts';
import type { Looks } from '../../drawing/mirrored/plant.ts';
import type { MotifInks } from '../../drawing/motifs/motif.ts';
import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import type { Ink, SceneSymbol, Shape } from '../../drawing/scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { acanthusScroll } from './acanthus-scroll.ts';
import { diaper } from './diaper.ts';
import { pomegranate } from './pomegranate.ts';
import type { DamaskTask } from './task.ts';

const draws = {
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
} satisfies Record<string, (task: DamaskTask) => void>;

/** The layouts of damask. */
export const damaskLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo } = planner;
  draw({ recipe, plot, planner, rng: geo, looks: twoTone(recipe) });
  return planner.finish(clothLayers, { technique: [{ shader: 'jacquard', params: { metal: 0, relief: 1.25 } }] });
});

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
