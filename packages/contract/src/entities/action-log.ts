import { z } from 'zod';
import { id } from './id.ts';
import { instant } from './instant.ts';

/** One thing somebody did. `params` are the words of its sentence, never secrets. */
export const actionLog = z.strictObject({
  _id: id,
  userId: id.nullable(),
  userName: z.string(),
  action: z.string(),
  object: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  createdAt: instant,
});
export type ActionLog = z.infer<typeof actionLog>;
