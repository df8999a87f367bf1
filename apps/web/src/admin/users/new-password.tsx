import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, limits, newPassword, type User } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { CopyAct } from '../../ui/copy-act.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSuggestPassword } from './use-suggest-password.ts';

const rules = z.object({ password: newPassword('new_password_required') });

/** A new password for one user, typed or suggested; it is shown and copied here and never again. */
export function NewPassword({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, refuse, refused, onSubmit } = useCheckedForm({
    initialValues: { password: '' },
    check: (values) => brokenRules(rules, values),
  });
  const { password } = form.values;
  const [isShown, setIsShown] = useState(false);
  const suggest = useSuggestPassword((suggested) => {
    form.setFieldValue('password', suggested);
    setIsShown(true);
  }, refuse);
  const submit = onSubmit(async (body) => {
    await call(endpoints.updateUser, { params: { id: user._id }, body });
    await Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.users }),
      queries.invalidateQueries({ queryKey: queryKeys.clients }),
    ]);
    notifications.show({ message: t('admin.users.passwordSet', { name: user.name }) });
    onClose();
  });

  return (
    <FormDialog
      title={t('admin.users.passwordOf', { name: user.name })}
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      isBusy={form.submitting}
      done={t('admin.users.setPassword')}
    >
      <Text>{t('admin.users.passwordText', { name: user.name, hours: limits.givenPasswordHours })}</Text>
      <PasswordField
        data-autofocus
        label={t('admin.users.newPassword')}
        autoComplete="new-password"
        visible={isShown}
        onVisibilityChange={setIsShown}
        {...form.getInputProps('password')}
      />
      <Group gap="xs">
        <Button variant="default" size="xs" loading={suggest.isPending} onClick={() => suggest.mutate()}>
          {t('admin.users.generate')}
        </Button>
        <CopyAct size="xs" text={password} label={t('shell.copy')} />
      </Group>
    </FormDialog>
  );
}
