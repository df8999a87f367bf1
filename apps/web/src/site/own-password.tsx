import { Button, Text, Title, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { changePasswordForm, endpoints } from '@naksha/contract';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { arrivalOf } from '../addresses/arrival.ts';
import { call } from '../api/call.ts';
import { readSession, updateSession } from '../api/session-store.ts';
import { logOut } from '../session/log-out.ts';
import { confirmedRules } from '../ui/confirmed-rules.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import classes from './login.module.css';

/** Replaces a password that somebody else gave, then leads to where the person wanted to go. */
export function OwnPassword() {
  const { t } = useTranslation();
  const router = useRouter();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
    check: (values) => confirmedRules(changePasswordForm, values),
  });
  const submit = onSubmit(async ({ oldPassword, newPassword }) => {
    await call(endpoints.changePassword, { body: { oldPassword, newPassword } });
    updateSession({ mustChangePassword: false });
    notifications.show({ message: t('settings.saved') });
    const user = readSession()?.user;
    // With the given password no choice could be stored; one that fails is sent again with the next choice.
    if (user) await call(endpoints.updateMe, { body: { lang: user.lang } }).catch(() => undefined);
    if (user) await router.navigate(arrivalOf(user.roles));
  });

  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Title order={1} className={classes.title}>
          {t('session.own.title')}
        </Title>
        <Text className={classes.lead}>{t('session.own.lead')}</Text>
        <PasswordField
          label={t('session.own.given')}
          autoComplete="current-password"
          autoFocus
          {...form.getInputProps('oldPassword')}
        />
        <PasswordField
          label={t('settings.next')}
          description={t('settings.hint')}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label={t('settings.confirm')}
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <p role="alert" className={classes.refusal}>
          {refused}
        </p>
        <Button type="submit" size="md" loading={form.submitting} fullWidth>
          {t('session.own.save')}
        </Button>
        <UnstyledButton className={classes.forgot} onClick={() => void logOut()}>
          {t('session.own.logOut')}
        </UnstyledButton>
      </form>
    </div>
  );
}
