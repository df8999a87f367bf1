import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type BrokenRule, changePasswordForm, endpoints } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import classes from '../users/add-user.module.css';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** The own password: current, new and confirmed, judged by the product's rules. */
export function ChangePassword() {
  const { t } = useTranslation();
  const { form, refused, onSubmit } = useCheckedForm({ initialValues: empty, check: judge });
  const submit = onSubmit(async ({ oldPassword, newPassword }) => {
    await call(endpoints.changePassword, { body: { oldPassword, newPassword } });
    form.reset();
    notifications.show({ message: t('settings.saved') });
  });
  const input = (field: keyof typeof empty, label: string, autoComplete: string, hint?: string) => (
    <PasswordInput
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete={autoComplete}
      visibilityToggleButtonProps={{ 'aria-label': t('session.login.show') }}
      {...form.getInputProps(field)}
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
        {refused && (
          <p role="alert" className={classes.refusal}>
            {refused}
          </p>
        )}
        <Button type="submit" loading={form.submitting} style={{ alignSelf: 'flex-start' }}>
          {t('settings.change')}
        </Button>
      </Stack>
    </form>
  );
}

function judge({ confirmPassword, ...body }: typeof empty): BrokenRule[] {
  const rules = brokenRules(changePasswordForm, body);
  if (confirmPassword === body.newPassword && confirmPassword !== '') return rules;
  const code = confirmPassword === '' ? 'confirm_password_required' : 'passwords_differ';
  return [...rules, { field: 'confirmPassword', code, params: {} }];
}
