import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Ink, MotifDisc, SceneSymbol } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import type { IkatDyes } from './dyes.ts';
import type { HeartKind } from './hearts/heart-kinds.ts';

export interface Site {
  readonly x: number;
  readonly y: number;
}

/** What every layout of ikat works with. */
export interface IkatTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  /** Geometry only; the dyes have their own stream. */
  readonly rng: Rng;
  readonly dyes: IkatDyes;
  readonly hearts: readonly [HeartKind, ...HeartKind[]];
  set(area: 'field' | 'motifs', symbol: SceneSymbol, sites: readonly Site[]): void;
  note(disc: MotifDisc): void;
  /** Width of a usual band in units: the feather is made to go with it. */
  feather(band: number): void;
  /** What shows between everything; the net's dye unless said. */
  wash(ink: Ink): void;
}
