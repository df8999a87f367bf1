import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { FormDialog } from '../form-dialog.tsx';

interface DialogProps {
  readonly title: string;
  readonly save: () => Promise<unknown>;
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something of one user to be changed: kept and closed, or refused with the reason. */
export function UserDialog({ title, save, isDisabled = false, onClose, children }: DialogProps) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.users });
      notifications.show({ message: t('admin.users.saved', { what: title }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
      onClose={onClose}
      refused={saving.isError && sentence(saving.error)}
      isBusy={saving.isPending}
      isDisabled={isDisabled}
      done={t('shell.save')}
    >
      {children}
    </FormDialog>
  );
}
