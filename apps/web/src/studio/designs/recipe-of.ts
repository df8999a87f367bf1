import type { FileRow } from '@naksha/contract';
import { type Recipe, recipe as recipeSchema } from '@naksha/loom';

/** Rows do not change: each is read once. */
const read = new WeakMap<FileRow, { readonly recipe: Recipe | undefined }>();

/** The recipe a design keeps; none for pictures that the loom did not make. */
export function recipeOf(design: FileRow): Recipe | undefined {
  const known = read.get(design) ?? { recipe: recipeSchema.safeParse(design.designDefinition).data };
  read.set(design, known);
  return known.recipe;
}
