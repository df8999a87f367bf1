import type { User } from '@naksha/contract';
import type { users } from '../../db/schema/users.ts';

/** A user as an administrator sees one. */
export function presentUser(row: typeof users.$inferSelect, creditsUsed: number): User {
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
