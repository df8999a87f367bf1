import type { Job } from '@naksha/contract';

/** Too little has been done to say anything. */
const earliest = 0.04;

/** Seconds until a job is done if it goes on as it did so far; nothing while that cannot be said. */
export function secondsLeft(job: Pick<Job, 'state' | 'startedAt' | 'progress'>, now: number): number | undefined {
  if (job.state !== 'running' || !job.startedAt || job.progress < earliest) return undefined;
  const elapsed = Math.max(0, now - Date.parse(job.startedAt)) / 1000;
  return Math.round((elapsed * (1 - job.progress)) / job.progress);
}

/** 98 → "1:38". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
