import { Button, PasswordInput, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { landing } from '../session/guard.ts';
import { openSession } from '../session/session-store.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import classes from './login.module.css';

/** Their names on the buttons, by stored role. */
const accountWords: Record<string, 'super' | 'admin' | 'designer'> = {
  superadmin: 'super',
  admin: 'admin',
  user: 'designer',
};

/** Sign-in. While the demonstration is on, its accounts are offered as buttons that fill the form. */
export function Login() {
  const { t } = useTranslation();
  const router = useRouter();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { login: '', password: '' },
    check: (values) => brokenRules(endpoints.login.body, values),
  });
  const demo = useQuery({ queryKey: queryKeys.demonstration, queryFn: () => call(endpoints.demonstration) });
  const submit = onSubmit(async (body) => {
    const { authToken, user } = await call(endpoints.login, { body });
    openSession({ authToken, user });
    await changeLanguage(user.lang);
    await router.navigate(landing[user.roles]);
  });

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
        <PasswordInput
          label={t('session.login.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('session.login.show') }}
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
