import type { CreditBalance, Job } from '@naksha/contract';
import { isOpen } from './jobs.ts';
import { updateSlice } from './studio-store.ts';

export function noteJob(job: Job): void {
  updateSlice('jobs', ({ jobs }) => {
    const known = jobs[job._id];
    // An answer may arrive after a newer event: what has ended does not run again.
    if (known && !isOpen(known) && isOpen(job)) return {};
    return { jobs: { ...jobs, [job._id]: job } };
  });
}

/** The job was asked for in this tab. */
export const claimJob = (id: string): void => updateSlice('jobs', ({ mine }) => ({ mine: [...mine, id] }));
export const noteCredits = (credits: CreditBalance): void =>
  updateSlice('jobs', { credits, ...(credits.creditsLeft > 0 ? { isQuotaExhausted: false } : {}) });
export const noteConnection = (isConnected: boolean): void => updateSlice('jobs', { isConnected });
export const noteQuota = (isQuotaExhausted: boolean): void => updateSlice('jobs', { isQuotaExhausted });

/** Takes what has ended out of the tray; the results stay in the history. */
export function clearEnded(): void {
  updateSlice('jobs', ({ jobs }) => ({
    cleared: Object.values(jobs)
      .filter((job) => !isOpen(job))
      .map((job) => job._id),
  }));
}
