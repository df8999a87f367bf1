import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Ink, Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { createStage } from '../stage.ts';
import { border } from './border.ts';
import { drawMandala } from './draw-mandala.ts';
import { drawFloret } from './floret.ts';
import { halfDrop } from './half-drop.ts';
import { overlapping } from './overlapping.ts';
import { panels } from './panels.ts';
import { roundel } from './roundel.ts';
import type { MandalaTask } from './task.ts';

export const mandalaLayouts = ['roundel', 'panels', 'half-drop', 'overlapping', 'border'] as const;

const drawLayout: Readonly<Record<string, (task: MandalaTask) => void>> = {
  roundel,
  panels,
  'half-drop': halfDrop,
  overlapping,
  border,
};

export function planMandala(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('mandala').fork(recipe.layout);
  const draw = drawLayout[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of mandala but received ${recipe.layout}`);
  const stage = createStage(recipe, plot);
  const cast = (name: string) => root.fork('col').fork(name).shuffle<Ink>(['a1', 'a2', 'a3', 'a4']);
  const { detail, line } = recipe;
  const make: MandalaTask['make'] = (name, radius, folds, finest = 5) =>
    drawMandala({
      radius,
      detail: Math.min(detail, finest),
      line,
      cast: cast(name),
      rng: root.fork('design').fork(name),
      ...(folds === undefined ? {} : { folds }),
    });
  const hasFlowers = !recipe.motifs.exclude.includes('blossom');
  draw({
    recipe,
    plot,
    rng: root.fork('geo'),
    stage,
    make,
    floret: (name, radius) =>
      hasFlowers ? drawFloret(radius, cast(name), line, root.fork('floret').fork(name)) : make(name, radius, 8, 1),
    small: hasFlowers ? 'blossom' : 'medallion',
  });
  return stage.scene('ground', []);
}
