import type { Job, JobEvent } from '@naksha/contract';
import { noteConnection, noteCredits, noteJob } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { listen } from './events.ts';

interface Hearing {
  /** Of a job, and of what was known of it before. */
  readonly onJob?: (job: Job, before: Job | undefined) => void;
  readonly onEnded?: (jobId: string) => void;
}

/** Writes down jobs and credits as the server reports them, until it is stopped. */
export const hearJobs = ({ onJob, onEnded }: Hearing = {}): (() => void) =>
  listen((event: JobEvent) => {
    if (event.type === 'credits') noteCredits(event.value);
    if (event.type === 'notification') onEnded?.(event.value.params.jobId);
    if (event.type !== 'job') return;
    const before = readStudio().jobs.jobs[event.value._id];
    noteJob(event.value);
    onJob?.(event.value, before);
  }, noteConnection);
