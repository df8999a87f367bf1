import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene, SceneLayer } from '../../scene/scene.ts';
import type { Habit } from '../botanical/cast.ts';
import type { Easel } from '../botanical/easel.ts';
import { createEasel } from '../botanical/easel.ts';
import { fillGaps } from '../botanical/fill-gaps.ts';
import type { Colourway } from '../botanical/hand.ts';
import { sceneOf } from '../botanical/scene-of.ts';
import type { Plot } from '../family.ts';
import { type NibGround, nibGround } from '../figures/nib-ground.ts';
import { wantedFigures } from '../figures/wanted-figures.ts';
import { type MithilaFigure, mithilaFigures } from './figures.ts';
import { madhubaniHand } from './hand.ts';

const habit: Habit = {
  hero: { rosette: 1, lotus: 1 },
  secondary: { rosette: 2, lotus: 1 },
  filler: { leaf: 5, blossom: 3, bud: 2, dot: 1.4 },
};

/** A painting of Mithila begun: nothing on it yet. */
export function beginPainting(recipe: Recipe, plot: Plot): Easel {
  return createEasel(recipe, plot, madhubaniHand, habit);
}

/** Figures for a place in the painting, the most wanted first. */
export function figuresFor(recipe: Recipe, usual: readonly MithilaFigure[]): readonly MithilaFigure[] {
  return wantedFigures(recipe, mithilaFigures, usual);
}

/** Whether something may be on the cloth at all. */
export function mayShow({ motifs }: Recipe, figure: MithilaFigure | 'tree' | 'lotus'): boolean {
  return !motifs.exclude.includes(figure);
}

/** Colours of the i-th figure: neighbours differ, seeds differ. */
export function colourwayOf(easel: Easel, i: number): Colourway {
  const ways = easel.hand.flowers;
  const from = easel.rng.fork('colours').whole(0, ways.length - 1);
  return ways[(from + i * 2) % ways.length] ?? ways[0];
}

/** Fills what is left with leaves, flowers, dots and at last with strokes: no ground stays empty. */
export function finishPainting(
  easel: Easel,
  radius: number,
  ground: NibGround,
  rng: Rng,
  before: readonly SceneLayer[] = [],
): Scene {
  const { density, detail } = easel.recipe;
  const air = 1 - density;
  fillGaps(easel, {
    heroRadius: radius,
    gap: 2 + 5 * air * air,
    min: Math.max(3.6, 7.5 - detail * 0.8) + 12 * air * air,
  });
  return sceneOf(easel, [...before, nibGround(easel, ground, rng, 'line>ground:0.25')]);
}
