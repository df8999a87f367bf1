import type { CreditBalance, ErrorCode, Job } from '@naksha/contract';
import type { ApiError } from '../../api/api-error.ts';
import { isOpen, type Jobs, newsOf, trayJobs } from './jobs.ts';
import { readStudio, updateSlice } from './studio-store.ts';

export function noteJob(job: Job): void {
  updateSlice('jobs', ({ jobs }) => {
    const known = jobs[job._id];
    // An answer may arrive after a newer event: what has ended does not run again.
    if (known && !isOpen(known) && isOpen(job)) return {};
    return { jobs: { ...jobs, [job._id]: job } };
  });
}

/** The job was asked for in this tab, of these designs. */
export const claimJob = (id: string, worksOn: readonly string[] = []): void =>
  updateSlice('jobs', ({ mine, claimed, inputs }) => ({
    mine: [...mine, id],
    claimed: [...claimed, id],
    inputs: { ...inputs, [id]: worksOn },
  }));
export const noteCredits = (credits: CreditBalance): void =>
  updateSlice('jobs', { credits, ...(credits.creditsLeft > 0 ? { exhausted: null } : {}) });
/** The server listens, or no longer; `at` what its clock said. */
export const noteConnection = (isConnected: boolean, at?: number): void =>
  updateSlice('jobs', ({ since }) => ({ isConnected, ...(at === undefined ? {} : { since: since ?? at }) }));
export const noteQuota = (exhausted: ErrorCode | null): void => updateSlice('jobs', { exhausted });
export const notePlanEnd = (planEnd: ApiError | null): void => updateSlice('jobs', { planEnd });

/** Takes what has ended out of the tray, and says which of it was shown there; the results stay in the history. */
export function clearEnded(): string[] {
  const { jobs } = readStudio();
  const shown = trayJobs(jobs).filter((job) => !isOpen(job));
  const ended = Object.values(jobs.jobs).filter((job) => !isOpen(job));
  updateSlice('jobs', { cleared: ended.map((job) => job._id) });
  return shown.map((job) => job._id);
}

/** These were looked at; without ids, all that is news. */
export function lookAtJobs(ids?: readonly string[]): void {
  const { jobs } = readStudio();
  const seen = (ids ?? newsOf(jobs).map(({ _id }) => _id)).filter((id) => !jobs.looked.includes(id));
  if (seen.length > 0) updateSlice('jobs', ({ looked }) => ({ looked: [...looked, ...seen] }));
}

/** Puts back what was looked at and cleared before the page was loaded again. */
export const restoreTray = (kept: Pick<Jobs, 'looked' | 'cleared' | 'since'>): void => updateSlice('jobs', kept);

/** Puts back what was asked for in this tab before it was loaded again. */
export const restoreClaims = (ids: readonly string[]): void =>
  updateSlice('jobs', ({ claimed }) => ({ claimed: [...new Set([...ids, ...claimed])] }));
