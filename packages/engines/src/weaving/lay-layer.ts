import { type FileHandle, open } from 'node:fs/promises';
import {
  bandRows,
  createPlaneSpool,
  createPngRows,
  layOverlay,
  type Overlay,
  type PackedSpool,
  type PngRows,
  packPassing,
} from '@naksha/imaging';
import { openPiece, type Phases, type PiecePx, withoutAlpha } from '@naksha/loom';

/** One layer of a piece, or of a part of it. */
export interface PieceLayerTask {
  readonly piece: PiecePx;
  /** Of the finished piece, whose tiles are RGB: the colour where no zone lies. Undefined for layers, whose tiles are RGBA. */
  readonly ground: string | undefined;
  /** Rows of the tiles that the zones lay, in the size that the piece says; undefined for others. */
  readonly tilePaths: readonly (string | undefined)[];
  readonly phases: Phases;
  /** Takes the packed rows. */
  readonly path: string;
  /** Lie on top of the finished piece. */
  readonly overlays?: readonly Overlay[];
  /** Takes a PNG of the finished piece. */
  readonly rendition?: { readonly path: string; readonly dpi: number };
}

/**
 * Lays a drawn layer of the tiles side by side and packs it for a layered file, band by band. Runs in a thread of the pool, or anywhere.
 * File system errors pass through.
 */
export async function layLayer({
  piece,
  ground,
  tilePaths,
  phases,
  path,
  overlays = [],
  rendition,
}: PieceLayerTask): Promise<PackedSpool> {
  const { width, height } = piece;
  const channels = ground === undefined ? 4 : 3;
  const files = new Map<number, FileHandle>();
  const layout = { width, height, channels, depth: 8 } as const;
  const spool = await createPlaneSpool(path, channels);
  let png: PngRows | undefined;
  try {
    png = rendition && (await createPngRows(rendition.path, layout, rendition.dpi));
    for (const [tile, tilePath] of tilePaths.entries()) {
      if (tilePath !== undefined) files.set(tile, await open(tilePath));
    }
    const paint = await openPiece(piece, ground, phases, async (tile, from, count) => {
      const file = files.get(tile);
      const stride = (piece.tiles[tile]?.width ?? 0) * channels;
      if (file === undefined) throw new RangeError(`Expected a drawn tile ${tile} but there is none`);
      return (await file.read(Buffer.allocUnsafe(count * stride), 0, count * stride, from * stride)).buffer;
    });
    const count = bandRows(layout);
    const room = new Uint8Array(count * width * channels);
    for (let y = 0; y < height; y += count) {
      const rows = Math.min(count, height - y);
      const band = room.subarray(0, rows * width * channels);
      await paint(band, y, rows);
      if (channels === 3) layAll(overlays, band, width, y);
      await png?.write(band);
      await spool.append(packPassing(band, width, channels));
    }
    await png?.finish();
    return await spool.leave();
  } catch (error) {
    await spool.close();
    throw error;
  } finally {
    await png?.close();
    await Promise.all([...files.values()].map((file) => file.close()));
  }
}

/** Lays overlays over opaque RGB rows, in place. */
function layAll(overlays: readonly Overlay[], band: Uint8Array, width: number, y: number): void {
  const rows = band.length / (width * 3);
  const met = overlays.filter(({ box }) => box.top < y + rows && box.top + box.height > y);
  if (met.length === 0) return;
  const rgba = new Uint8Array(rows * width * 4).fill(255);
  for (let from = 0, into = 0; from < band.length; from += 3, into += 4) {
    rgba[into] = band[from] ?? 0;
    rgba[into + 1] = band[from + 1] ?? 0;
    rgba[into + 2] = band[from + 2] ?? 0;
  }
  for (const overlay of met) layOverlay(rgba, width, y, overlay);
  band.set(withoutAlpha(rgba));
}
