import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Look } from '@naksha/contract';
import {
  type ErrorLines,
  errorLinesHere,
  type JobKind,
  jobKindHere,
  jobNiceness,
  type PackedSpool,
} from '@naksha/imaging';
import type { Recipe } from '@naksha/loom';
import { Piscina } from 'piscina';
import type { MotifTask } from './draw-motif.ts';
import type { PlannedDesign } from './kept-plan.ts';
import type { PieceLayerTask } from './lay-layer.ts';
import type { PieceTask } from './lay-piece.ts';
import type { PoolCall, Written } from './run-task.ts';
import type { BandTask, ComposedDesign, ComposeTask, PlannedTile, PlanTask, TileTask, WovenBand } from './thread.ts';
import type { DrawnLayers, LayersTask, OverlaidTask, WovenLayers } from './weave-layers.ts';

const taskFile = new URL('./run-task.ts', import.meta.url).href;
const threadFile = new URL('./thread.ts', import.meta.url).href;
const layersFile = new URL('./weave-layers.ts', import.meta.url).href;
const layerFile = new URL('./lay-layer.ts', import.meta.url).href;
const motifFile = new URL('./draw-motif.ts', import.meta.url).href;
const pieceFile = new URL('./lay-piece.ts', import.meta.url).href;

/** By kind of job: a thread may be busy with one band, or one piece, of a long job for long. */
const pools = new Map<JobKind, Piscina>();

/** Threads wait this long for more work: starting one costs half a second. */
const idleMs = 300_000;

/** Bands come and go: a small nursery has them collected early, which saves a third of the memory and costs no time. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

/** Plans a recipe in a thread of the pool. An abort ends the thread at once and rejects with the signal's reason. */
export function planInPool(task: PlanTask, signal: AbortSignal): Promise<PlannedDesign> {
  return inPool('plan', task, signal);
}

/** Composes and plans a design in a thread of the pool; aborts as `planInPool` does. */
export function composeInPool(task: ComposeTask, signal: AbortSignal): Promise<ComposedDesign> {
  return inPool('compose', task, signal);
}

/** Draws a band in a thread of the pool; aborts as `planInPool` does. */
export function weaveInPool(task: BandTask, signal: AbortSignal): Promise<WovenBand> {
  return inPool('weaveBand', task, signal);
}

/** Draws a band of every layer in a thread of the pool; aborts as `planInPool` does. */
export function weaveLayersInPool(task: OverlaidTask, signal: AbortSignal): Promise<WovenLayers> {
  return inPool('weaveLayers', task, signal, layersFile);
}

/** Draws a band of every layer in a thread of the pool, unpacked; aborts as `planInPool` does. */
export function drawLayersInPool(task: LayersTask, signal: AbortSignal): Promise<DrawnLayers> {
  return inPool('drawLayers', task, signal, layersFile);
}

/** Lays one layer of a piece in a thread of the pool; aborts as `planInPool` does. */
export function layLayerInPool(task: PieceLayerTask, signal: AbortSignal): Promise<PackedSpool> {
  return inPool('layLayer', task, signal, layerFile);
}

/** Plans the repeat of a piece's zone in a thread of the pool; aborts as `planInPool` does. */
export function planTileInPool(task: TileTask, signal: AbortSignal): Promise<PlannedTile> {
  return inPool('planTile', task, signal);
}

/** Lays a piece of its woven tiles in a thread of the pool; aborts as `planInPool` does. */
export function layInPool(task: PieceTask, signal: AbortSignal): Promise<void> {
  return inPool('layPiece', task, signal, pieceFile);
}

/** Draws a motif alone in a thread of the pool; aborts as `planInPool` does. */
export function drawMotifInPool(task: MotifTask, signal: AbortSignal): Promise<Uint8Array[]> {
  return inPool('drawMotif', task, signal, motifFile);
}

/** What a design looks like from afar, in 64 bits; aborts as `planInPool` does. */
export function likenessInPool(
  design: { readonly recipe: Recipe; readonly scene: SharedArrayBuffer },
  signal: AbortSignal,
): Promise<boolean[]> {
  return inPool('likeness', design, signal);
}

/** Weaves a recipe small and measures it, undefined where more is drawn on it than threads have room for; aborts as `planInPool` does. */
export function lookInPool(task: { readonly recipe: Recipe }, signal: AbortSignal): Promise<Look | undefined> {
  return inPool('look', task, signal);
}

/** What each call writes to the standard error of its thread goes where that of picture children goes. */
const written = new Map<number, ErrorLines>();
let calls = 0;
/** What was written last may come after the answer. */
const lateMs = 1_000;

async function inPool<Answer>(
  name: string,
  task: unknown,
  signal: AbortSignal,
  file: string = threadFile,
): Promise<Answer> {
  signal.throwIfAborted();
  const kind = jobKindHere() ?? 'long';
  const pool = pools.get(kind) ?? openPool(kind);
  const call = ++calls;
  const lines = errorLinesHere();
  written.set(call, lines);
  try {
    const wish: PoolCall = { call, file, name, task, niceness: jobNiceness[kind] };
    return await pool.run(wish, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    const forget = () => {
      lines.end();
      written.delete(call);
    };
    setTimeout(forget, lateMs).unref();
  }
}

function openPool(kind: JobKind): Piscina {
  // For `giveRoomBack`: a flag of the whole program, which threads that begin later go by.
  setFlagsFromString('--expose-gc');
  const opened = new Piscina({
    filename: taskFile,
    minThreads: 0,
    maxThreads:
      kind === 'long' ? Math.max(1, availableParallelism()) : Math.max(1, Math.floor(availableParallelism() / 2)),
    idleTimeout: idleMs,
    resourceLimits,
  });
  opened.on('message', ({ call, text }: Written) => written.get(call)?.read(text));
  pools.set(kind, opened);
  return opened;
}

/** Ends all threads; the next band starts new ones. For the end of the process. */
export async function closePool(): Promise<void> {
  const closing = [...pools.values()];
  pools.clear();
  await Promise.all(closing.map((pool) => pool.destroy()));
}
