import { UnstyledButton } from '@mantine/core';
import { endpoints, limits } from '@naksha/contract';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { call } from '../../api/call.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { clearReady, lookAtJobs } from '../store/job-actions.ts';
import { isClearable, isOpen, newsOf, trayJobs } from '../store/jobs.ts';
import { useStudio } from '../store/studio-store.ts';
import { JobRow } from './job-row.tsx';
import classes from './jobs-tray.module.css';

/** Everything that runs, with its real progress, and what became of the rest. */
export const JobsTray = memo(function JobsTray() {
  const { t } = useTranslation();
  const shown = useStudio(useShallow(({ jobs }) => trayJobs(jobs)));
  const news = useStudio(({ jobs }) => newsOf(jobs).length);
  const showError = useShowError();
  const look = () => lookAtJobs();
  const heading = useRef<HTMLHeadingElement>(null);
  const running = shown.filter(isOpen).length;
  const ready = shown.filter((job) => job.state === 'done').length;
  const counts = [
    running > 0 ? t('studio.jobs.running', { count: running }) : '',
    ready > 0 ? t('studio.jobs.ready', { count: ready }) : '',
  ].filter((text) => text !== '');
  return (
    <section aria-label={t('studio.jobs.title')} onPointerEnter={look} onPointerDown={look} onFocus={look}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('studio.jobs.title')}
        </h2>
        {news > 0 && (
          <span className={`${classes.news} num`} role="status" aria-label={t('studio.jobs.news', { count: news })}>
            {news}
          </span>
        )}
        <span className={`${classes.counts} num`} aria-live="polite">
          {counts.join(', ')}
        </span>
        {shown.some(isClearable) && (
          <UnstyledButton
            className={classes.clear}
            onClick={() => {
              // The button goes with what it clears.
              heading.current?.focus();
              void clear().catch(showError);
            }}
          >
            {t('studio.jobs.clear')}
          </UnstyledButton>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={classes.empty}>{t('studio.jobs.empty')}</p>
      ) : (
        <ul data-varies className={classes.rows}>
          {shown.map((job) => (
            <JobRow key={job._id} job={job} />
          ))}
        </ul>
      )}
    </section>
  );
});

/** Clears the tray of what is ready, here at once, and on the person's other machines. */
async function clear(): Promise<void> {
  const shown = clearReady();
  for (let at = 0; at < shown.length; at += limits.clearedJobs)
    await call(endpoints.clearJobs, { body: { ids: shown.slice(at, at + limits.clearedJobs) } });
}
