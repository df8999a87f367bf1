import type { FileRow } from '@naksha/contract';
import { IconPencil } from '@tabler/icons-react';
import { defineTool } from '../define-tool.ts';
import { EditForm } from './edit-form.tsx';
import { type EditValue, useEditPreview } from './use-edit-preview.ts';
import { wordsLeft } from './words-left.ts';

/** Changes the design on the table by words; of a picture that the loom did not make, the colours. */
export const edit = defineTool({
  operation: 'edit',
  icon: IconPencil,
  group: 'make',
  title: 'making.edit.title',
  inputs: ['design'],
  initial: (): EditValue => ({ words: '', kept: [] }),
  carry: ({ words }, { design }) => ({ words: leftFor(design, words), kept: [] }),
  Form: EditForm,
  usePreview: useEditPreview,
  request: ({ value: { words, kept }, language, found: { outcome, drawn } }) =>
    outcome.done.length > 0 || drawn
      ? { operation: 'edit', params: { prompt: words, language, ...(kept.length > 0 && { locked: [...kept] }) } }
      : { idle: 'nothing' },
  action: (_, t) => t('making.edit.submit'),
});

/** Words that were done are not done once more to what they made. */
const leftFor = (design: FileRow | undefined, words: string): string =>
  design?.operation === 'edit' ? wordsLeft(words, design.params?.prompt) : words;
