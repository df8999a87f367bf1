import { Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { designTitle, endpoints, type FileRow } from '@naksha/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { sayNameOf, seenName } from '../../ui/seen-name.ts';
import { useKeptForm } from '../../ui/use-kept-form.ts';
import { useSeen } from '../../ui/use-seen.ts';
import { saveDesign } from '../designs/design-calls.ts';
import { closeSaveDialog } from '../store/dialog-actions.ts';
import { useStudio } from '../store/studio-store.ts';

/** Asks for the name under which a design is kept. */
export const SaveDialog = memo(function SaveDialog() {
  const id = useStudio(({ dialogs }) => dialogs.savingId);
  const design = useStudio(({ table: { rows } }) => (id ? rows[id] : undefined));
  return design ? <SaveForm key={design._id} design={design} /> : null;
});

const shape = z.object({ name: z.string() });

function SaveForm({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const own = useOwnForm(`save.${design._id}`);
  const { form, refused, onSubmit, begun } = useKeptForm({
    own,
    shape,
    now: { name: designTitle(design) },
    check: ({ name }) => brokenRules(endpoints.updateDesign.body, { designName: name }),
  });
  const close = () => {
    forgetForm(own);
    closeSaveDialog();
  };
  const { seen, explain } = useSeen(seenName(design, begun.from.name), sayNameOf(design));
  const submit = onSubmit(async (typed) => {
    const name = typed.name.trim();
    await saveDesign(design._id, { designName: name, was: seen.current }).catch(explain);
    close();
    notifications.show({ color: 'gray', message: t('studio.name.savedNote', { name }), autoClose: 2500 });
  });
  return (
    <FormDialog
      title={t(design.saved ? 'studio.name.renameTitle' : 'studio.name.saveTitle')}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      done={t('shell.save')}
    >
      {!design.saved && <Text c="var(--t2)">{t('studio.name.saveText')}</Text>}
      <TextInput data-autofocus label={t('studio.name.field')} {...form.getInputProps('name')} />
    </FormDialog>
  );
}
