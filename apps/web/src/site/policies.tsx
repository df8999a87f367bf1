import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import classes from './sections.module.css';

/** What is kept and what leaves: true of the software and of what this installation is connected to. */
export function PrivacyPolicy() {
  const { t } = useTranslation();
  const sends = useQuery({ queryKey: queryKeys.installation, queryFn: () => call(endpoints.installation) });
  return (
    <article className={classes.page}>
      <h1>{t('site.privacy.title')}</h1>
      <section>
        <h2>{t('site.privacy.stored.title')}</h2>
        <p>{t('site.privacy.stored.text')}</p>
      </section>
      <section aria-busy={sends.isPending}>
        <h2>{t('site.privacy.sent.title')}</h2>
        {sends.isError && <LoadFailure error={sends.error} retry={sends.refetch} />}
        {sends.data && !Object.values(sends.data).some(Boolean) && <p>{t('site.privacy.sent.nothing')}</p>}
        {sends.data?.sendsWords && <p>{t('site.privacy.sent.words')}</p>}
        {sends.data?.sendsPictures && <p>{t('site.privacy.sent.pictures')}</p>}
        {sends.data?.sendsMail && <p>{t('site.privacy.sent.mail')}</p>}
        <p>{t('site.privacy.sent.text')}</p>
      </section>
      <section>
        <h2>{t('site.privacy.rights.title')}</h2>
        <p>{t('site.privacy.rights.text')}</p>
      </section>
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
