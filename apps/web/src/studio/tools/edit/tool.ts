import type { FileRow } from '@naksha/contract';
import { IconPencil } from '@tabler/icons-react';
import { isTooLong } from '../../../ui/use-too-long.ts';
import { defineTool } from '../define-tool.ts';
import { EditForm } from './edit-form.tsx';
import { type EditValue, useEditPreview } from './use-edit-preview.ts';

/** Changes the design on the table by words; of a picture that the loom did not make, the colours. */
export const edit = defineTool({
  operation: 'edit',
  icon: IconPencil,
  group: 'make',
  title: 'making.edit.title',
  inputs: ['design'],
  initial: (): EditValue => ({ words: '', kept: [] }),
  carry: ({ words }, { design }) => ({ words: leftFor(design, words), kept: [] }),
  texts: { of: ({ words }) => ({ words }), put: (value, { words = value.words }) => ({ ...value, words }) },
  Form: EditForm,
  usePreview: useEditPreview,
  asksToCloseJoins: ({ asksForTile }) => asksForTile,
  request: ({ value: { words, kept }, language, found: { outcome, drawn } }) => {
    if (isTooLong(words)) return { idle: 'priced' };
    return outcome.done.length > 0 || drawn
      ? { operation: 'edit', params: { prompt: words, language, ...(kept.length > 0 && { locked: [...kept] }) } }
      : { idle: 'nothing' };
  },
  action: (_, t) => t('making.edit.submit'),
});

/** Words that were done are not done once more to what they made. */
const leftFor = (design: FileRow | undefined, words: string): string =>
  design?.operation === 'edit' ? wordsLeft(words, design.params?.prompt) : words;

/** What is still to be done of the words when a design lies on the table that was made by `made`: what was typed after them, or nothing. */
export function wordsLeft(words: string, made: unknown): string {
  if (typeof made !== 'string' || made === '') return words;
  const said = words.trim();
  if (!said.startsWith(made)) return words;
  const after = said.slice(made.length);
  // Another word may begin like the last one that was done.
  return after === '' || /^[\s,.;।]/.test(after) ? after.replace(/^[\s,.;।]+/, '') : words;
}
