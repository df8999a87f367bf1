import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FileRow } from '@naksha/contract';
import { type FormEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { designTitle } from '../../ui/design-title.ts';
import { saveDesign } from '../designs/design-calls.ts';
import { closeSaveDialog } from '../store/dialog-actions.ts';
import { useStudio } from '../store/studio-store.ts';

/** Asks for the name under which a design is kept. */
export const SaveDialog = memo(function SaveDialog() {
  const { t } = useTranslation();
  const id = useStudio(({ dialogs }) => dialogs.savingId);
  const design = useStudio(({ table: { rows } }) => (id ? rows[id] : undefined));
  return (
    <Modal
      opened={design !== undefined}
      onClose={closeSaveDialog}
      title={t(design?.saved ? 'studio.name.renameTitle' : 'studio.name.saveTitle')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
      size={400}
    >
      {design && <SaveForm key={design._id} design={design} />}
    </Modal>
  );
});

function SaveForm({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const [name, setName] = useState(designTitle(design));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') {
      setProblem(t('studio.name.required'));
      return;
    }
    setIsSaving(true);
    try {
      await saveDesign(design._id, name.trim());
      closeSaveDialog();
      notifications.show({
        color: 'gray',
        message: t('studio.name.savedNote', { name: name.trim() }),
        autoClose: 2500,
      });
    } catch (error) {
      setProblem(sentence(error));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form onSubmit={save} noValidate>
      {!design.saved && (
        <Text fz="md" mb="sm" c="var(--t2)">
          {t('studio.name.saveText')}
        </Text>
      )}
      <TextInput
        label={t('studio.name.field')}
        data-autofocus
        maxLength={100}
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={closeSaveDialog}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('shell.save')}
        </Button>
      </Group>
    </form>
  );
}
