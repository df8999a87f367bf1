import { Button, Text, Title } from '@mantine/core';
import { type ErrorCode, endpoints, resetPasswordForm } from '@naksha/contract';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { confirmedRules } from '../ui/confirmed-rules.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import classes from './login.module.css';

const empty = { newPassword: '', confirmPassword: '' };
const dead: readonly ErrorCode[] = ['reset_link_expired', 'reset_link_used'];

/** Sets a new password with the link of a mail; its token stands behind the hash, which browsers send to no server. */
export function ResetPassword() {
  const { t } = useTranslation();
  const token = useRouterState({ select: ({ location }) => location.hash });
  const sentence = useErrorSentence();
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: empty,
    check: (values) => confirmedRules(resetPasswordForm, values, { token }),
  });
  const submit = onSubmit(async ({ newPassword }) => {
    try {
      await call(endpoints.resetPassword, { body: { token, newPassword } });
      setDone(true);
    } catch (error) {
      if (!(error instanceof ApiError) || !dead.some((code) => code === error.code)) throw error;
      setRefusal(error);
    }
  });
  const input = (field: keyof typeof empty, label: string, hint?: string) => (
    <PasswordField label={label} description={hint} autoComplete="new-password" {...form.getInputProps(field)} />
  );

  if (isDone) {
    return (
      <Page title={t('site.reset.doneTitle')} text={t('site.reset.done')} role="status">
        <Button component={Link} to="/login" size="md" fullWidth>
          {t('site.reset.login')}
        </Button>
      </Page>
    );
  }
  if (refusal || token === '') {
    return (
      <Page title={t('site.reset.deadTitle')} text={refusal ? sentence(refusal) : t('site.reset.noToken')} role="alert">
        <Button component={Link} to="/forgot-password" size="md" fullWidth>
          {t('site.reset.again')}
        </Button>
      </Page>
    );
  }
  return (
    <Page title={t('site.reset.title')} text={t('site.reset.text')}>
      <form className={classes.fields} onSubmit={submit} noValidate>
        {input('newPassword', t('settings.next'), t('settings.hint'))}
        {input('confirmPassword', t('settings.confirm'))}
        <p role="alert" className={classes.refusal}>
          {refused}
        </p>
        <Button type="submit" size="md" loading={form.submitting} fullWidth>
          {t('site.reset.save')}
        </Button>
      </form>
    </Page>
  );
}

interface PageProps {
  readonly title: string;
  readonly text: string;
  /** Said aloud where it takes the place of the form. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

function Page({ title, text, role, children }: PageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <Text className={classes.lead} role={role}>
          {text}
        </Text>
        {children}
      </div>
    </div>
  );
}
