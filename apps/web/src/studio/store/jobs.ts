import { type CreditBalance, type ErrorCode, isDelivered, type Job, limits } from '@naksha/contract';
import type { ApiError } from '../../api/api-error.ts';

/** Work that was asked for, and what is left to pay for more. */
export interface Jobs {
  readonly jobs: Readonly<Record<string, Job>>;
  readonly credits: CreditBalance | null;
  readonly isConnected: boolean;
  /** Asked for in this tab: their results are shown, or downloaded, when they arrive. */
  readonly mine: readonly string[];
  /** Asked for in this tab, also before it was loaded again: their drafts are decided on here. */
  readonly claimed: readonly string[];
  /** What each that was asked for in this tab works on. */
  readonly inputs: Readonly<Record<string, readonly string[]>>;
  /** Taken out of the tray. */
  readonly cleared: readonly string[];
  /** Ended and looked at: no news any more. */
  readonly looked: readonly string[];
  /** When this person was first here, by the server's clock: what ended before is no news to them. Null until it is known, with no news. */
  readonly since: number | null;
  /** What is said of the credits that ran out for what was asked. */
  readonly exhausted: ErrorCode | null;
  /** Why nothing new is made: the plan has ended. */
  readonly planEnd: ApiError | null;
}

export const noJobs: Jobs = {
  jobs: {},
  credits: null,
  isConnected: false,
  mine: [],
  claimed: [],
  inputs: {},
  cleared: [],
  looked: [],
  since: 0,
  exhausted: null,
  planEnd: null,
};

export const isOpen = (job: Job): boolean => job.state === 'queued' || job.state === 'running';

/** Holds nothing that is lost with its row in the tray: a failure is read there, and asked about. */
export const isClearable = (job: Job): boolean => !isOpen(job) && job.state !== 'failed';

/** How long an ended job is news to someone who comes back. */
const newsMs = limits.endedJobHours * 60 * 60 * 1000;

type TrayRecord = Pick<Jobs, 'jobs' | 'cleared' | 'looked' | 'mine' | 'since'>;

/**
 * What the tray shows: everything that runs, what was asked for here, files to take away, recent news, and what failed lately, on whichever machine;
 * newest first.
 */
export function trayJobs(record: TrayRecord, now = Date.now()): Job[] {
  const news = new Set(newsOf(record, now));
  // Whoever looks at a failure reads it, and asks about it: it stays until it is cleared away.
  const isKept = (job: Job) => news.has(job) || (job.state === 'failed' && isRecent(job, now));
  return Object.values(record.jobs)
    .filter((job) => isOpen(job) || (!isCleared(job, record) && (isOfHere(job, record, now) || isKept(job))))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** What has ended and was not looked at yet. */
export const newsOf = (record: TrayRecord, now = Date.now()): Job[] =>
  Object.values(record.jobs).filter(
    (job) => isNews(job, record, now) && !record.looked.includes(job._id) && !isCleared(job, record),
  );

/** Taken out of the tray, here or on another machine. */
const isCleared = (job: Job, { cleared }: TrayRecord): boolean =>
  job.clearedAt !== undefined || cleared.includes(job._id);

/** Came to something or failed, lately, since this person was first here. */
const isNews = (job: Job, { since }: TrayRecord, now: number): boolean =>
  (job.state === 'failed' || (job.state === 'done' && job.results.length > 0)) &&
  isRecent(job, now) &&
  since !== null &&
  Date.parse(job.finishedAt ?? '') >= since;

/** Asked for in this tab, or a file that waits to be taken away. */
const isOfHere = (job: Job, { mine }: TrayRecord, now: number): boolean =>
  mine.includes(job._id) || (job.state === 'done' && isDelivered(job.operation) && isRecent(job, now));

const isRecent = ({ finishedAt }: Job, now: number): boolean =>
  finishedAt !== undefined && now - Date.parse(finishedAt) < newsMs;
