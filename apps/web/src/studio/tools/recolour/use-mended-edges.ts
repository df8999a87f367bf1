import type { Area, RecolourParams } from '@naksha/contract';
import { useEffect, useRef } from 'react';
import { goesOnStraight } from '../../canvas/brush/goes-on-straight.ts';
import { layPicture } from '../../canvas/brush/lay-picture.ts';
import { copyOf } from '../../canvas/copy-of.ts';
import { useStudio } from '../../store/studio-store.ts';
import { showChange } from '../../store/table-actions.ts';
import type { RecolourAnswer, RecolourQuestion } from './recolour-worker.ts';

const longest = 2048;
/** After the card's last picture, whose place this one takes. */
const restMs = 320;

/**
 * The graphics card exchanges colours one by one; edges look at their neighbours. Once the table rests, the picture with mended edges,
 * worked out beside the page, takes the place of the card's; `repeat` says how it is laid. Null asks for nothing.
 */
export function useMendedEdges(params: RecolourParams | null, repeat: Area['repeat'] | undefined): void {
  const now = useStudio(({ table }) => table.laid);
  const worker = useRef<Worker | null>(null);
  const turn = useRef(0);
  useEffect(() => {
    worker.current = new Worker(new URL('./recolour-worker.ts', import.meta.url), { type: 'module' });
    return () => worker.current?.terminate();
  }, []);
  useEffect(() => {
    const { current } = worker;
    if (!now || !current || params?.reach !== 'all') return;
    const mine = ++turn.current;
    let isWanted = true;
    const listen = async ({ data }: MessageEvent<RecolourAnswer>) => {
      if (data.turn !== mine || !image) return;
      const bitmap = await createImageBitmap(new ImageData(data.pixels, image.width, image.height));
      if (!isWanted) return bitmap.close();
      if (!repeat || goesOnStraight(repeat)) return showChange(now, bitmap);
      const block = layPicture(bitmap, now.tile, repeat);
      bitmap.close();
      showChange(now, block.source, { tile: block.tile });
    };
    let image: ImageData | null = null;
    const timer = setTimeout(() => {
      image = copyOf(now.source, longest);
      if (image) {
        const tile = { width: now.tile.widthPx, height: now.tile.heightPx };
        current.postMessage({ turn: mine, image, params, tile } satisfies RecolourQuestion);
      }
    }, restMs);
    current.addEventListener('message', listen);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      current.removeEventListener('message', listen);
    };
  }, [now, params, repeat]);
}
