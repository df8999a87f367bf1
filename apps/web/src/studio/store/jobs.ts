import type { CreditBalance, Job } from '@naksha/contract';

/** Work that was asked for, and what is left to pay for more. */
export interface Jobs {
  readonly jobs: Readonly<Record<string, Job>>;
  readonly credits: CreditBalance | null;
  readonly isConnected: boolean;
  /** Asked for in this tab: their results are shown, or downloaded, when they arrive. */
  readonly mine: readonly string[];
  readonly cleared: readonly string[];
  readonly isQuotaExhausted: boolean;
}

export const noJobs: Jobs = {
  jobs: {},
  credits: null,
  isConnected: false,
  mine: [],
  cleared: [],
  isQuotaExhausted: false,
};

export const isOpen = (job: Job): boolean => job.state === 'queued' || job.state === 'running';

/** What the tray shows: everything that runs, and what has ended since the screen was opened; newest first. */
export function trayJobs({ jobs, cleared, mine }: Pick<Jobs, 'jobs' | 'cleared' | 'mine'>): Job[] {
  return Object.values(jobs)
    .filter((job) => isOpen(job) || (mine.includes(job._id) && !cleared.includes(job._id)))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
