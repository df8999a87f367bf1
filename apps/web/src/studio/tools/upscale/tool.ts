import { type FileRow, operations, type UpscaleParams, upscaleParams } from '@naksha/contract';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useStudio } from '../../store/studio-store.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { UpscaleForm, type UpscaleRefusal } from './upscale-form.tsx';

const first = upscaleParams.parse({});

/** A design of more pixels. */
export const upscale = defineTool({
  operation: 'upscale',
  icon: IconArrowsMaximize,
  group: 'change',
  family: 'size',
  title: 'studio.tools.size',
  inputs: ['design'],
  initial: () => first,
  Form: UpscaleForm,
  usePreview: useRefusal,
  request: ({ value, found }) => (found ? { idle: 'nothing' } : { operation: 'upscale', params: value }),
  action: ({ scale }, t) => t('measures.upscale.submit', { scale }),
});

/** Why the design cannot be made larger; undefined when it can. */
function useRefusal({ value, design }: Given<UpscaleParams, FileRow>): UpscaleRefusal {
  const rows = useStudio(({ table }) => table.rows);
  const { width, height } = design;
  return operations.upscale.refuses(value, [{ width, height, operations: lineOf(design, rows) }]);
}

/** The operations that a design and its known ancestors were made by. */
export function lineOf(design: FileRow, rows: Readonly<Record<string, FileRow>>): string[] {
  const line: string[] = [];
  const seen = new Set<string>();
  for (let row: FileRow | undefined = design; row && !seen.has(row._id); row = rows[row.parentId ?? '']) {
    seen.add(row._id);
    if (row.operation !== undefined) line.push(row.operation);
  }
  return line;
}
