import { eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fields } from '../db/fields.ts';
import type { ClientScope } from './scope.ts';

type Caller = Pick<ClientScope, 'role' | 'userId'>;

/** Whose work the caller may reach: a designer their own, an administrator that of everybody of the client. */
const isTheirs = ({ role, userId }: Caller, maker: PgColumn): SQL | undefined =>
  role === 'admin' ? undefined : eq(maker, userId);

/** Jobs that the caller may look at and call off. */
export const jobsOf = (caller: Caller): SQL | undefined => isTheirs(caller, fields.jobs.userId);

/** Files that the caller may look at and work with: what is kept is the whole client's, a draft its maker's. */
export function filesOf(caller: Caller): SQL | undefined {
  const theirs = isTheirs(caller, fields.files.createdBy);
  return theirs && or(theirs, eq(fields.files.isSaved, true));
}
