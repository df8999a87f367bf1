import { layOver } from './lay-over.ts';
import type { PsdBox } from './psd-layer.ts';
import type { PsdText } from './text/psd-text.ts';

/** Something drawn that lies on top of a picture, as words do. */
export interface Overlay {
  readonly name: string;
  readonly box: PsdBox;
  /** RGBA, 8 bits, straight alpha, as large as the box. */
  readonly pixels: Uint8Array;
  /** The words that it shows. */
  readonly text?: PsdText;
}

/** Lays what an overlay has in the rows from `y` over them, in place: RGBA rows of a picture so wide. */
export function layOverlay(rgba: Uint8Array, width: number, y: number, { box, pixels }: Overlay): void {
  const rows = rgba.length / (width * 4);
  const columns = Math.min(box.width, width - box.left);
  if (columns <= 0) return;
  for (let row = Math.max(0, box.top - y); row < Math.min(rows, box.top + box.height - y); row++) {
    const from = (y + row - box.top) * box.width * 4;
    layOver(rgba, (row * width + box.left) * 4, pixels, from, 4, columns);
  }
}
