import type { Plot } from '../../drawing/plot.ts';
import type { Ink, Scene } from '../../drawing/scene.ts';
import { createStage } from '../../drawing/stage.ts';
import { createRng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { fans } from './fans.ts';
import { midCentury } from './mid-century.ts';
import { mosaic, pinwheel } from './mosaic.ts';
import { jaali, star } from './star.ts';
import { strapwork } from './strapwork.ts';
import type { GeometricTask } from './task.ts';

const drawLayout: Readonly<Record<string, (task: GeometricTask) => void>> = {
  star,
  jaali,
  fans,
  strapwork,
  mosaic,
  pinwheel,
  'mid-century': midCentury,
};

export function planGeometric(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('geometric').fork(recipe.layout);
  const draw = drawLayout[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of geometric but received ${recipe.layout}`);
  const stage = createStage(recipe, plot);
  let wash: Ink = 'ground';
  draw({
    recipe,
    plot,
    rng: root.fork('geo'),
    dyes: root.fork('col'),
    stage,
    line: Math.min(4, Math.max(1.6, plot.hero * 0.011)) * recipe.line,
    wash: (ink) => {
      wash = ink;
    },
  });
  return stage.scene(wash, []);
}
