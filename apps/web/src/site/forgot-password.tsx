import { Button, Text, TextInput, Title } from '@mantine/core';
import { endpoints, forgotPasswordForm } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import classes from './login.module.css';

/** Asks for a link to set a new password. What it says then is the same for every login, known or not. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { login: '' },
    check: (values) => brokenRules(forgotPasswordForm, values),
  });
  const submit = onSubmit(async (body) => {
    await call(endpoints.forgotPassword, { body });
    setSent(true);
  });

  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Title order={1} className={classes.title}>
          {t(isSent ? 'site.forgot.sentTitle' : 'site.forgot.title')}
        </Title>
        <Text className={classes.lead} role={isSent ? 'status' : undefined}>
          {t(isSent ? 'site.forgot.sent' : 'site.forgot.text')}
        </Text>
        {isSent ? (
          <Button variant="default" size="md" onClick={() => setSent(false)}>
            {t('site.forgot.again')}
          </Button>
        ) : (
          <>
            <TextInput
              label={t('site.forgot.login')}
              autoComplete="username"
              autoFocus
              {...form.getInputProps('login')}
            />
            <p role="alert" className={classes.refusal}>
              {refused}
            </p>
            <Button type="submit" size="md" loading={form.submitting} fullWidth>
              {t('site.forgot.send')}
            </Button>
          </>
        )}
        <p className={classes.note}>{t('site.forgot.noMail')}</p>
        <Link to="/login" className={classes.forgot}>
          {t('site.forgot.back')}
        </Link>
      </form>
    </div>
  );
}
