import { type FileHandle, open } from 'node:fs/promises';
import { bandRows, createPngRows, createTiffSpool } from '@naksha/imaging';
import { openPiece, type Phases, type PiecePx } from '@naksha/loom';

export interface PieceTask {
  readonly piece: PiecePx;
  /** Colour where no zone lies. */
  readonly ground: string;
  /** Raw RGB rows of each tile, in the size that the piece says. */
  readonly tilePaths: readonly string[];
  readonly phases: Phases;
  readonly path: string;
  /** `tiff` is an uncompressed spool for another encoder. */
  readonly format: 'png' | 'tiff';
  readonly dpi: number;
}

/**
 * Lays the woven tiles of a piece side by side, band by band into a file: nothing is drawn again, and only the borders' tiles and a
 * few bands are held. Runs in a thread of the pool, or anywhere. File system errors pass through.
 */
export async function layPiece({ piece, ground, tilePaths, phases, path, format, dpi }: PieceTask): Promise<void> {
  const { width, height } = piece;
  const files: FileHandle[] = [];
  const layout = { width, height, channels: 3, depth: 8 } as const;
  const out = format === 'png' ? await createPngRows(path, layout, dpi) : await createTiffSpool(path, width, height);
  try {
    for (const tilePath of tilePaths) files.push(await open(tilePath));
    const paint = await openPiece(piece, ground, phases, async (tile, from, count) => {
      const file = files[tile];
      const stride = (piece.tiles[tile]?.width ?? 0) * 3;
      if (file === undefined) throw new RangeError(`Expected a woven tile ${tile} but there are ${files.length}`);
      return (await file.read(Buffer.allocUnsafe(count * stride), 0, count * stride, from * stride)).buffer;
    });
    const count = bandRows(layout);
    for (let y = 0; y < height; y += count) {
      const rows = Math.min(count, height - y);
      const band = new Uint8Array(rows * width * 3);
      await paint(band, y, rows);
      if ('write' in out) await out.write(band);
      else await out.append({ width, height: rows, pixels: band });
    }
    await out.finish();
  } finally {
    await out.close();
    await Promise.all(files.map((file) => file.close()));
  }
}
