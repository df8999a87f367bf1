import type { Recipe } from '@naksha/loom';

/** A recipe and the scene that it plans. */
export interface PlannedRecipe {
  readonly recipe: Recipe;
  readonly scene: SharedArrayBuffer;
}

/** Whether no one can distinguish two designs: all that shows beside the plan is equal, too. Of the seed nothing else shows but grain. */
export function looksEqual(one: PlannedRecipe, other: PlannedRecipe): boolean {
  return shown(one.recipe) === shown(other.recipe) && Buffer.from(one.scene).equals(Buffer.from(other.scene));
}

function shown({ family, layout, repeat, heroCm, palette, finish }: Recipe): string {
  return JSON.stringify({ family, layout, repeat, heroCm, palette: palette.roles, finish });
}
