import type { EffectTransferParams, FileRow, OperationName } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { copyOf, useBeside } from '../../canvas/use-beside.ts';
import { loadPicture } from '../../designs/use-picture.ts';
import { useStudio } from '../../store/studio-store.ts';
import { clearChange, showChange } from '../../store/table-actions.ts';
import { copiedPx, lookPxFor } from './copied-px.ts';
import type { EffectAnswer, EffectQuestion } from './effect-worker.ts';

const restMs = 250;
const start = () => new Worker(new URL('./effect-worker.ts', import.meta.url), { type: 'module' });

/** Shows on the table what would come of the design there, worked out beside the page from a small copy of it and of the picture whose look it takes. */
export function useEffectPreview(
  operation: OperationName,
  designId: string,
  params: EffectTransferParams,
  picture: FileRow | undefined,
): void {
  const now = useStudio(({ table: { laid } }) => (laid?.cloth === designId ? laid : null));
  const seenPx = now ? Math.max(now.source.width, now.source.height) : 0;
  const lookPx = now && picture ? lookPxFor(now.tile, seenPx, picture) : 0;
  const { data: bitmap } = useQuery({
    queryKey: queryKeys.picture(picture?._id, lookPx),
    enabled: lookPx > 0 && params.technique === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 120_000,
    queryFn: ({ signal }) => loadPicture(picture?._id ?? '', picture, lookPx, signal),
  });
  const ask = useBeside<EffectQuestion, EffectAnswer>({ start, longest: copiedPx, restMs });
  const isAwaited = params.technique === undefined && !(picture && bitmap);
  useEffect(() => {
    if (!now) return;
    if (isAwaited || params.strength === 0) return clearChange();
    const look = params.technique === undefined && bitmap ? (copyOf(bitmap, lookPx) ?? undefined) : undefined;
    return ask(
      now.source,
      () => ({ params, look }),
      async (_, picture) => {
        const seen = await picture();
        if (seen) showChange(operation, now, seen);
      },
    );
  }, [operation, now, params, bitmap, lookPx, isAwaited, ask]);
}
