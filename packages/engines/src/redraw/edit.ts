import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditParams } from '@naksha/contract';
import { defaultDpi } from '@naksha/contract';
import { openPicture } from '@naksha/imaging';
import { parseRecipe, partEdit } from '@naksha/loom';
import { edit as builtinEdit } from '../builtin/edit.ts';
import { editPicture } from '../builtin/edit-picture.ts';
import { pictureColours } from '../builtin/picture-colours.ts';
import type { EngineContext, EngineFile, EngineInput, EngineResult, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { within } from '../within.ts';
import { coloursBack } from './colours-back.ts';
import { finishedFile } from './finished-file.ts';
import { editWords } from './model-words.ts';
import { redrawPicture } from './redraw-picture.ts';
import type { Redrawer } from './redrawer.ts';
import { seedOf } from './seed-of.ts';

/** With less of it changed a picture is the same. */
const leastChanged = 0.0005;

/**
 * Edits by words where a model is at hand. Designs with a recipe are edited by it, and what can be done exactly with any other picture is
 * done so; only wishes beyond that go to the model, in the designer's own words. The report says which were its.
 */
export function createEdit(redrawer: Redrawer): Run<EditParams> {
  return async (params, inputs, context) => {
    const [input] = inputs;
    if (input === undefined || 'recipe' in parseRecipe(input.designDefinition)) {
      return builtinEdit(params, inputs, context);
    }
    const colours = await pictureColours(input, context);
    const { exact, beyond } = partEdit(colours, params.prompt, params.locked);
    if (beyond === '') return editPicture(params, input, context);
    return drawn({ ...params, exact, beyond }, input, redrawer, context);
  };
}

async function drawn(
  { exact, beyond, locked = [], ...params }: EditParams & { readonly exact: string; readonly beyond: string },
  input: EngineInput,
  redrawer: Redrawer,
  context: EngineContext,
): Promise<EngineResult> {
  const dpi = input.dpi ?? (await openPicture(input.path)).dpi ?? defaultDpi;
  const first = exact === '' ? undefined : await exactly({ ...params, prompt: exact, locked }, input, context);
  const folder = join(context.workDir, 'redrawn');
  await mkdir(folder);
  const path = first?.file.path ?? input.path;
  const redrawn = await redrawPicture(
    { path, dpi },
    {
      words: (isTile) => editWords(beyond, { colours: locked, isTile }),
      seed: seedOf(context.seed),
      name: 'edited',
    },
    redrawer,
    { ...context, workDir: folder, progress: within(context.progress, 0.1, 0.95) },
  );
  if (redrawn.changed < leastChanged && first === undefined) {
    throw new OperationError('edit_changed_nothing', 'The model drew the same again');
  }
  const kept = { colours: locked, isAll: false };
  const to = await coloursBack(redrawn.path, join(folder, 'kept.png'), kept, { ...context, workDir: folder });
  const file = await finishedFile(to, dpi, context);
  context.progress(1);
  const { done = [], refused = [], unmatched = [], notes = [] } = first?.report ?? {};
  const all = [...(Array.isArray(notes) ? notes : []), ...redrawn.notes];
  return {
    files: [file],
    engine: redrawer.engine,
    report: {
      done,
      refused,
      unmatched,
      model: { name: redrawer.model, words: beyond, changed: redrawn.changed },
      ...(all.length > 0 ? { notes: all } : {}),
    },
  };
}

/** What is possible exactly comes first, so that the model sees it. That it is so already is no reason to stop. */
async function exactly(
  params: EditParams,
  input: EngineInput,
  context: EngineContext,
): Promise<{ file: Pick<EngineFile, 'path'>; report: Readonly<Record<string, unknown>> | undefined } | undefined> {
  try {
    const progress = within(context.progress, 0, 0.1);
    const { files, report } = await editPicture(params, input, { ...context, progress });
    const [file] = files;
    return file && { file, report };
  } catch (problem) {
    if (problem instanceof OperationError) return undefined;
    throw problem;
  }
}
