import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session-store.ts';
import classes from './paper.module.css';
import { Paper } from './paper.tsx';
import { SalesForm } from './sales-form.tsx';

/** How to reach those who sell the product. */
export function Contact() {
  const { t } = useTranslation();
  const isStranger = useSession(({ session }) => session === null);
  return (
    <Paper words="paisley on cream in indigo and madder" seed="1807">
      <h1>{t('requests.sales.title')}</h1>
      <p className={classes.lead}>{t('requests.sales.lead')}</p>
      <SalesForm />
      {isStranger && (
        <p className={classes.more}>
          {t('requests.sales.member')} <Link to="/login">{t('shell.nav.login')}</Link>
        </p>
      )}
    </Paper>
  );
}
