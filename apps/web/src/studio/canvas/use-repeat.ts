import type { OperationName, RepeatParams } from '@naksha/contract';
import { layRepeat } from '@naksha/loom';
import { useEffect } from 'react';
import { useStudio } from '../store/studio-store.ts';
import { clearChange, showChange } from '../store/table-actions.ts';
import { drawRepeat } from './draw-repeat.ts';

/** Shows for a tool at once how the cloth on the table would repeat; no request is sent. Null shows it as it is. */
export function useRepeat(operation: OperationName, params: RepeatParams | null): void {
  const now = useStudio(({ table }) => table.laid);
  useEffect(() => {
    if (!now) return;
    if (!params) {
      clearChange();
      return;
    }
    const frame = requestAnimationFrame(() => {
      const { widthPx, heightPx, dpi } = now.tile;
      const laid = layRepeat(params, { width: widthPx, height: heightPx, dpi });
      const { source, tile } = drawRepeat(now.source, now.tile, laid, params.gapColour);
      showChange(operation, now, source, { tile });
    });
    return () => cancelAnimationFrame(frame);
  }, [operation, now, params]);
}
