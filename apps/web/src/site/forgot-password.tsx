import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

/** Administrators set new passwords; this page says so, and asks for nothing it could not answer. */
export function ForgotPassword() {
  const { t } = useTranslation();
  return (
    <article className={classes.page}>
      <h1>{t('site.forgot.title')}</h1>
      <p>{t('site.forgot.text')}</p>
      <p>
        <Link to="/login">{t('site.forgot.back')}</Link>
      </p>
    </article>
  );
}
