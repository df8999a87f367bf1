import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, encodePicture, readDpi } from '@naksha/imaging';
import { fieldPhase, type Piece, piecePixels, type Recipe } from '@naksha/loom';
import type { EngineContext, EngineFile } from '../engine.ts';
import { layInPool, planTileInPool } from './pool.ts';
import type { PlannedTile } from './thread.ts';
import { weavePicture } from './weave-picture.ts';

/** Shares of the time: weaving the tiles, laying them, encoding another format than PNG. */
const shares = { weaving: 0.5, laying: 0.9 } as const;

/**
 * Draws a whole piece into a file of the work folder: each tile is woven once to disk, then laid band by band. The cloth is not a
 * design that can be changed, so the file has no recipe of its own.
 */
export async function weavePiece(
  piece: Piece,
  { palette }: Pick<Recipe, 'palette'>,
  encoding: Encoding,
  context: Pick<EngineContext, 'signal' | 'workDir' | 'progress'>,
): Promise<EngineFile> {
  const { signal, workDir, progress } = context;
  const pixels = piecePixels(piece, encoding.dpi);
  const areas = pixels.tiles.map(({ width, height }) => width * height);
  const all = areas.reduce((sum, area) => sum + area, 0);
  const tilePaths: string[] = [];
  const outlines: PlannedTile['outline'][] = [];
  let before = 0;
  for (const [index, tile] of piece.tiles.entries()) {
    const size = pixels.tiles[index] ?? { width: 1, height: 1 };
    const area = areas[index] ?? 0;
    const { plan, outline } = await planTileInPool(tile, signal);
    outlines.push(outline);
    const path = join(workDir, `tile-${index}.rgb`);
    const file = await open(path, 'w');
    let bandsDone = 0;
    const onBand = (bands: number) => {
      bandsDone += 1;
      progress((shares.weaving * (before + (area * bandsDone) / bands)) / all);
    };
    try {
      await weavePicture({ recipe: tile.recipe, plan, size, wanted: 'rows', signal, onBand }, async ({ rows }) => {
        if (rows !== undefined) await file.appendFile(rows);
      });
    } finally {
      await file.close();
    }
    before += area;
    tilePaths.push(path);
  }
  const phases = pixels.zones.map(({ tile, width, height }) => {
    const outline = outlines[tile];
    const size = pixels.tiles[tile];
    if (outline === undefined || size === undefined) return { x: 0, y: 0 };
    const { x, y } = fieldPhase(outline, width / size.width, height / size.height);
    return { x: Math.floor(x * size.width), y: Math.floor(y * size.height) };
  });
  const path = join(workDir, `piece.${encoding.format}`);
  const isPng = encoding.format === 'png';
  const laid = isPng ? path : join(workDir, 'piece.spool');
  const format = isPng ? 'png' : 'tiff';
  await layInPool(
    { piece: pixels, ground: rgbOf(palette.roles.ground), tilePaths, phases, path: laid, format, dpi: encoding.dpi },
    signal,
  );
  progress(isPng ? 1 : shares.laying);
  if (!isPng) await encodePicture(laid, path, encoding, signal);
  const dpi = await readDpi(path);
  if (dpi !== encoding.dpi) throw new Error(`Expected ${encoding.dpi} dpi in the file but it says ${dpi}`);
  const { width, height } = pixels;
  return { path, contentType: `image/${encoding.format}`, width, height, dpi };
}

function rgbOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
