/// <reference lib="webworker" />
import type { Brush } from './fit-backing-store.ts';
import { paintTable, tableCanvas } from './paint-table.ts';
import { type TableFrame, type TableMessage, withPictures } from './table-frame.ts';

/** Paints the table beside the page: without a graphics card a canvas takes the page's thread for seconds, and one who types waits. */
let brush: Brush | undefined;
let newest: TableFrame | undefined;
let isAwaited = false;
const pictures = new Map<number, ImageBitmap>();

self.addEventListener('message', ({ data }: MessageEvent<TableMessage>) => {
  if ('canvas' in data) {
    brush = data.canvas.getContext('2d', tableCanvas()) ?? undefined;
    if (!brush) throw new Error('Expected a 2D canvas but the browser gives none');
    return;
  }
  for (const [name, picture] of data.pictures) pictures.set(name, picture);
  const named = new Set<number>();
  newest = withPictures(data.frame, (name) => {
    const picture = pictures.get(name);
    if (!picture) throw new Error(`Expected picture ${name} with the frame that names it`);
    named.add(name);
    return picture;
  });
  for (const [name, picture] of pictures) {
    if (named.has(name)) continue;
    picture.close();
    pictures.delete(name);
  }
  // Frames that come faster than they can be painted are passed over.
  if (!isAwaited) requestAnimationFrame(paint);
  isAwaited = true;
});
// The page hears of what breaks here, and of nothing else.
self.addEventListener('messageerror', () => {
  throw new Error('Expected a frame of the table but it cannot be read');
});

function paint(): void {
  isAwaited = false;
  if (brush && newest) paintTable(brush, newest);
}
