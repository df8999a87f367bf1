import { type FileRow, flattenParams, type VectoriseParams, vectoriseParams } from '@naksha/contract';
import { IconVectorBezier2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { downloadFile } from '../../../api/download-file.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { approvedPalette } from '../flatten/approved-palette.ts';
import type { FlatAnswer } from '../flatten/flatten-worker.ts';
import { useFlatPreview } from '../flatten/use-flat-preview.ts';
import { isMadeWith } from '../is-made-with.ts';
import { maxPixels, VectoriseForm } from './vectorise-form.tsx';

/** The design as a drawing of flat areas: mends scans, and gives printers and cutters their files. */
export const vectorise = defineTool({
  operation: 'vectorise',
  icon: IconVectorBezier2,
  group: 'take',
  family: 'deliver',
  title: 'studio.tools.deliver',
  inputs: ['design'],
  isIdempotent: true,
  initial: () => vectoriseParams.parse({}),
  // Locked colours are those of a design: they stay for it and for what is made of it.
  carry: (params, { isKin }) => (isKin ? params : { ...params, locked: [] }),
  Form: VectoriseForm,
  usePreview,
  // Nothing can be approved before it is seen.
  request: ({ value, design, found }) => {
    if (design.totalPixels > maxPixels) return { idle: 'nothing' };
    if (isMadeWith(design, 'vectorise', value)) return { idle: 'made' };
    const palette = approvedPalette(found, value);
    return palette ? { operation: 'vectorise', params: { ...value, palette } } : { idle: 'priced' };
  },
  action: ({ format }, t) => t('vector.submit', { format: format.toUpperCase() }),
  // A drawing is both: a file to take along, and what it looks like on the cloth.
  afterwards: async ({ results: [file] }, show) => {
    if (file) await downloadFile(file._id);
    show();
  },
});

/** What the drawing is made of is seen on the cloth already, its lines when it is done. */
function usePreview({ value, design }: Given<VectoriseParams, FileRow>): FlatAnswer | null {
  const { colours, locked, denoise, cleanEdges, smallest } = value;
  const areas = useMemo(
    () => flattenParams.parse({ colours, locked, denoise, cleanEdges, smallest }),
    [colours, locked, denoise, cleanEdges, smallest],
  );
  return useFlatPreview('vectorise', design._id, areas, 'flat', !isMadeWith(design, 'vectorise', value));
}
