import type { GenerateInput, MixMode, Usage } from '@naksha/contract';
import type { Recipe, VaryParams } from '@naksha/loom';

/**
 * Words with a seed; a recipe that is there already, its tile or the whole goods of a usage; a variation of one, or two mixed. `from` names the design
 * whose kept plan it is made in, which was handed over before.
 */
export type ClothWish =
  | { readonly params: GenerateInput; readonly seed: string }
  | { readonly recipe: Recipe; readonly goods?: Usage; readonly from?: string | undefined }
  | { readonly recipe: Recipe; readonly vary: VaryParams; readonly salt: string; readonly from?: string | undefined }
  | { readonly recipe: Recipe; readonly mix: MixWish; readonly from?: string | undefined };

/** What of a second design goes into the first. */
export interface MixWish {
  readonly second: Recipe;
  readonly mode: MixMode;
  readonly weight: number;
}

/** Hands over the plan that was kept with a design, as text, and the recipe that it is of. */
export interface PlanMessage {
  readonly design: string;
  readonly recipe: Recipe;
  readonly plan: string;
}

/** Asks for the cloth of a wish. Later requests of one `place` overtake earlier ones. */
export interface ClothRequest {
  readonly id: number;
  /** Where it will be shown; each place has its own newest request. */
  readonly place: string;
  readonly wish: ClothWish;
  /** Longer sides of the pictures wanted, in pixels, small to large. */
  readonly sides: readonly number[];
}

export type ClothAnswer =
  | { readonly id: number; readonly recipe: Recipe; readonly bitmap: ImageBitmap; readonly isLast: boolean }
  /** Words or options that make no recipe yet, an empty prompt for one. `isNothing`: it was worked out that there is nothing to draw. */
  | { readonly id: number; readonly failure: string; readonly isNothing?: boolean };
