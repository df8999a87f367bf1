import { limits } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { PublicScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { endSessions } from './end-sessions.ts';
import { ownPassword } from './given-password.ts';
import { forgetGuesses } from './guessed-at.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { hashToken } from './token.ts';
import { useUpLinks } from './use-up-links.ts';

/** Sets a new password with the token of a mailed link, once. All sessions of the account end, and none begins. */
export async function resetPassword(
  scope: PublicScope,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<undefined> {
  const { db, ip, requestId } = scope;
  const tokenHash = hashToken(token);
  // Looked at first: a password is hashed only for whoever has a link.
  const asked = await findOpen(db, tokenHash);
  const { id, name, email, username } = fields.users;
  const [theirs] = await across(db, 'signIn').users.pick({ name, email, username }, eq(id, asked.userId));
  const names = theirs ? Object.values(theirs) : [];
  const typed = { password: newPassword, field: 'newPassword', names } as const;
  const passwordHash = await hashNewPassword({ ...typed, account: asked.userId });
  const user = await db.transaction(async (tx) => {
    const { users } = fields;
    const all = across(tx, 'signIn').users;
    // The account before its links, as everybody who changes both.
    await all.pick({ id: users.id }, eq(users.id, asked.userId)).for('no key update');
    const { userId } = await findOpen(tx, tokenHash);
    const [user] = await all.update({ passwordHash, ...ownPassword }, eq(users.id, userId)).returning();
    // Someone shut out since the link was made has none any more, and no new one is made for them.
    if (!user?.isActive || !(await isOpen(tx, user.clientId))) throw new AppError('reset_link_expired');
    await useUpLinks(tx, userId);
    await endSessions(tx, eq(sessions.userId, userId));
    await logAction(tx, { ip, requestId, userId, clientId: user.clientId, userName: user.name }, 'password.reset');
    return user;
  });
  await forgetGuesses(db, user);
}

/** Whether the client of an account is not shut; super-admins belong to none. */
async function isOpen(tx: Transaction, clientId: string | null): Promise<boolean> {
  if (clientId === null) return true;
  const { id, isActive } = fields.clients;
  const [client] = await across(tx, 'signIn').clients.pick({ isActive }, eq(id, clientId));
  return client?.isActive === true;
}

/** The request behind a token, as long as its link works. Inside of a transaction it is held, so that it works once. */
async function findOpen(db: Pick<Transaction, 'select'>, tokenHash: string): Promise<{ userId: string }> {
  const isFresh = sql<boolean>`${passwordResets.mailedAt} > now() - interval '1 second' * ${limits.resetLinkSeconds}`;
  const [found] = await db
    .select({ userId: passwordResets.userId, usedAt: passwordResets.usedAt, isFresh })
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash))
    .for('update');
  if (found?.usedAt) throw new AppError('reset_link_used');
  if (!found?.isFresh || found.userId === null) throw new AppError('reset_link_expired');
  return { userId: found.userId };
}
