import { isBlank } from '@naksha/contract';
import { IconEraser } from '@tabler/icons-react';
import { isTooLong } from '../../../ui/use-too-long.ts';
import { newSeed } from '../../store/asks.ts';
import { defineTool } from '../define-tool.ts';
import { MaskForm } from './mask-form.tsx';
import type { MaskValue } from './mask-value.ts';
import { useMaskPreview } from './use-mask-preview.ts';

/** What is marked on the design taken away, cleared of a watermark, or filled by words; all else stays. */
export const mask = defineTool({
  operation: 'mask',
  icon: IconEraser,
  group: 'change',
  title: 'studio.tools.mask',
  inputs: ['design', 'area'],
  initial: (): MaskValue => ({ action: 'remove', prompt: '', strength: 100, seed: newSeed() }),
  isUnchanged: ({ action, prompt, strength }) => action === 'remove' && prompt === '' && strength === 100,
  // What is done, and how, holds of the next design too.
  carry: (value) => value,
  texts: { of: ({ prompt }) => ({ prompt }), put: (value, { prompt = '' }) => ({ ...value, prompt }) },
  fields: ['prompt'],
  Form: MaskForm,
  usePreview: useMaskPreview,
  request: ({ value: { action, prompt, strength, seed }, where: { area }, found, language }) => {
    if (found.method === 'empty' || found.method === 'full') return { idle: 'nothing' };
    if (action !== 'fill') return { operation: 'mask', params: { action, area, strength, seed } };
    if (isBlank(prompt)) return { refused: 'prompt_required', field: 'prompt' };
    if (isTooLong(prompt)) return { idle: 'priced' };
    return { operation: 'mask', params: { action, area, prompt, language, seed } };
  },
  action: ({ action }, t) => t(action === 'fill' ? 'colour.mask.submitFill' : 'colour.mask.submitRemove'),
});
