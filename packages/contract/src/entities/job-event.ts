import { z } from 'zod';
import { creditBalance } from './credits.ts';
import { job } from './job.ts';

/** What travels on the event stream: `event: <type>` with `data: <value>`. */
export const jobEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('job'), value: job }),
  z.strictObject({ type: z.literal('credits'), value: creditBalance }),
  z.strictObject({
    type: z.literal('notification'),
    value: z.strictObject({ code: z.string(), params: z.record(z.string(), z.string()) }),
  }),
]);
export type JobEvent = z.infer<typeof jobEvent>;
