import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, encodePicture, readDpi } from '@naksha/imaging';
import { fieldPhases, type Outline, type Piece, piecePixels, type Recipe, type ZoneTile } from '@naksha/loom';
import type { EngineContext, EngineFile } from '../engine.ts';
import { layInPool, planTileInPool } from './pool.ts';
import { weavePicture } from './weave-picture.ts';

/** The design that a piece is composed of, with its plan. */
export interface PieceDesign {
  readonly recipe: Recipe;
  readonly scene: SharedArrayBuffer;
}

/** The plan of a tile that is the design itself. */
export function ownScene({ recipe }: ZoneTile, design: PieceDesign): SharedArrayBuffer | undefined {
  return recipe === design.recipe ? design.scene : undefined;
}

/** Shares of the time: weaving the tiles, laying them, encoding another format than PNG. */
const shares = { weaving: 0.5, laying: 0.9 } as const;

/**
 * Draws a whole piece into a file of the work folder: each tile is woven once to disk, then laid band by band. The cloth is not a
 * design that can be changed, so the file has no recipe of its own.
 */
export async function weavePiece(
  piece: Piece,
  design: PieceDesign,
  encoding: Encoding,
  context: Pick<EngineContext, 'signal' | 'workDir' | 'progress'>,
): Promise<EngineFile> {
  const { signal, workDir, progress } = context;
  const pixels = piecePixels(piece, encoding.dpi);
  const areas = pixels.tiles.map(({ width, height }) => width * height);
  const all = areas.reduce((sum, area) => sum + area, 0);
  const tilePaths: string[] = [];
  const outlines: Outline[] = [];
  let before = 0;
  for (const [index, tile] of piece.tiles.entries()) {
    const size = pixels.tiles[index] ?? { width: 1, height: 1 };
    const area = areas[index] ?? 0;
    const { plan, outline } = await planTileInPool({ tile, scene: ownScene(tile, design) }, signal);
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
  const path = join(workDir, `piece.${encoding.format}`);
  // What the loom draws has 8 bits.
  const isPng = encoding.format === 'png' && encoding.bits !== 16;
  const laid = isPng ? path : join(workDir, 'piece.spool');
  const format = isPng ? 'png' : 'tiff';
  const phases = fieldPhases(pixels, outlines);
  await layInPool(
    {
      piece: pixels,
      ground: design.recipe.palette.roles.ground,
      tilePaths,
      phases,
      path: laid,
      format,
      dpi: encoding.dpi,
    },
    signal,
  );
  // They take as much of the disk as the piece, which whoever asked for it goes on working with.
  for (const tile of tilePaths) await rm(tile);
  progress(isPng ? 1 : shares.laying);
  const onEncoded = (share: number) => progress(shares.laying + (1 - shares.laying) * share);
  if (!isPng) await encodePicture(laid, path, encoding, signal, onEncoded);
  const dpi = await readDpi(path);
  if (dpi !== encoding.dpi) throw new Error(`Expected ${encoding.dpi} dpi in the file but it says ${dpi}`);
  const { width, height } = pixels;
  return { path, contentType: `image/${encoding.format}`, width, height, dpi };
}
