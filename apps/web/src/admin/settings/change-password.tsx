import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { changePasswordForm, type ErrorCode, endpoints, isErrorCode, notices } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { errorSentence, useErrorSentence } from '../../api/use-error-sentence.ts';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };
type Field = keyof typeof empty;

/** The own password: current, new and confirmed, judged by the product's rules. */
export function ChangePassword() {
  const { t, i18n } = useTranslation();
  const sentence = useErrorSentence();
  const [form, setForm] = useState(empty);
  const [isAsked, setIsAsked] = useState(false);
  const change = useMutation({
    mutationFn: () =>
      call(endpoints.changePassword, { body: { oldPassword: form.oldPassword, newPassword: form.newPassword } }),
    onSuccess: () => {
      setForm(empty);
      setIsAsked(false);
      notifications.show({ message: i18n.language === 'en' ? notices.password_changed : t('settings.saved') });
    },
  });
  const wrong = judge(form);
  const refusedField = change.error instanceof ApiError ? change.error.field : undefined;
  const errorOf = (field: Field) => {
    if (change.isError && (refusedField === field || (refusedField === undefined && field === 'oldPassword')))
      return sentence(change.error);
    const code = wrong[field];
    return isAsked && code ? errorSentence(code, {}, i18n.language) : undefined;
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (Object.keys(wrong).length === 0) change.mutate();
  }

  const input = (field: Field, label: string, autoComplete: string, hint?: string) => (
    <PasswordInput
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete={autoComplete}
      value={form[field]}
      error={errorOf(field)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setForm((form) => ({ ...form, [field]: value }));
        change.reset();
      }}
      visibilityToggleButtonProps={{ 'aria-label': t('session.login.show') }}
    />
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={400} gap="md">
        {input('oldPassword', t('settings.current'), 'current-password')}
        {input('newPassword', t('settings.next'), 'new-password', t('settings.hint'))}
        {input('confirmPassword', t('settings.confirm'), 'new-password')}
        <Text fz="sm" c="dimmed">
          {t('settings.others')}
        </Text>
        <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('settings.change')}
        </Button>
      </Stack>
    </form>
  );
}

function judge(form: typeof empty): Partial<Record<Field, ErrorCode>> {
  const found: Partial<Record<Field, ErrorCode>> = {};
  const parsed = changePasswordForm.safeParse({ oldPassword: form.oldPassword, newPassword: form.newPassword });
  for (const { path, message } of parsed.error?.issues ?? []) {
    if ((path[0] === 'oldPassword' || path[0] === 'newPassword') && isErrorCode(message)) found[path[0]] ??= message;
  }
  if (form.confirmPassword === '') found.confirmPassword = 'confirm_password_required';
  else if (form.confirmPassword !== form.newPassword) found.confirmPassword = 'passwords_differ';
  return found;
}
