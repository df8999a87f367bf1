import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Plot } from '../family.ts';
import type { CentreName } from './centre.ts';
import type { Dyes } from './dyes.ts';
import type { AjrakhPen } from './ring.ts';
import type { RingName } from './rings/ring-kinds.ts';
import type { Sheet } from './sheet.ts';

/** What every layout of ajrakh works with. */
export interface AjrakhTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  /** Geometry only; the dyes have their own stream. */
  readonly rng: Rng;
  readonly dyes: Dyes;
  readonly pen: AjrakhPen;
  readonly sheet: Sheet;
  readonly favour: Partial<Record<RingName, number>>;
  readonly centre?: CentreName | undefined;
}
