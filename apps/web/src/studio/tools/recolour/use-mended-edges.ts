import type { Area, RecolourParams } from '@naksha/contract';
import { useEffect } from 'react';
import { goesOnStraight } from '../../canvas/brush/goes-on-straight.ts';
import { layPicture } from '../../canvas/brush/lay-picture.ts';
import { useBeside } from '../../canvas/use-beside.ts';
import { useStudio } from '../../store/studio-store.ts';
import { showChange } from '../../store/table-actions.ts';
import type { RecolourAnswer, RecolourQuestion } from './recolour-worker.ts';

const longest = 2048;
/** After the card's last picture, whose place this one takes. */
const restMs = 320;
const start = () => new Worker(new URL('./recolour-worker.ts', import.meta.url), { type: 'module' });

/**
 * The graphics card exchanges colours one by one; edges look at their neighbours. Once the table rests, the picture with mended edges,
 * worked out beside the page, takes the place of the card's; `repeat` says how it is laid. Null asks for nothing.
 */
export function useMendedEdges(params: RecolourParams | null, repeat: Area['repeat'] | undefined): void {
  const now = useStudio(({ table }) => table.laid);
  const ask = useBeside<RecolourQuestion, RecolourAnswer>({ start, longest, restMs });
  useEffect(() => {
    if (!now || params?.reach !== 'all') return;
    const question = () => ({ params, tile: { width: now.tile.widthPx, height: now.tile.heightPx } });
    return ask(now.source, question, async (_, picture) => {
      const bitmap = await picture();
      if (!bitmap) return;
      if (!repeat || goesOnStraight(repeat)) return showChange('recolour', now, bitmap);
      const block = layPicture(bitmap, now.tile, repeat);
      bitmap.close();
      showChange('recolour', now, block.source, { tile: block.tile });
    });
  }, [now, params, repeat, ask]);
}
