import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { JobRow } from './job-row.tsx';
import { clearEnded, isOpen, trayJobs, useJobs } from './jobs-store.ts';
import classes from './jobs-tray.module.css';

/** Everything that runs, with its real progress, and what became of the rest. */
export function JobsTray() {
  const { t } = useTranslation();
  const jobs = useJobs(useShallow(trayJobs));
  const running = jobs.filter(isOpen).length;
  const ready = jobs.filter((job) => job.state === 'done').length;
  const counts = [
    running > 0 ? t('studio.jobs.running', { count: running }) : '',
    ready > 0 ? t('studio.jobs.ready', { count: ready }) : '',
  ].filter((text) => text !== '');
  return (
    <section aria-label={t('studio.jobs.title')}>
      <div className={classes.head}>
        <h2>{t('studio.jobs.title')}</h2>
        <span className={`${classes.counts} num`} aria-live="polite">
          {counts.join(', ')}
        </span>
        {jobs.length > running && (
          <UnstyledButton className={classes.clear} onClick={clearEnded}>
            {t('studio.jobs.clear')}
          </UnstyledButton>
        )}
      </div>
      {jobs.length === 0 ? (
        <p className={classes.empty}>{t('studio.jobs.empty')}</p>
      ) : (
        <ul data-varies className={classes.rows}>
          {jobs.map((job) => (
            <JobRow key={job._id} job={job} />
          ))}
        </ul>
      )}
    </section>
  );
}
