import type { Point } from '../../geometry/point.ts';
import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifDisc, Role, SceneSymbol } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import type { Deck } from './choose-deck.ts';
import type { Knots } from './knots.ts';

/** Roles of a figure's four inks. */
export type FigureRoles = readonly [Role, Role, Role, Role];

/** What every layout of bandhani works with. */
export interface BandhaniTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  /** Geometry only. */
  readonly rng: Rng;
  /** Colours only. */
  readonly col: Rng;
  readonly knots: Knots;
  readonly deck: Deck;
  readonly roles: (n: number) => FigureRoles;
  /** Areas dyed in a second ground, under the knots. */
  dye(symbol: SceneSymbol, x: number, y: number): void;
  /** Gold thread woven in before the cloth is tied. */
  weave(symbol: SceneSymbol, x: number, y: number): void;
  note(disc: MotifDisc): void;
  /** What was noted so far. */
  readonly noted: readonly MotifDisc[];
  /** Closed outlines about (x, y) inside which no ground is tied. */
  close(outlines: readonly (readonly Point[])[], x: number, y: number): void;
  isOpen(x: number, y: number): boolean;
}
