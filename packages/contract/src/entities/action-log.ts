import { z } from 'zod';
import { id } from './id.ts';
import { instant } from './instant.ts';

const fact = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/** Fields of something with their values. Never passwords or tokens: those names do not type. */
export const actionFacts = z.record(z.string(), fact);
export type ActionFact = z.infer<typeof fact>;
export type ActionFacts = { readonly [field: string]: ActionFact } & { readonly [Secret in SecretField]?: never };
type SecretField =
  | 'password'
  | 'oldPassword'
  | 'newPassword'
  | 'passwordHash'
  | 'token'
  | 'authToken'
  | 'tokenHash'
  | 'secret'
  | 'keyHash';

/** One thing somebody did. `params` say what it was about, `before` and `after` are the fields that it changed. */
export const actionLog = z.strictObject({
  _id: id,
  /** At which client; null for what happened outside of any. */
  clientId: id.nullable(),
  clientName: z.string().nullable(),
  /** By whose clock its days are; null as above. */
  timeZone: z.string().nullable().default(null),
  userId: id.nullable(),
  userName: z.string(),
  action: z.string(),
  object: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  before: actionFacts.nullable(),
  after: actionFacts.nullable(),
  /** From where, and by which request; null for what the program did of its own accord. */
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
  createdAt: instant,
});
export type ActionLog = z.infer<typeof actionLog>;
