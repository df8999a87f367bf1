import { Button, CopyButton, Group, Modal, PasswordInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, isErrorCode, newPassword, type User } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { errorSentence, useErrorSentence } from '../../api/use-error-sentence.ts';
import classes from './add-user.module.css';

const rule = newPassword('new_password_required');

/** A new password for one user, typed or suggested; it is shown and copied here and never again. */
export function NewPassword({ user, onClose }: { user: User; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const sentence = useErrorSentence();
  const [password, setPassword] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const code = judgePassword(password);
  const suggest = useMutation({
    mutationFn: () => call(endpoints.generatePassword, { query: {} }),
    onSuccess: (suggested) => {
      setPassword(suggested.password);
      setIsShown(true);
    },
  });
  const save = useMutation({
    mutationFn: () => call(endpoints.updateUser, { params: { id: user._id }, body: { password } }),
    onSuccess: () => {
      notifications.show({ message: t('admin.users.passwordSet', { name: user.name }) });
      onClose();
    },
  });
  const problem = save.error ?? suggest.error;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTouched(true);
    if (!code) save.mutate();
  }

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
          value={password}
          visible={isShown}
          onVisibilityChange={setIsShown}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            save.reset();
          }}
          onBlur={() => setIsTouched(password !== '')}
          error={isTouched && code && errorSentence(code, {}, i18n.language)}
          visibilityToggleButtonProps={{ 'aria-label': t('session.login.show') }}
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
        {problem && (
          <p role="alert" className={classes.refusal}>
            {sentence(problem)}
          </p>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('admin.users.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('admin.users.setPassword')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function judgePassword(password: string) {
  const message = rule.safeParse(password).error?.issues[0]?.message;
  return message !== undefined && isErrorCode(message) ? message : undefined;
}
