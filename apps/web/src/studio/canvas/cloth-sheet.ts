import { whenBroken } from '../../ui/when-broken.ts';
import { paintTable, tableCanvas } from './paint-table.ts';
import { type TableFrame, type TableMessage, withPictures } from './table-frame.ts';

/** A canvas of its own with what lies on the table. */
export interface ClothSheet {
  readonly paint: (frame: TableFrame) => void;
  readonly stop: () => void;
}

/** A sheet that is painted beside the page; on the page where a canvas cannot be handed over. `onBroken` when its worker has stopped painting. */
export function startSheet(room: HTMLElement, onBroken: () => void): ClothSheet {
  const canvas = document.createElement('canvas');
  if (typeof canvas.transferControlToOffscreen !== 'function') return startSheetOnPage(room);
  room.append(canvas);
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  const post = (message: TableMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const handed = canvas.transferControlToOffscreen();
  whenBroken(worker, onBroken);
  post({ canvas: handed }, [handed]);
  /** Those of the last frame: the worker has them. */
  let had = new Map<ImageBitmap, number>();
  let names = 0;
  return {
    paint: (frame) => {
      const has = new Map<ImageBitmap, number>();
      const sent: [number, ImageBitmap][] = [];
      const named = withPictures(frame, (picture) => {
        const known = has.get(picture) ?? had.get(picture);
        const name = known ?? ++names;
        if (known === undefined) sent.push([name, picture]);
        has.set(picture, name);
        return name;
      });
      had = has;
      post({ frame: named, pictures: sent });
    },
    stop: () => {
      worker.terminate();
      canvas.remove();
    },
  };
}

/** The same sheet, painted on the page's own thread. */
export function startSheetOnPage(room: HTMLElement): ClothSheet {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d', tableCanvas());
  if (!brush) throw new Error('Expected a 2D canvas but the browser gives none');
  room.append(canvas);
  return { paint: (frame) => paintTable(brush, frame), stop: () => canvas.remove() };
}
