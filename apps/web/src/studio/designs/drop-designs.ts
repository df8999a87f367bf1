import { useEffect } from 'react';
import { z } from 'zod';
import { dropRows } from '../store/table-actions.ts';

const name = 'naksha.dropped';
const dropped = z.array(z.string());

/** Forgets designs that are gone, in this tab and in the others. */
export function dropDesigns(ids: readonly string[]): void {
  dropRows(ids);
  const others = new BroadcastChannel(name);
  others.postMessage(ids);
  others.close();
}

/** Forgets what another tab has put away: here it would still be offered, and its picture be asked for in vain. */
export function useDroppedElsewhere(): void {
  useEffect(() => {
    const others = new BroadcastChannel(name);
    others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const { success, data: ids } = dropped.safeParse(data);
      if (success) dropRows(ids);
    });
    return () => others.close();
  }, []);
}
