import { join } from 'node:path';
import { defaultDpi, type EditParams, recolourParams } from '@naksha/contract';
import { openPicture, type Requilted, type Requilting, recolourPicture, requiltPicture } from '@naksha/imaging';
import { editColours, type Reset } from '@naksha/loom';
import type { EngineContext, EngineInput, EngineResult } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { within } from '../within.ts';
import { pictureColours } from './picture-colours.ts';

/** So much of what was not understood is reported in one sentence. */
const longestQuote = 120;
/** Share of what is set out otherwise when another arrangement is asked for. */
const rearranged = 0.6;

/**
 * An edit of a picture that has no recipe: its colours are changed as the words say, and its own parts are laid closer, larger or
 * otherwise. What asks for more is named in the report. Throws `OperationError` when nothing would change.
 */
export async function editPicture(
  { prompt, locked }: EditParams,
  input: EngineInput,
  context: EngineContext,
): Promise<EngineResult> {
  const read = await pictureColours(input, context);
  const { colours, resets, done, refused, unmatched } = editColours(read, prompt, locked);
  if (done.length === 0) throw refused.length > 0 ? needsRecipe() : nothingDone(unmatched);
  const dpi = input.dpi ?? (await openPicture(input.path)).dpi ?? defaultDpi;
  const isRecoloured = colours.some(({ from, to }) => from !== to);
  const steps = resets.length + (isRecoloured ? 1 : 0);
  const { signal, workDir: folder } = context;
  const stepped = (step: number) => within(context.progress, step / steps, (step + 1) / steps);
  const drawn: Requilted[] = [];
  let from = input.path;
  for (const [i, reset] of resets.entries()) {
    const to = join(folder, `set-${i}.png`);
    const params = requilting(reset, context.seed, dpi);
    drawn.push(await requiltPicture({ from, to, folder, params, signal, progress: stepped(i) }));
    from = to;
  }
  const seamScore = drawn.at(-1)?.seamScore;
  const to = isRecoloured ? join(folder, 'edited.png') : from;
  if (isRecoloured) {
    const params = recolourParams.parse({ colours, reach: 'all' });
    await recolourPicture({ from, to, folder, params, signal, progress: stepped(resets.length) });
  }
  context.progress(1);
  const { width, height } = await openPicture(to);
  const notes = [...new Set(drawn.flatMap((each) => each.notes))];
  return {
    files: [
      { path: to, contentType: 'image/png', width, height, dpi, ...(seamScore === undefined ? {} : { seamScore }) },
    ],
    report: { done, refused, unmatched, ...(notes.length > 0 ? { notes } : {}) },
  };
}

function requilting({ kind, factor }: Reset, seed: string, dpi: number): Requilting {
  if (kind !== 'rearrange') return { kind, factor, seed, dpi };
  return { kind: 'vary', share: rearranged, motifsOnly: false, mirrors: false, shifts: true, seed, dpi };
}

/** Why an edit came to nothing. */
export function nothingDone(unmatched: readonly string[]): OperationError {
  const words = unmatched.join(', ').slice(0, longestQuote);
  return words === ''
    ? new OperationError('edit_changed_nothing', 'The design is like that already')
    : new OperationError('edit_not_understood', `Not understood: ${words}`, { words });
}

function needsRecipe(): OperationError {
  return new OperationError('edit_needs_recipe', 'What was asked for needs the recipe of the picture');
}
