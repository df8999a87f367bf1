import { Button, CopyButton, Group, Modal, PasswordInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, newPassword, type User } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import classes from './add-user.module.css';

const rules = z.object({ password: newPassword('new_password_required') });

/** A new password for one user, typed or suggested; it is shown and copied here and never again. */
export function NewPassword({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const { form, refuse, refused, onSubmit } = useCheckedForm({
    initialValues: { password: '' },
    check: (values) => brokenRules(rules, values),
  });
  const { password } = form.values;
  const [isShown, setIsShown] = useState(false);
  const suggest = useMutation({
    mutationFn: () => call(endpoints.generatePassword, { query: {} }),
    onSuccess: (suggested) => {
      form.setValues(suggested);
      setIsShown(true);
    },
    onError: (error) => refuse(error),
  });
  const submit = onSubmit(async (body) => {
    await call(endpoints.updateUser, { params: { id: user._id }, body });
    notifications.show({ message: t('admin.users.passwordSet', { name: user.name }) });
    onClose();
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('admin.users.passwordOf', { name: user.name })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Text mb="md">{t('admin.users.passwordText', { name: user.name })}</Text>
        <PasswordInput
          data-autofocus
          label={t('admin.users.newPassword')}
          autoComplete="new-password"
          visible={isShown}
          onVisibilityChange={setIsShown}
          visibilityToggleButtonProps={{ 'aria-label': t('session.login.show') }}
          {...form.getInputProps('password')}
        />
        <Group mt="xs" gap="xs">
          <Button variant="default" size="xs" loading={suggest.isPending} onClick={() => suggest.mutate()}>
            {t('admin.users.generate')}
          </Button>
          <CopyButton value={password}>
            {({ copied, copy }) => (
              <Button variant="default" size="xs" disabled={password === ''} onClick={copy} aria-live="polite">
                {t(copied ? 'admin.users.copied' : 'admin.users.copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
        {refused && (
          <p role="alert" className={classes.refusal}>
            {refused}
          </p>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('admin.users.cancel')}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {t('admin.users.setPassword')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
