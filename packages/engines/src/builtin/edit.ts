import type { EditParams } from '@naksha/contract';
import { editRecipe, layoutChanged, openNames, parseRecipe, type Recipe } from '@naksha/loom';
import type { Run } from '../engine.ts';
import { looksEqual } from '../weaving/looks-equal.ts';
import { planStored, reportOf } from '../weaving/plan-stored.ts';
import { planInPool } from '../weaving/pool.ts';
import { sceneOf } from '../weaving/scenes.ts';
import { weaveFile } from '../weaving/weave-file.ts';
import { editPicture, nothingDone } from './edit-picture.ts';

/**
 * Changes a design by words and draws it again; any other picture is changed as far as its own pixels allow; the report lists what was
 * done, what was not and what was not understood, and notes where more moved than was asked for. Throws `OperationError` when nothing
 * would change, so that it costs nothing.
 */
export const edit: Run<EditParams> = async (params, inputs, context) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one design to edit but received none');
  const found = parseRecipe(input.designDefinition);
  if (!('recipe' in found)) return editPicture(params, input, context);
  await openNames();
  const before = withLocked(found.recipe, params.locked);
  const { recipe, done, refused, unmatched } = editRecipe(before, params.prompt, params.language);
  if (done.length === 0) throw nothingDone(unmatched);
  const was = await planStored(before, input, context);
  const is = await planInPool({ recipe, from: { ...was, recipe: before } }, context.signal);
  // Stripes have no contours that could be thicker, and what is not there cannot be taken away.
  if (looksEqual({ ...was, recipe: before }, { ...is, recipe })) throw nothingDone(unmatched);
  const isChanged = layoutChanged(sceneOf(was.scene), sceneOf(is.scene), done);
  let bandsDone = 0;
  const file = await weaveFile(
    {
      recipe,
      plan: is,
      size: { width: recipe.tile.widthPx, height: recipe.tile.heightPx },
      encoding: { format: 'png', quality: 100, compression: 'none', dpi: recipe.tile.dpi },
      name: 'edited',
      onBand: (bands) => {
        bandsDone += 1;
        context.progress(bandsDone / bands);
      },
    },
    context,
  );
  const report = { done, refused, unmatched, ...(isChanged ? { notes: ['layoutChanged'] } : {}), ...reportOf(was) };
  return { files: [file], found: was.found, report };
};

/** Every role of a locked colour is locked, for this edit and those after it. */
function withLocked(recipe: Recipe, colours: readonly string[] | undefined): Recipe {
  if (colours === undefined) return recipe;
  const { roles, locked } = recipe.palette;
  const names = Object.keys(roles) as (keyof typeof roles)[];
  const held = names.filter((role) => locked.includes(role) || colours.includes(roles[role]));
  return { ...recipe, palette: { ...recipe.palette, locked: held } };
}
