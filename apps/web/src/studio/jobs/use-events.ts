import { isDelivered, type Job } from '@naksha/contract';
import { useEffect } from 'react';
import { useShowError } from '../../session/use-show-error.ts';
import { isOpen } from '../store/jobs.ts';
import { readStudio } from '../store/studio-store.ts';
import { keepRows } from '../store/table-actions.ts';
import { finishJob } from './finish-job.ts';
import { hearJobs } from './hear-jobs.ts';

/** A file that was asked for in this tab: its tool hands it over, which says enough. */
const isHandedOver = ({ _id, state, operation }: Job): boolean =>
  state === 'done' && isDelivered(operation) && readStudio().jobs.mine.includes(_id);

/**
 * Lets a screen hear what happens: progress, credits, and results, which are shown where they were asked for. A screen without a tray
 * says with `onEnded` that a job has ended.
 */
export function useEvents(onEnded?: (job: Job) => void): void {
  const showError = useShowError();
  useEffect(
    () =>
      hearJobs({
        onEnded: (jobId) => {
          const ended = readStudio().jobs.jobs[jobId];
          if (ended && !isHandedOver(ended)) onEnded?.(ended);
        },
        onJob: (job, before) => {
          keepRows(job.results);
          const hasJustEnded = job.state === 'done' && (before === undefined || isOpen(before));
          if (hasJustEnded && readStudio().jobs.mine.includes(job._id)) void finishJob(job).catch(showError);
        },
      }),
    [showError, onEnded],
  );
}
