import { Button, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import { CodeStep } from './code-step.tsx';
import classes from './login.module.css';
import { type Credentials, useSignIn } from './use-sign-in.ts';

/** Their names on the buttons, by stored role. */
const accountWords: Record<string, 'super' | 'admin' | 'designer'> = {
  superadmin: 'super',
  admin: 'admin',
  user: 'designer',
};

/** Sign-in. While the demonstration is on, its accounts are offered as buttons that fill the form. */
export function Login() {
  const { t } = useTranslation();
  const signIn = useSignIn();
  /** Login and password that were right, of an account with a second step. */
  const [proven, setProven] = useState<Credentials>();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { login: '', password: '' },
    check: (values) => brokenRules(endpoints.login.body, values),
  });
  const demo = useQuery({ queryKey: queryKeys.demonstration, queryFn: () => call(endpoints.demonstration) });
  const submit = onSubmit(async (body) => {
    try {
      await signIn(body);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'code_required')) throw error;
      setProven(body);
    }
  });

  if (proven) {
    return (
      <div className={classes.page}>
        <CodeStep proven={proven} onBack={() => setProven(undefined)} />
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Title order={1} className={classes.title}>
          {t('session.login.title')}
        </Title>
        <Text className={classes.lead}>{t('session.login.lead')}</Text>
        <TextInput
          label={t('session.login.login')}
          autoComplete="username"
          autoFocus
          {...form.getInputProps('login')}
        />
        <PasswordField
          label={t('session.login.password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <p role="alert" className={classes.refusal}>
          {refused}
        </p>
        <Button type="submit" size="md" loading={form.submitting} fullWidth>
          {t('session.login.submit')}
        </Button>
        <Link to="/forgot-password" className={classes.forgot}>
          {t('session.login.forgot')}
        </Link>
        {demo.data && demo.data.logins.length > 0 && (
          <section className={classes.demo} aria-labelledby="demo-title">
            <h2 id="demo-title">{t('session.login.demo')}</h2>
            <p>{t('session.login.demoText')}</p>
            <div className={classes.accounts}>
              {demo.data.logins.map(({ login, password, roles }) => (
                <UnstyledButton
                  key={login}
                  className={classes.account}
                  onClick={() => form.setValues({ login, password })}
                >
                  <strong>{t(`session.login.${accountWords[roles] ?? 'designer'}`)}</strong>
                  <span>{login}</span>
                </UnstyledButton>
              ))}
            </div>
          </section>
        )}
      </form>
    </div>
  );
}
