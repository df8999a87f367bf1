import { useTranslation } from 'react-i18next';
import classes from './jobs-tray.module.css';
import { useNews } from './use-news.ts';

/** How many jobs of one's own have ended while one was elsewhere; nothing while none has. */
export function NewsMark() {
  const { t } = useTranslation();
  const news = useNews();
  if (news === 0) return null;
  return (
    <span
      className={`${classes.news} num`}
      role="status"
      aria-label={t('studio.jobs.news', { count: news })}
      title={t('studio.jobs.news', { count: news })}
    >
      {news}
    </span>
  );
}
