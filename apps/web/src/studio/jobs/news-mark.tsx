import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { newsOf } from '../store/jobs.ts';
import { useStudio } from '../store/studio-store.ts';
import { hearJobs } from './hear-jobs.ts';
import classes from './jobs-tray.module.css';
import { useKeptTray } from './use-kept-tray.ts';

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

/**
 * How many jobs have ended that were not looked at yet, for a screen from which no result is opened: it hears of all, shows none and
 * downloads none, so that they are still news in the studio.
 */
function useNews(): number {
  useKeptTray();
  useEffect(() => hearJobs(), []);
  return useStudio(({ jobs }) => newsOf(jobs).length);
}
