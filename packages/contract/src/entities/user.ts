import { z } from 'zod';
import { languages } from '../options.ts';
import { roles } from '../roles.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';

export const userStatuses = ['active', 'in-active'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Who is signed in, as the browser keeps it. In user mode `roles` is `user` and `originalRole` stays `admin`. */
export const sessionUser = z.strictObject({
  _id: id,
  clientId: id.nullable(),
  name: z.string(),
  roles: z.enum(roles),
  originalRole: z.enum(roles),
  hasUserAccess: z.boolean(),
  lang: z.enum(languages),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** What is kept for a user's screens and means nothing to the server. */
export const preferences = z.record(z.string().max(64), z.union([z.string().max(200), z.number(), z.boolean()]));

export const me = z.strictObject({
  ...sessionUser.shape,
  email: z.string().nullable(),
  username: z.string().nullable(),
  preferences,
});

/** A user as an administrator sees one. */
export const user = z.strictObject({
  _id: id,
  clientId: id.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  roles: z.enum(roles),
  status: z.enum(userStatuses),
  lang: z.enum(languages),
  creditsUsed: z.int(),
  allowedIps: z.array(z.string()),
  lastActiveAt: instant.nullable(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;
