import { type EffectTransferParams, effectTransferParams, type FileRow, operations } from '@naksha/contract';
import { IconBrush } from '@tabler/icons-react';
import { defineTool, type Given } from '../define-tool.ts';
import { EffectForm } from './effect-form.tsx';
import { useEffectPreview } from './use-effect-preview.ts';

/** The design as a craft would lay it, or with the look of a second picture. */
export const effectTransfer = defineTool({
  operation: 'effectTransfer',
  icon: IconBrush,
  group: 'combine',
  family: 'restyle',
  title: 'making.effect.title',
  inputs: ['design', 'picture?'],
  initial: (): EffectTransferParams => effectTransferParams.parse({ technique: 'woven', keepPalette: true }),
  // What was chosen suits the next design as well.
  carry: (params) => params,
  leavesOut: ({ technique }) => (technique === undefined ? [] : ['picture?']),
  Form: EffectForm,
  usePreview,
  request: ({ value, design, picture }) => {
    if (design.totalPixels > operations.effectTransfer.maxPixels || value.strength === 0) return { idle: 'nothing' };
    if (value.technique === undefined && !picture) return { idle: 'picture' };
    return { operation: 'effectTransfer', params: value };
  },
  jobName: ({ technique }, t) => (technique === undefined ? t('making.effect.look') : t('making.effect.title')),
});

function usePreview({ value, design, picture }: Given<EffectTransferParams, FileRow>): void {
  useEffectPreview('effectTransfer', design._id, value, picture);
}
