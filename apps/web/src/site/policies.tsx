import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

/** What is kept and what leaves: true of the software as it is built. */
export function PrivacyPolicy() {
  const { t } = useTranslation();
  return (
    <article className={classes.page}>
      <h1>{t('site.privacy.title')}</h1>
      {(['stored', 'sent', 'rights'] as const).map((part) => (
        <section key={part}>
          <h2>{t(`site.privacy.${part}.title`)}</h2>
          <p>{t(`site.privacy.${part}.text`)}</p>
        </section>
      ))}
    </article>
  );
}

export function CookiePolicy() {
  const { t } = useTranslation();
  return (
    <article className={classes.page}>
      <h1>{t('site.cookies.title')}</h1>
      {(['none', 'local'] as const).map((part) => (
        <section key={part}>
          <h2>{t(`site.cookies.${part}.title`)}</h2>
          <p>{t(`site.cookies.${part}.text`)}</p>
        </section>
      ))}
    </article>
  );
}
