import { z } from 'zod';
import { creditBalance } from './credits.ts';
import { fileRow } from './file-row.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** Why a job failed. */
export const jobFailure = z.strictObject({
  code: z.string(),
  message: z.string(),
  /** Fill the words of the sentence, in whichever language it is read. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type JobFailure = z.infer<typeof jobFailure>;

/** One run of an operation. `progress` is work done, 0 to 1; `cost` what it reserves or took, in credits. */
export const job = z.strictObject({
  _id: id,
  operation: z.string(),
  params: z.record(z.string(), z.unknown()),
  state: z.enum(jobStates),
  progress: z.number().min(0).max(1),
  cost: z.int(),
  engine: z.string(),
  createdAt: instant,
  startedAt: instant.optional(),
  finishedAt: instant.optional(),
  /** When its maker took it out of their tray, which holds on every machine. */
  clearedAt: instant.optional(),
  error: jobFailure.optional(),
  results: z.array(fileRow),
  report: z.record(z.string(), z.unknown()).optional(),
});
export type Job = z.infer<typeof job>;

/** For someone who does not watch the job: it has ended. Follows the event of the job itself. */
export const notification = z.strictObject({
  code: z.enum(['design_ready', 'design_failed']),
  params: z.strictObject({ jobId: z.string(), operation: z.string() }),
});

/** What travels on the event stream: `event: <type>` with `data: <value>`. */
export const jobEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('job'), value: job }),
  z.strictObject({ type: z.literal('credits'), value: creditBalance }),
  z.strictObject({ type: z.literal('notification'), value: notification }),
]);
export type JobEvent = z.infer<typeof jobEvent>;
