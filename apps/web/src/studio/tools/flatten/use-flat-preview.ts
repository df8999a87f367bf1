import type { FlattenParams, OperationName } from '@naksha/contract';
import { useEffect, useState } from 'react';
import { useBeside } from '../../canvas/use-beside.ts';
import { useStudio } from '../../store/studio-store.ts';
import { clearChange, showChange } from '../../store/table-actions.ts';
import type { FlatView } from './flatten-preview.ts';
import type { FlatAnswer, FlatQuestion } from './flatten-worker.ts';

const longest = 1024;
const restMs = 120;
const start = () => new Worker(new URL('./flatten-worker.ts', import.meta.url), { type: 'module' });

/**
 * For a tool, what flattening would make of the design on the table, in figures and, if it `isLaid`, seen there; worked out beside the page, from a
 * small copy. A map of the difference is always seen.
 */
export function useFlatPreview(
  operation: OperationName,
  designId: string,
  params: FlattenParams,
  view: FlatView = 'flat',
  isLaid = true,
): FlatAnswer | null {
  const now = useStudio(({ table: { laid } }) => (laid?.cloth === designId ? laid : null));
  const [answer, setAnswer] = useState<FlatAnswer | null>(null);
  const ask = useBeside<FlatQuestion, FlatAnswer>({ start, longest, restMs });
  const isSeen = isLaid || view === 'difference';
  useEffect(() => {
    if (!now) return;
    const question = (image: ImageData) => ({ params, scale: image.width / now.tile.widthPx, view });
    return ask(now.source, question, async (found, picture) => {
      setAnswer(found);
      if (!isSeen) return clearChange();
      const bitmap = await picture();
      if (bitmap) showChange(operation, now, bitmap);
    });
  }, [operation, now, params, view, isSeen, ask]);
  return answer;
}
