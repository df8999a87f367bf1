import { join } from 'node:path';
import { defaultDpi, type MaskParams } from '@naksha/contract';
import { createPngRows, findRooms, type Masking, maskPicture } from '@naksha/imaging';
import { type MotifId, motifAsked, parseRecipe } from '@naksha/loom';
import type { EngineContext, EngineInput, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { drawMotifInPool, planInPool } from '../weaving/pool.ts';
import { within } from '../within.ts';
import { onePicture } from './one-picture.ts';
import { pictureColours } from './picture-colours.ts';
import { withLaidArea } from './with-laid-area.ts';

/**
 * What is masked removed or filled; every other pixel stays. The pixels are changed: a loom design's recipe does not describe them any more.
 * The report says where the filling was taken from, how much of the picture it is, and which motif stands in it. Throws OperationError
 * `fill_not_understood` for words that name nothing that can be drawn.
 */
export const mask: Run<MaskParams> = async (params, inputs, drawn) => {
  // What was previewed with a seed is filled and composed with it.
  const context = { ...drawn, seed: params.seed ?? drawn.seed };
  const given = await maskOf(params, inputs);
  const { motif, motifs } =
    params.action === 'fill' && given.kind !== 'find'
      ? await motifsIn(params, inputs, given, context)
      : { motif: undefined, motifs: [] };
  const masking: Masking = {
    mask: given,
    strength: params.action === 'watermark' ? params.strength / 100 : 1,
    seed: context.seed,
    isPlain: params.action === 'fill',
    motifs,
  };
  const progress = within(context.progress, motif === undefined ? 0 : 0.2, 1);
  const { file, answer } = await onePicture(inputs, masking, { ...context, progress }, maskPicture);
  const { method, changed, parts } = answer;
  return { files: [file], report: { method, changed, parts, ...(motif === undefined ? {} : { motif }) } };
};

async function maskOf(params: MaskParams, inputs: readonly EngineInput[]): Promise<Masking['mask']> {
  const [, given] = inputs;
  if (given !== undefined) return { kind: 'picture', path: given.path };
  const { within: area } = await withLaidArea(params, inputs);
  return area === undefined ? { kind: 'find' } : { kind: 'area', area };
}

/** So much of what was not understood is reported in one sentence. */
const longestQuote = 120;
/** Share of the room in a hole that a motif's square takes, and its largest side in pixels. */
const squareShare = 2.1;
const mostPx = 3000;

/** The motif that words ask for, drawn for each hole that has room for it: in the dyes and the hand of the cloth. */
async function motifsIn(
  params: MaskParams,
  [input]: readonly EngineInput[],
  given: Exclude<Masking['mask'], { kind: 'find' }>,
  context: EngineContext,
): Promise<{ motif: MotifId; motifs: Masking['motifs'] }> {
  if (input === undefined) throw new RangeError('Expected a picture to fill but received none');
  const { signal, workDir } = context;
  const { motif, recipe } = await clothWith(params, input, context);
  const rooms = await findRooms(input.path, workDir, given, signal);
  const { scene: plan } = await planInPool({ recipe }, signal);
  const sides = rooms.map(({ radius }) => Math.max(4, Math.min(mostPx, Math.round(radius * squareShare))));
  const drawn = await drawMotifInPool({ recipe, plan, motif, sides }, signal);
  if (drawn.length === 0) throw notUnderstood(params.prompt ?? motif);
  context.progress(0.2);
  const motifs: Masking['motifs'][number][] = [];
  for (const [i, pixels] of drawn.entries()) {
    const [side = 0, room] = [sides[i], rooms[i]];
    if (room !== undefined) motifs.push(await laid(pixels, side, room, join(workDir, `motif-${i}.png`)));
  }
  return { motif, motifs };
}

async function laid(
  pixels: Uint8Array,
  side: number,
  { x, y }: { readonly x: number; readonly y: number },
  path: string,
): Promise<Masking['motifs'][number]> {
  const png = await createPngRows(path, { width: side, height: side, channels: 4, depth: 8 }, defaultDpi);
  try {
    await png.write(pixels);
    await png.finish();
  } finally {
    await png.close();
  }
  return { path, x: x - (side >> 1), y: y - (side >> 1) };
}

/** The motif that words ask for and a cloth that draws it: the design's own, or one in the colours of the picture. */
async function clothWith({ prompt = '', language }: MaskParams, input: EngineInput, context: EngineContext) {
  const found = parseRecipe(input.designDefinition);
  const cloth =
    'recipe' in found
      ? { recipe: found.recipe }
      : { colours: (await pictureColours(input, context)).map(({ hex }) => hex) };
  const asked = motifAsked(prompt, language, cloth, context.seed);
  if ('unmatched' in asked) throw notUnderstood(asked.unmatched.join(', ') || prompt);
  return asked;
}

function notUnderstood(words: string): OperationError {
  const quoted = words.slice(0, longestQuote);
  return new OperationError('fill_not_understood', 'No motif was understood', { words: quoted });
}
