import { z } from 'zod';
import { operations } from './table.ts';

const [first, ...rest] = Object.values(operations).map((row) => row.request);
if (!first) throw new Error('The operations table is empty.');

/** The body of `POST /design/jobs`: one form per operation. */
export const jobRequest = z.discriminatedUnion('operation', [first, ...rest]);
export type JobRequest = z.infer<typeof jobRequest>;
export type JobRequestInput = z.input<typeof jobRequest>;
