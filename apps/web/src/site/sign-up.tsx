import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './paper.module.css';
import { Paper } from './paper.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** A company asks for an account; a person looks at each request. */
export function SignUp() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Paper words="kalamkari on cream, a trailing vine in madder and indigo" seed="2026">
      {sentTo === undefined ? (
        <>
          <h1>{t('requests.signUp.title')}</h1>
          <p className={classes.lead}>{t('requests.signUp.lead')}</p>
          <SignUpForm onSent={setSentTo} />
        </>
      ) : (
        <div role="status">
          <h1>{t('requests.signUp.sentTitle')}</h1>
          <p className={classes.sent}>{t('requests.signUp.sent', { email: sentTo })}</p>
        </div>
      )}
      <p className={classes.more}>
        {t('requests.signUp.member')} <Link to="/login">{t('shell.nav.login')}</Link>
      </p>
    </Paper>
  );
}
