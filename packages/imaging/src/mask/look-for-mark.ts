import { findMark } from '@naksha/colour';
import type { Rows } from '../bands/open-rows.ts';
import { PictureError } from '../picture-error.ts';
import type { Masking } from './masking.ts';
import { readWindow } from './read-window.ts';

/** Side at which a picture is looked at for a mark. */
const lookedPx = 1024;

/** The mark that lies over a picture. Throws PictureError `watermark_not_found`. */
export async function lookForMark(rows: Rows): Promise<Extract<Masking['mask'], { kind: 'marked' }>> {
  const { width, height } = rows.layout;
  const scale = Math.ceil(Math.max(width, height) / lookedPx);
  const size = { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
  const nothing = { cover: () => false, close: async () => undefined };
  const holes = { cell: 1, columns: 1, rows: 1, at: new Uint16Array(1), boxes: [], pixels: 0 };
  const wraps = { across: true, down: true };
  const field = await readWindow({ rows, cover: nothing, holes }, { x: 0, y: 0, scale, ...size, wraps }, 1);
  const found = findMark(field);
  if (found === undefined)
    throw new PictureError('watermark_not_found', `Expected a mark on ${width} × ${height} pixels but found none`);
  return { kind: 'marked', marks: found.marks, ...size };
}
