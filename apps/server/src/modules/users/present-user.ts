import type { User } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';

/** A user as an administrator sees one. */
export function presentUser(row: Row<'users'>, creditsUsed: number): User {
  return {
    _id: row.id,
    clientId: row.clientId,
    name: row.name,
    email: row.email,
    username: row.username,
    roles: row.role,
    status: row.isActive ? 'active' : 'in-active',
    lang: row.lang,
    creditsUsed,
    allowedIps: row.allowedIps,
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
