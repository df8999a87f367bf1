import { type FileRow, type OperationName, type RepeatParams, repeatParams } from '@naksha/contract';
import { layRepeat } from '@naksha/loom';
import { IconGridPattern } from '@tabler/icons-react';
import { useDeferredValue, useEffect } from 'react';
import { drawRepeat } from '../../canvas/draw-repeat.ts';
import { useReport } from '../../designs/use-report.ts';
import { useStudio } from '../../store/studio-store.ts';
import { clearChange, showChange } from '../../store/table-actions.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { isTooLarge, RepeatForm, type RepeatFound } from './repeat-form.tsx';

const shifts = [
  'gapHorizontal',
  'gapVertical',
  'offsetHorizontal',
  'offsetVertical',
  'brushHorizontal',
  'brushVertical',
] as const;
const usual = repeatParams.parse({});
/** A design repeated as cloth is: shifted, mirrored or turned, seen on the table at once. */
export const repeat = defineTool({
  operation: 'repeat',
  icon: IconGridPattern,
  group: 'change',
  title: 'studio.tools.repeat',
  inputs: ['design'],
  initial: () => usual,
  Form: RepeatForm,
  usePreview,
  request: ({ value, design }) =>
    isTooLarge(value, design) ? { idle: 'nothing' } : { operation: 'repeat', params: value },
  closesJoins: { operation: 'repeat', params: repeatParams.parse({ columns: 1, rows: 1, joins: 'closed' }) },
});

function usePreview({ value, design }: Given<RepeatParams, FileRow>): RepeatFound {
  const seen = useDeferredValue(value);
  useRepeat('repeat', isPlain(seen) ? null : seen);
  const source = useStudio(({ table: { laid } }) => (laid?.cloth === design._id ? laid.source : null));
  return { source, report: useReport(design) };
}

/** True for the repeat that the table shows of every design anyway. */
export function isPlain(params: RepeatParams): boolean {
  const isStraight = params.layout === 'straight' || params.layout === 'p1';
  return isStraight && shifts.every((name) => params[name] === 0);
}

/** Shows for a tool at once how the cloth on the table would repeat; no request is sent. Null shows it as it is. */
function useRepeat(operation: OperationName, params: RepeatParams | null): void {
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
