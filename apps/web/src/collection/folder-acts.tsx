import { Button, Modal, TextInput, UnstyledButton } from '@mantine/core';
import { endpoints, limits } from '@naksha/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSession } from '../api/session-store.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { useShowError } from '../session/use-show-error.ts';
import { useConfirm } from '../ui/use-confirm.tsx';
import dialogs from './dialogs.module.css';
import classes from './filters.module.css';
import type { Look } from './look.ts';
import { useFacets } from './use-facets.ts';

/** What can be done with the folder that is looked at, by whoever made it. */
export function FolderActs({ look, id }: { look: Look; id: string }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const confirm = useConfirm();
  const { data: facets } = useFacets();
  const mine = useSession((state) => state.session?.user._id);
  const [isOpen, setOpen] = useState(false);
  const folder = facets?.folders.find(({ _id }) => _id === id);
  if (!folder || folder.createdBy !== mine) return null;
  const remove = async () => {
    await call(endpoints.deleteFolder, { params: { id } });
    look.letGo('folder');
    await queryClient.invalidateQueries({ queryKey: queryKeys.files });
  };
  return (
    <>
      <UnstyledButton className={classes.clear} onClick={() => setOpen(true)}>
        {t('collection.ownFolder.rename')}
      </UnstyledButton>
      <UnstyledButton
        className={classes.clear}
        onClick={() =>
          confirm({
            title: t('collection.ownFolder.removeTitle', { name: folder.name }),
            text: t('collection.ownFolder.removeText'),
            act: t('collection.ownFolder.remove'),
            onConfirm: () => void remove().catch(showError),
          })
        }
      >
        {t('collection.ownFolder.remove')}
      </UnstyledButton>
      {isOpen && <Rename {...{ look, id }} name={folder.name} onClose={() => setOpen(false)} />}
    </>
  );
}

function Rename({ look, id, name, onClose }: { look: Look; id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const folder = await call(endpoints.renameFolder, { params: { id }, body: { name: typed } });
      look.hold({ folder: { value: id, label: folder.name } });
      await queryClient.invalidateQueries({ queryKey: queryKeys.fileFacets });
      onClose();
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="sm"
      title={t('collection.ownFolder.rename')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={t('collection.select.folderName')}
          maxLength={limits.folderNameMaxLength}
          value={typed}
          error={error ? sentence(error) : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
        />
        <div className={dialogs.foot}>
          <Button variant="default" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit">{t('collection.select.save')}</Button>
        </div>
      </form>
    </Modal>
  );
}
