import { Button, Text, TextInput, Title } from '@mantine/core';
import { endpoints, forgotPasswordForm } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import classes from './login.module.css';

/** What to do about a forgotten password: ask for a link where letters are sent, else ask who can set a new one. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const sends = useQuery({ queryKey: queryKeys.installation, queryFn: () => call(endpoints.installation) });
  if (sends.data?.sendsMail) return <AskForLink />;
  return (
    <div className={classes.page}>
      <div className={classes.form} aria-busy={sends.isPending}>
        <Title order={1} className={classes.title}>
          {t('site.forgot.title')}
        </Title>
        {sends.isError && <LoadFailure error={sends.error} retry={sends.refetch} />}
        {sends.data && (
          <>
            <Text className={classes.lead}>{t('site.forgot.unsent')}</Text>
            <Whom>{t('site.forgot.askAdmin')}</Whom>
            <Whom>
              {t('site.forgot.askProvider')} <Link to="/contact">{t('shell.footer.contact')}</Link>
            </Whom>
          </>
        )}
        <ToLogin />
      </div>
    </div>
  );
}

/** What is said of a link then is the same for every login, known or not. */
function AskForLink() {
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
        <ToLogin />
      </form>
    </div>
  );
}

const Whom = ({ children }: { children: ReactNode }) => <p className={classes.whom}>{children}</p>;

function ToLogin() {
  const { t } = useTranslation();
  return (
    <Link to="/login" className={classes.forgot}>
      {t('site.forgot.back')}
    </Link>
  );
}
