import { z } from 'zod';
import { id } from './id.ts';
import { instant } from './instant.ts';

/** One of the caller's own sign-ins that still lasts, with the address it was last used from. Of those from before addresses were kept, address and browser are unknown. */
export const ownSession = z.strictObject({
  _id: id,
  isCurrent: z.boolean(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: instant,
  lastActiveAt: instant,
});
export type OwnSession = z.infer<typeof ownSession>;
