import type { CreditBalance, FileRow, Job } from '@naksha/contract';
import { create } from 'zustand';

interface Jobs {
  readonly jobs: Readonly<Record<string, Job>>;
  readonly credits: CreditBalance | null;
  readonly isConnected: boolean;
  /** Asked for in this tab: their results are shown, or downloaded, when they arrive. */
  readonly mine: readonly string[];
  readonly cleared: readonly string[];
  readonly isQuotaExhausted: boolean;
}

export const useJobs = create<Jobs>(() => ({
  jobs: {},
  credits: null,
  isConnected: false,
  mine: [],
  cleared: [],
  isQuotaExhausted: false,
}));

export const isOpen = (job: Job): boolean => job.state === 'queued' || job.state === 'running';

export function noteJob(job: Job): void {
  useJobs.setState((state) => {
    const known = state.jobs[job._id];
    // An answer may arrive after a newer event: what has ended does not run again.
    if (known && !isOpen(known) && isOpen(job)) return state;
    return { jobs: { ...state.jobs, [job._id]: job } };
  });
}

/** Forgets the results that were discarded, so that nothing offers them again. */
export function forgetResults(rows: readonly FileRow[]): void {
  const ids = new Set(rows.map((row) => row._id));
  useJobs.setState(({ jobs }) => ({
    jobs: Object.fromEntries(
      Object.entries(jobs).map(([id, job]) => [
        id,
        { ...job, results: job.results.filter((row) => !ids.has(row._id)) },
      ]),
    ),
  }));
}

export const claimJob = (id: string): void => useJobs.setState(({ mine }) => ({ mine: [...mine, id] }));
export const noteCredits = (credits: CreditBalance): void =>
  useJobs.setState({ credits, ...(credits.creditsLeft > 0 ? { isQuotaExhausted: false } : {}) });
export const noteConnection = (isConnected: boolean): void => useJobs.setState({ isConnected });
export const setQuotaExhausted = (isQuotaExhausted: boolean): void => useJobs.setState({ isQuotaExhausted });

/** Takes what has ended out of the tray; the results stay in the history. */
export function clearEnded(): void {
  useJobs.setState(({ jobs }) => ({
    cleared: Object.values(jobs)
      .filter((job) => !isOpen(job))
      .map((job) => job._id),
  }));
}

/** What the tray shows: everything that runs, and what has ended since the screen was opened; newest first. */
export function trayJobs({ jobs, cleared, mine }: Pick<Jobs, 'jobs' | 'cleared' | 'mine'>): Job[] {
  return Object.values(jobs)
    .filter((job) => isOpen(job) || (mine.includes(job._id) && !cleared.includes(job._id)))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
