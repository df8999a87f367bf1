import type { User } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';

/** What other tables know of an account. */
type Known = Pick<User, 'creditsUsed' | 'creditsThisMonth' | 'hasSecondStep'>;

const nothing: Known = { creditsUsed: 0, creditsThisMonth: 0, hasSecondStep: false };

/** A user as an administrator sees one. */
export function presentUser(row: Row<'users'>, known: Known = nothing): User {
  return {
    _id: row.id,
    clientId: row.clientId,
    name: row.name,
    email: row.email,
    username: row.username,
    roles: row.role,
    status: row.isActive ? 'active' : 'in-active',
    lang: row.lang,
    hasSecondStep: known.hasSecondStep,
    givenUntil: row.givenUntil?.toISOString() ?? null,
    creditsUsed: known.creditsUsed,
    creditCap: row.creditCap,
    creditsThisMonth: known.creditsThisMonth,
    allowedIps: row.allowedIps,
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
