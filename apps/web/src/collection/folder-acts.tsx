import { TextInput, UnstyledButton } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSession } from '../api/session-store.ts';
import { useShowError } from '../session/use-show-error.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { forgetForm, useOwnForm } from '../ui/kept-form.ts';
import { sayName } from '../ui/say-name.ts';
import { useConfirm } from '../ui/use-confirm.tsx';
import { useKeptForm } from '../ui/use-kept-form.ts';
import { useSeen } from '../ui/use-seen.ts';
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
            isDestructive: true,
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

const shape = z.object({ name: z.string() });

function Rename({ look, id, name, onClose }: { look: Look; id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const own = useOwnForm(`folder.${id}`);
  const { form, refused, onSubmit, begun } = useKeptForm({
    own,
    shape,
    now: { name },
    check: (values) => brokenRules(endpoints.renameFolder.body, values),
  });
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const { seen, explain } = useSeen(begun.from.name, sayName);
  const submit = onSubmit(async (typed) => {
    const body = { ...typed, was: seen.current };
    const folder = await call(endpoints.renameFolder, { params: { id }, body }).catch(explain);
    look.hold({ folder: { value: id, label: folder.name } });
    await queryClient.invalidateQueries({ queryKey: queryKeys.fileFacets });
    close();
  });
  return (
    <FormDialog
      title={t('collection.ownFolder.rename')}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      done={t('collection.select.save')}
    >
      <TextInput data-autofocus label={t('collection.select.folderName')} {...form.getInputProps('name')} />
    </FormDialog>
  );
}
