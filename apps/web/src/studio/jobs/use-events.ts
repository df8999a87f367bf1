import type { Job } from '@naksha/contract';
import { useEffect } from 'react';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { showError } from '../../session/error-modal.tsx';
import { noteConnection, noteCredits, noteJob } from '../store/job-actions.ts';
import { isOpen } from '../store/jobs.ts';
import { readStudio } from '../store/studio-store.ts';
import { keepRows } from '../store/table-actions.ts';
import { listen } from './events.ts';
import { finishJob } from './finish-job.ts';

/**
 * Lets a screen hear what happens: progress, credits, and results, which are shown where they were asked for. A screen without a tray
 * says with `onEnded` that a job has ended.
 */
export function useEvents(onEnded?: (job: Job) => void): void {
  const sentence = useErrorSentence();
  useEffect(
    () =>
      listen((event) => {
        if (event.type === 'credits') noteCredits(event.value);
        if (event.type === 'notification') {
          const ended = readStudio().jobs.jobs[event.value.params.jobId];
          if (ended) onEnded?.(ended);
        }
        if (event.type !== 'job') return;
        const job = event.value;
        const before = readStudio().jobs.jobs[job._id];
        noteJob(job);
        keepRows(job.results);
        const hasJustEnded = job.state === 'done' && (before === undefined || isOpen(before));
        if (!hasJustEnded || !readStudio().jobs.mine.includes(job._id)) return;
        void finishJob(job).catch((error) => showError(sentence(error)));
      }, noteConnection),
    [sentence, onEnded],
  );
}
