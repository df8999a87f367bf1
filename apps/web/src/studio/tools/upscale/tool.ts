import { upscaleParams } from '@naksha/contract';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { readStudio } from '../../store/studio-store.ts';
import { defineTool } from '../define-tool.ts';
import { refusalOf } from './refusal-of.ts';
import { UpscaleForm } from './upscale-form.tsx';

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
  request: ({ value, design }) =>
    refusalOf(value, design, readStudio().table.rows) ? { idle: 'nothing' } : { operation: 'upscale', params: value },
  action: ({ scale }, t) => t('measures.upscale.submit', { scale }),
});
