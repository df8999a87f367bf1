import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { bandsOf, type Outline, type SizePx } from '@naksha/loom';
import type { EngineContext } from '../engine.ts';
import { inOrder } from './in-order.ts';
import { drawLayersInPool, planTileInPool } from './pool.ts';
import type { TileTask } from './thread.ts';

/** A repeat of a piece drawn layer by layer into files of raw rows. */
export interface DrawnTile {
  readonly outline: Outline;
  /** From the lowest to the highest, what hand and cloth do to them last: RGBA. */
  readonly layers: readonly { readonly name: string; readonly isSurface: boolean; readonly path: string }[];
  /** The finished cloth: RGB. */
  readonly path: string;
}

const surfaceName = 'Hand and weave';

/** Draws a zone's repeat and all its layers to disk, a few bands at a time. `name` begins the names of the files. */
export async function drawTile(
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
