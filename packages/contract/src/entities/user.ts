import { z } from 'zod';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { roles } from '../roles.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';

export const userStatuses = ['active', 'in-active'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What a list of users can be sorted by. */
export const userColumns = [
  'name',
  'login',
  'roles',
  'status',
  'creditsUsed',
  'creditCap',
  'creditsThisMonth',
  'lastActiveAt',
] as const;
export type UserColumn = (typeof userColumns)[number];

/** What a list of users is narrowed to, and its order. */
export const usersQuery = {
  search: z.string().trim().max(limits.searchMaxLength).optional(),
  status: z.enum(userStatuses).optional(),
  sortBy: z.enum(userColumns).default('name'),
  sortDirection: z.enum(['asc', 'desc']).default('asc'),
};

/** Who is signed in, as the browser keeps it. In user mode `roles` is `user` and `originalRole` stays `admin`. */
export const sessionUser = z.strictObject({
  _id: id,
  clientId: id.nullable(),
  name: z.string(),
  roles: z.enum(roles),
  originalRole: z.enum(roles),
  hasUserAccess: z.boolean(),
  lang: z.enum(languages),
  /** Until the password that somebody else gave is replaced, nothing else is answered. */
  mustChangePassword: z.boolean().default(false),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** What is kept for a user's screens, and which notices are sent to them. */
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
  /** Their log-in asks for a code beside the password. */
  hasSecondStep: z.boolean().default(false),
  /** Until when the password that somebody else gave opens anything; null for one of their own. */
  givenUntil: instant.nullable().default(null),
  creditsUsed: z.int(),
  /** What they may spend in a month, null for as much as there is; and what they have spent or hold in this one. */
  creditCap: z.int().nullable(),
  creditsThisMonth: z.int(),
  allowedIps: z.array(z.string()),
  lastActiveAt: instant.nullable(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;
