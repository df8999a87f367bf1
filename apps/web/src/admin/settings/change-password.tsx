import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { changePasswordForm, endpoints } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { notifyTabs } from '../../session/notify-tabs.ts';
import { confirmedRules } from '../../ui/confirmed-rules.ts';
import classes from '../../ui/forms.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** The own password: current, new and confirmed, judged by the product's rules. */
export function ChangePassword() {
  const { t } = useTranslation();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: empty,
    check: (values) => confirmedRules(changePasswordForm, values),
  });
  const submit = onSubmit(async ({ oldPassword, newPassword }) => {
    await call(endpoints.changePassword, { body: { oldPassword, newPassword } });
    notifyTabs('ended');
    form.reset();
    notifications.show({ message: t('settings.saved') });
  });
  const input = (field: keyof typeof empty, label: string, autoComplete: string, hint?: string) => (
    <PasswordField label={label} description={hint} autoComplete={autoComplete} {...form.getInputProps(field)} />
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
