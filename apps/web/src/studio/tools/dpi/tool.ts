import { limits } from '@naksha/contract';
import { IconRulerMeasure } from '@tabler/icons-react';
import { defineTool } from '../define-tool.ts';
import { DpiForm } from './dpi-form.tsx';

/** How densely a design's pixels lie on cloth. */
export const dpi = defineTool({
  operation: 'dpi',
  icon: IconRulerMeasure,
  group: 'change',
  family: 'size',
  title: 'studio.tools.size',
  inputs: ['design'],
  initial: (): number => limits.maxDpi,
  Form: DpiForm,
  request: ({ value, design }) =>
    value > limits.maxDpi || value < 1 || value === design.dpi
      ? { idle: 'nothing' }
      : { operation: 'dpi', params: { dpi: value } },
});
