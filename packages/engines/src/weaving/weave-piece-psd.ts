import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesOfHex } from '@naksha/colour';
import {
  createSpools,
  flatPlane,
  type Overlay,
  overlayLayers,
  type PsdGroup,
  type PsdLayer,
  type Spools,
  writePsd,
} from '@naksha/imaging';
import { bandsOf, fieldPhases, type Outline, type Piece, type PiecePx, piecePixels, type SizePx } from '@naksha/loom';
import type { EngineContext } from '../engine.ts';
import { inOrder } from './in-order.ts';
import { type PiecePart, partsOf, type TilePart } from './piece-parts.ts';
import { drawLayersInPool, layLayerInPool, planTileInPool } from './pool.ts';
import type { TileTask } from './thread.ts';
import { ownScene, type PieceDesign } from './weave-piece.ts';

export interface WovenPiecePsd {
  readonly piece: Piece;
  readonly design: PieceDesign;
  readonly dpi: number;
  readonly overlays: readonly Overlay[];
  readonly path: string;
  /** Takes a PNG of the finished piece. */
  readonly rendition: string;
}

/** Shares of the time: until the tiles are drawn, until their layers are laid, until the whole is. */
const shares = { drawn: 0.35, laid: 0.75, merged: 0.9 } as const;
const groundName = 'Ground';

/** A layer of a repeat, to be laid in a part of the piece. */
interface LayerJob {
  readonly part: TilePart;
  readonly name: string;
  readonly isSurface: boolean;
  readonly from: string;
}

/**
 * Draws a whole piece into a layered file: its parts as groups (body, border, pallu …), each with the layers of its repeats. Every
 * repeat is drawn once, then laid layer by layer in the pool. Answers its size and whether it is a PSB.
 */
export async function weavePiecePsd(
  { piece, design, dpi, overlays, path, rendition }: WovenPiecePsd,
  context: Pick<EngineContext, 'signal' | 'workDir' | 'progress'>,
): Promise<{ width: number; height: number; isLarge: boolean }> {
  const { signal, workDir, progress } = context;
  const pixels = piecePixels(piece, dpi);
  const { width, height } = pixels;
  const { ground } = design.recipe.palette.roles;
  const spools = createSpools(workDir);
  try {
    const tiles = await drawTiles(piece, design, pixels, context);
    const outlines = tiles.map(({ outline }) => outline);
    const phases = fieldPhases(pixels, outlines);
    const parts = partsOf(piece, pixels, phases);
    const jobs = parts.flatMap((part) =>
      part.tiles.flatMap((own) =>
        (tiles[own.tile]?.layers ?? []).map((layer): LayerJob => ({ part: own, ...layer, from: layer.path })),
      ),
    );
    const laid = new Map<TilePart, PsdLayer[]>();
    let done = 0;
    await inOrder(
      jobs.length,
      signal,
      (index, stop) => layJob(jobs[index], tiles.length, join(workDir, `layer-${index}.planes`), stop),
      async (packed) => {
        const job = jobs[done];
        done += 1;
        if (job === undefined || packed === undefined) return;
        const rows = await spools.adopt(packed);
        const blend = job.isSurface ? 'linearLight' : 'normal';
        const layer: PsdLayer = { name: job.name, box: job.part.box, blend, opacity: 1, rows };
        laid.set(job.part, [...(laid.get(job.part) ?? []), layer]);
        progress(shares.drawn + ((shares.laid - shares.drawn) * done) / jobs.length);
      },
    );
    const tilePaths = tiles.map((tile) => tile.path);
    const whole = { piece: pixels, ground, tilePaths, phases, overlays, rendition: { path: rendition, dpi } };
    const merged = await spools.adopt(await layLayerInPool({ ...whole, path: join(workDir, 'merged.planes') }, signal));
    progress(shares.merged);
    const groups = parts.map((part) => groupOf(part, laid));
    const words = await overlayLayers(overlays, spools);
    const lowest = await groundLayer(ground, pixels, spools);
    const layers = [lowest, ...groups, ...words];
    const onShare = (share: number) => {
      // Gigabytes are put together here: who asks for an end is not to wait for them.
      signal.throwIfAborted();
      progress(shares.merged + (1 - shares.merged) * share);
    };
    const { isLarge } = await writePsd(path, { width, height, dpi, layers, merged, spots: [] }, onShare);
    return { width, height, isLarge };
  } finally {
    await spools.close();
  }
}

async function drawTiles(
  piece: Piece,
  design: PieceDesign,
  pixels: PiecePx,
  context: Pick<EngineContext, 'signal' | 'workDir' | 'progress'>,
): Promise<DrawnTile[]> {
  const areas = pixels.tiles.map(({ width, height }) => width * height);
  const all = areas.reduce((sum, area) => sum + area, 0);
  const tiles: DrawnTile[] = [];
  let before = 0;
  for (const [index, tile] of piece.tiles.entries()) {
    const area = areas[index] ?? 0;
    let bandsDone = 0;
    const onBand = (bands: number) => {
      bandsDone += 1;
      context.progress((shares.drawn * (before + (area * bandsDone) / bands)) / all);
    };
    const size = pixels.tiles[index] ?? { width: 1, height: 1 };
    const task = { tile, scene: ownScene(tile, design) };
    tiles.push(await drawTile(task, size, `tile-${index}`, context, onBand));
    before += area;
  }
  return tiles;
}

async function layJob(job: LayerJob | undefined, tiles: number, path: string, signal: AbortSignal) {
  if (job === undefined) return undefined;
  const { piece, phases, tile } = job.part;
  const tilePaths = Array.from({ length: tiles }, (_, index) => (index === tile ? job.from : undefined));
  return layLayerInPool({ piece, ground: undefined, tilePaths, phases, path }, signal);
}

/** A part as a group; of several repeats each has one of its own inside. */
function groupOf({ name, tiles }: PiecePart, laid: ReadonlyMap<TilePart, readonly PsdLayer[]>): PsdGroup {
  const [only, ...more] = tiles;
  if (only !== undefined && more.length === 0) return { name, layers: laid.get(only) ?? [] };
  return { name, layers: tiles.map((tile) => ({ name: tile.name, layers: laid.get(tile) ?? [] })) };
}

/** What is seen where no part lies. */
async function groundLayer(hex: string, { width, height }: PiecePx, spools: Spools): Promise<PsdLayer> {
  const rows = await spools.create(3);
  const planes = bytesOfHex(hex).map((value) => flatPlane(value, width, height));
  await rows.append({ height, planes });
  return { name: groundName, box: { left: 0, top: 0, width, height }, blend: 'normal', opacity: 1, rows };
}

/** A repeat of a piece drawn layer by layer into files of raw rows. */
interface DrawnTile {
  readonly outline: Outline;
  /** From the lowest to the highest, what hand and cloth do to them last: RGBA. */
  readonly layers: readonly { readonly name: string; readonly isSurface: boolean; readonly path: string }[];
  /** The finished cloth: RGB. */
  readonly path: string;
}

const surfaceName = 'Hand and weave';

/** Draws a zone's repeat and all its layers to disk, a few bands at a time. `name` begins the names of the files. */
async function drawTile(
  { tile, scene }: TileTask,
  size: SizePx,
  name: string,
  { signal, workDir }: Pick<EngineContext, 'signal' | 'workDir'>,
  onBand: (bands: number) => void,
): Promise<DrawnTile> {
  const { plan, outline } = await planTileInPool({ tile, scene }, signal);
  const bands = bandsOf(size).length;
  const files = new Map<string, FileHandle>();
  const layers: { name: string; isSurface: boolean; path: string }[] = [];
  const fileAt = async (path: string) => {
    const file = files.get(path) ?? (await open(path, 'w'));
    files.set(path, file);
    return file;
  };
  const path = join(workDir, `${name}.rgb`);
  const task = { recipe: tile.recipe, plan, size };
  try {
    await inOrder(
      bands,
      signal,
      (band, stop) => drawLayersInPool({ ...task, band }, stop),
      async ({ layers: drawn, surface, rows }) => {
        const all = [
          ...drawn.map((layer) => ({ ...layer, isSurface: false })),
          ...(surface === undefined ? [] : [{ name: surfaceName, isSurface: true, pixels: surface }]),
        ];
        for (const [index, layer] of all.entries()) {
          layers[index] ??= {
            name: layer.name,
            isSurface: layer.isSurface,
            path: join(workDir, `${name}-${index}.rgba`),
          };
          await (await fileAt(layers[index].path)).appendFile(layer.pixels);
        }
        await (await fileAt(path)).appendFile(rows);
        onBand(bands);
      },
    );
  } finally {
    for (const file of files.values()) await file.close();
  }
  return { outline, layers, path };
}
