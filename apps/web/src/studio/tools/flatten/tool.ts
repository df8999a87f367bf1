import { type FileRow, flattenParams } from '@naksha/contract';
import { IconLayersDifference } from '@tabler/icons-react';
import { defineTool, type Given } from '../define-tool.ts';
import { isMadeWith } from '../is-made-with.ts';
import { approvedPalette } from './approved-palette.ts';
import { FlattenForm, type FlattenValue } from './flatten-form.tsx';
import type { FlatAnswer } from './flatten-worker.ts';
import { useFlatPreview } from './use-flat-preview.ts';

/** The design in a few flat colours, as screens and looms want it. */
export const flatten = defineTool({
  operation: 'flatten',
  icon: IconLayersDifference,
  group: 'change',
  family: 'colour',
  title: 'studio.tools.colour',
  inputs: ['design'],
  isIdempotent: true,
  initial: (): FlattenValue => ({ params: flattenParams.parse({}), view: 'flat' }),
  // Locked colours are those of a design: they stay for it and for what is made of it.
  carry: ({ params }, { isKin }): FlattenValue => ({
    params: isKin ? params : { ...params, locked: [] },
    view: 'flat',
  }),
  Form: FlattenForm,
  usePreview,
  // Nothing can be approved before it is seen.
  request: ({ value: { params }, design, found }) => {
    if (isMadeWith(design, 'flatten', params)) return { idle: 'made' };
    const palette = approvedPalette(found, params);
    return palette ? { operation: 'flatten', params: { ...params, palette } } : { idle: 'priced' };
  },
});

function usePreview({ value: { params, view }, design }: Given<FlattenValue, FileRow>): FlatAnswer | null {
  return useFlatPreview('flatten', design._id, params, view, !isMadeWith(design, 'flatten', params));
}
