import { eq, or, type SQL } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { ClientScope } from '../../http/scope.ts';

const { files } = fields;

/** Which files the caller may change: no one's draft but their own, and as an administrator no one's work but their own. */
export function mayChange({ userId, role, isUserMode }: ClientScope): SQL | undefined {
  const isMine = eq(files.createdBy, userId);
  return role === 'admin' && !isUserMode ? isMine : or(isMine, eq(files.isSaved, true));
}
