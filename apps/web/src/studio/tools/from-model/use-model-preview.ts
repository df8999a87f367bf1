import { clothLookPx } from '@naksha/colour';
import type { Area, Mesh } from '@naksha/contract';
import { useEffect, useState } from 'react';
import { useBeside } from '../../canvas/use-beside.ts';
import { useStudio } from '../../store/studio-store.ts';
import { clearChange, showChange } from '../../store/table-actions.ts';
import type { ModelSeen } from './measure-model.ts';
import type { ModelAnswer, ModelQuestion } from './model-worker.ts';

const restMs = 250;
const start = () => new Worker(new URL('./model-worker.ts', import.meta.url), { type: 'module' });

interface ModelPreview {
  /** Null while it is not known. */
  readonly seen: ModelSeen | null;
  /** The picture on the table; null while it is not there. */
  readonly photo: ImageBitmap | null;
}

/** What repeats in the photograph on the table, worked out beside the page from a small copy. Its tiles are drawn over it. */
export function useModelPreview(designId: string, area: Area | undefined, mesh: Mesh | null): ModelPreview {
  const now = useStudio(({ table: { laid } }) => (laid?.cloth === designId ? laid : null));
  const [seen, setSeen] = useState<ModelSeen | null>(null);
  const ask = useBeside<ModelQuestion, ModelAnswer>({ start, longest: clothLookPx, restMs });
  const isByHand = mesh !== null;
  useEffect(() => {
    setSeen(null);
    // What lies under a mesh that is set by hand is measured when it is laid flat.
    if (!now || isByHand) return;
    const stop = ask(
      now.source,
      () => ({ area }),
      async (answer, picture) => {
        setSeen(answer.seen);
        if (answer.seen.kind !== 'repeat') return clearChange();
        const bitmap = await picture();
        if (bitmap) showChange('fromModel', now, bitmap);
      },
    );
    return () => {
      stop();
      clearChange();
    };
  }, [now, area, isByHand, ask]);
  return { seen, photo: now?.source ?? null };
}
