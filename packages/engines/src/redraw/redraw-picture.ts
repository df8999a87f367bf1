import { join } from 'node:path';
import {
  changeBetween,
  layChanges,
  measureTile,
  openPicture,
  reducePicture,
  resizePicture,
  upscalePicture,
} from '@naksha/imaging';
import type { EngineContext, EngineInput } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { mendSeams, type SeamNote } from './mend-seams.ts';
import type { Redrawer, Size } from './redrawer.ts';

/** What can be reported of a picture that a model drew. */
export type RedrawNote = SeamNote | 'restKept' | 'enlarged' | 'madeOpaque';

export interface Redrawn {
  readonly path: string;
  /** Share of its pixels that are others than before, 0 … 1. */
  readonly changed: number;
  readonly notes: readonly RedrawNote[];
}

interface Asked {
  readonly words: (isTile: boolean) => string;
  readonly seed: number;
  readonly strength?: number;
  /** Names the files of this picture in the work folder. */
  readonly name: string;
}

/** An enlargement beyond this is reported. */
const reportedEnlargement = 1.25;
const mostFactor = 4;

/**
 * A picture redrawn by a model as words say, at its own size: shown to the model in a size that its server takes, made to tile again
 * where it did, and brought back; what it left as it was stays so to the pixel. A server whose memory does not do is asked once more for a smaller one. Throws EngineError and
 * PictureError.
 */
export async function redrawPicture(
  input: Pick<EngineInput, 'path'> & { readonly dpi: number },
  asked: Asked,
  redrawer: Redrawer,
  context: EngineContext,
): Promise<Redrawn> {
  const picture = await openPicture(input.path);
  const before = await measureTile(input.path, context.workDir, context.signal);
  const goesOn = { across: !before.across, down: !before.down };
  const [size, smaller] = redrawer.sizesFor(picture);
  if (size === undefined) throw new RangeError('Expected a model that takes some size');
  const drawAt = (at: Size) => draw({ path: input.path, size: at, goesOn, asked }, redrawer, context);
  const drawn = await drawAt(size).catch((problem: unknown) => {
    if (!(problem instanceof EngineError) || problem.code !== 'engine_memory' || smaller === undefined) throw problem;
    return drawAt(smaller);
  });
  context.progress(0.8);
  const isTile = goesOn.across && goesOn.down;
  const enlarged = await bringBack(drawn, picture, { ...asked, dpi: input.dpi, isTile }, context);
  context.progress(0.9);
  const kept = `${enlarged}.kept.png`;
  const pictures = { original: input.path, enlarged, shown: drawn.shown, drawn: drawn.path, to: kept };
  const laid = { ...pictures, ...drawn.size, isTile, dpi: input.dpi, folder: context.workDir };
  const isKept = await layChanges(laid, context.signal);
  const factor = Math.max(picture.width / drawn.size.width, picture.height / drawn.size.height);
  context.progress(1);
  const notes: RedrawNote[] = [...drawn.notes];
  if (isKept) notes.push('restKept');
  if (factor > reportedEnlargement) notes.push('enlarged');
  if (picture.hasAlpha) notes.push('madeOpaque');
  return { path: isKept ? kept : enlarged, changed: drawn.changed, notes };
}

interface Drawn {
  readonly path: string;
  /** What the model was shown. */
  readonly shown: string;
  readonly size: Size;
  readonly changed: number;
  readonly notes: readonly SeamNote[];
}

async function draw(
  { path, size, goesOn, asked }: { path: string; size: Size; goesOn: { across: boolean; down: boolean }; asked: Asked },
  redrawer: Redrawer,
  context: EngineContext,
): Promise<Drawn> {
  const { signal, workDir } = context;
  const isTile = goesOn.across && goesOn.down;
  const pathOf = (step: string) => join(workDir, `${asked.name}-${size.width}-${step}.png`);
  const [shown, answer, drawn] = [pathOf('shown'), pathOf('answer'), pathOf('drawn')];
  await reducePicture({ from: path, to: shown, folder: workDir, params: { ...size, isTile }, signal });
  context.progress(0.1);
  const { words, seed, strength } = asked;
  const extras = { seed, ...(strength === undefined ? {} : { strength }) };
  await redrawer.redraw({ picture: shown, size, words: words(isTile), to: answer, ...extras }, signal);
  context.progress(0.5);
  // Bare pixels of the size that was asked for, whatever came.
  await reducePicture({ from: answer, to: drawn, folder: workDir, params: { ...size, isTile: false }, signal });
  const whole = { roll: { across: 0, down: 0 }, left: 0, top: 0, ...size };
  const [change] = await changeBetween({ before: shown, after: drawn, places: [whole] }, signal);
  const mended = await mendSeams({ shown, drawn }, { size, ...extras }, goesOn, redrawer, context);
  return { ...mended, shown, size, changed: change?.share ?? 1 };
}

/** Enlarged edge by edge where it is smaller than the picture was, and then to the pixel. */
async function bringBack(
  { path, size }: Drawn,
  to: Size,
  { name, dpi, isTile }: { name: string; dpi: number; isTile: boolean },
  { signal, workDir: folder }: EngineContext,
): Promise<string> {
  const factor = Math.min(mostFactor, Math.ceil(Math.max(to.width / size.width, to.height / size.height)));
  let from = path;
  const quiet = { folder, signal, progress: () => undefined };
  if (factor === 2 || factor === 3 || factor === 4) {
    const enlarged = join(folder, `${name}-enlarged.png`);
    await upscalePicture({ ...quiet, from, to: enlarged, params: { factor, dpi, crispness: 0, grain: 0 } });
    from = enlarged;
  }
  const back = join(folder, `${name}.png`);
  const { width, height } = to;
  await resizePicture({ ...quiet, from, to: back, params: { width, height, dpi, isTile } });
  return back;
}
