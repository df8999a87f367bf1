import type { Torus } from '../layout/torus.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Role, Scene } from '../scene/scene.ts';

/** Where a planner works: one module of the tile. Computed from the recipe by `plot.ts`, never from pixels. */
export interface Plot {
  /** 1000 units wide; height between 500 and 2000 units. */
  readonly torus: Torus;
  readonly columns: number;
  readonly rows: number;
  /** Units per cm of cloth. */
  readonly perCm: number;
  /** The main motif's diameter in units, already held within the module. */
  readonly hero: number;
}

/** A cloth: what composing and planning need to know of it, all but the planner. One row of the table in `families.ts`. */
export interface FamilyDefinition {
  /** Of what the planner, the borders and the pallu draw: raised when a recipe comes out different, as `versions.test.ts` notices. */
  readonly version: number;
  /** At least four, differing in structure. The first is the usual one. */
  readonly layouts: readonly [string, ...string[]];
  /** Usual size of the main motif on cloth, smallest and largest in cm. */
  readonly heroCm: readonly [number, number];
  /** Width of a module on cloth in cm when the tile is larger than that. */
  readonly moduleCm: number;
  readonly density: number;
  readonly hand: number;
  readonly cloth: Recipe['finish']['cloth'];
  /** The family's own dyes, several complete sets; the first is the usual one. */
  readonly palettes: readonly FamilyPalette[];
  /** The figures are the undyed cloth itself (`light`): on a light ground they are dyed instead. */
  readonly isReserved?: boolean;
  /** Its dyes lie side by side with white threads between: kin of the ground are not lost beside it, nor need they change sides. */
  readonly isBanded?: boolean;
  /** The only ink of a cloth of one ink: a colour named beside the ground is this one. */
  readonly ink?: Role;
  /** Its motifs stay large on small goods. */
  readonly isGrand?: boolean;
}

/** Draws a cloth in one module of the tile. One row of the table in `planners.ts`. */
export type Planner = (recipe: Recipe, plot: Plot) => Scene;

export interface FamilyPalette {
  readonly name: string;
  readonly roles: Readonly<Record<Role, string>>;
}
