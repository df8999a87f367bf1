import type { CreditBalance, ErrorCode, Job } from '@naksha/contract';
import type { ApiError } from '../../api/api-error.ts';
import { isClearable, isOpen, type Jobs, newsOf, trayJobs } from './jobs.ts';
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

/** Takes what came to its end out of the tray, and says which of it was shown there; the results stay in the history, and failures in the tray. */
export function clearReady(): string[] {
  const { jobs } = readStudio();
  const shown = trayJobs(jobs).filter(isClearable);
  clear(Object.values(jobs.jobs).filter(isClearable));
  return shown.map((job) => job._id);
}

/** Takes one job that has ended out of the tray. */
export const clearJob = (job: Job): void => clear([job]);

function clear(ended: readonly Job[]): void {
  updateSlice('jobs', ({ cleared }) => ({ cleared: [...new Set([...cleared, ...ended.map(({ _id }) => _id)])] }));
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
