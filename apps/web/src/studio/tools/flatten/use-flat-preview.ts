import type { FlattenParams } from '@naksha/contract';
import { useEffect, useRef, useState } from 'react';
import { copyOf } from '../../canvas/copy-of.ts';
import { useStudio } from '../../store/studio-store.ts';
import { clearChange, showChange } from '../../store/table-actions.ts';
import type { FlatView } from './flatten-preview.ts';
import type { FlatAnswer, FlatQuestion } from './flatten-worker.ts';

const longest = 1024;
const restMs = 120;

/**
 * What flattening would make of the design on the table, in figures and, if it `isLaid`, seen there; worked out beside the page, from a
 * small copy. A map of the difference is always seen.
 */
export function useFlatPreview(
  designId: string,
  params: FlattenParams,
  view: FlatView = 'flat',
  isLaid = true,
): FlatAnswer | null {
  const now = useStudio(({ table: { laid } }) => (laid?.cloth === designId ? laid : null));
  const [answer, setAnswer] = useState<FlatAnswer | null>(null);
  const worker = useRef<Worker | null>(null);
  const turn = useRef(0);
  const isSeen = isLaid || view === 'difference';
  useEffect(() => {
    worker.current = new Worker(new URL('./flatten-worker.ts', import.meta.url), { type: 'module' });
    return () => {
      worker.current?.terminate();
      clearChange();
    };
  }, []);
  useEffect(() => {
    const { current } = worker;
    if (!now || !current) return;
    const mine = ++turn.current;
    let isWanted = true;
    const image = copyOf(now.source, longest);
    const listen = async ({ data }: MessageEvent<FlatAnswer>) => {
      if (data.turn !== mine || !image) return;
      setAnswer(data);
      if (!isSeen) return clearChange();
      const bitmap = await createImageBitmap(new ImageData(data.pixels, data.width, data.height));
      // The tool may have been closed meanwhile.
      if (!isWanted) return bitmap.close();
      showChange(now, bitmap);
    };
    const timer = setTimeout(() => {
      if (!image) return;
      const question: FlatQuestion = { turn: mine, image, params, scale: image.width / now.tile.widthPx, view };
      current.postMessage(question);
    }, restMs);
    current.addEventListener('message', listen);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      current.removeEventListener('message', listen);
    };
  }, [now, params, view, isSeen]);
  return answer;
}
