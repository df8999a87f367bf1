import type { User, UserChanges } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { noteVisits } from '../logs/visit-client.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { endLinks } from '../session/end-links.ts';
import { endSessions } from '../session/end-sessions.ts';
import { givenPassword } from '../session/given-password.ts';
import { forgetGuesses } from '../session/guessed-at.ts';
import { hashNewPassword } from '../session/hash-new-password.ts';
import { useUpLinks } from '../session/use-up-links.ts';
import { claimSeat } from './claim-seat.ts';
import { findUser } from './find-user.ts';
import { holdUser } from './hold-user.ts';
import { refuseStale } from './refuse-stale.ts';
import { refuseTaken } from './refuse-taken.ts';
import { requireIps } from './require-ips.ts';

type Changes = { readonly [Name in keyof UserChanges]?: UserChanges[Name] | undefined };

/** Changes a user of the caller's client; a super-admin gives anybody of a client a password, and that alone. What is left out stays. A new password or role ends the user's sessions. */
export async function updateUser(
  scope: ClientScope | SuperScope,
  { id, was, password, ...facts }: Changes & { id: string },
): Promise<User> {
  const { users } = fields;
  const { clientId: of, name: isNamed, email: hasEmail, username } = users;
  const wanted = { clientId: of, name: isNamed, email: hasEmail, username };
  const [found] = await visibleTo(scope).users.pick(wanted, eq(users.id, id));
  const clientId = found?.clientId;
  if (!clientId) throw new AppError('not_found');
  // They are answered whole, though nothing was changed.
  await noteVisits(scope, [clientId], 'users');
  if (scope.kind === 'super') await refuseFacts({ ...scope, clientId }, id, found.name, facts);
  // Of one's own the current one is asked for, and it is not one that somebody else gave.
  if (password !== undefined && id === scope.userId) throw new AppError('own_password', { field: 'password' });
  const names = [facts.name ?? found.name, facts.email ?? found.email, found.username];
  const passwordHash =
    password === undefined
      ? undefined
      : await hashNewPassword({ password, field: 'password', names, account: scope.userId });
  return scope.db.transaction(async (tx) => {
    const mine = { db: tx, clientId };
    const actor = { ...scope, clientId };
    const before = await holdUser(mine, id);
    const is = { name: before.name, email: before.email, role: before.roles, lang: before.lang };
    const { givenUntil, ...factsSeen } = was ?? {};
    refuseStale(givenUntil, before.givenUntil, () => ({ givenUntil: before.givenUntil ?? '' }), 'password_meanwhile');
    refuseStale({ ...is, ...factsSeen }, is, () => ({
      ...is,
      email: is.email ?? '',
      now: Object.values(is)
        .filter((fact) => fact !== null)
        .join(', '),
    }));
    const { name, lang } = facts;
    const role = facts.role === before.roles ? undefined : facts.role;
    const email = facts.email === before.email ? undefined : facts.email;
    const isChanged = [name, email, lang, role, passwordHash].some((fact) => fact !== undefined);
    if (!isChanged) return before;
    if (email === null && before.username === null) throw new AppError('login_required', { field: 'email' });
    if (role !== undefined) await refuseRole(mine, scope, before, role);
    const changed = { name, email, passwordHash, lang, role, ...(passwordHash !== undefined && givenPassword()) };
    await refuseTaken(() => own(mine).users.update(changed, eq(users.id, id)));
    if (email !== undefined) await announceEmail(tx, scope, id, before.email, email);
    if (passwordHash !== undefined || role !== undefined) await endSessions(tx, eq(sessions.userId, id));
    if (passwordHash !== undefined) {
      await useUpLinks(tx, id);
      await forgetGuesses(tx, { id, email: before.email, username: before.username });
    }
    const about = { name: before.name, ...(passwordHash !== undefined && { hasNewPassword: true }) };
    const change = changedFields(is, { name, email, lang, role });
    if (passwordHash !== undefined || change.after) await logAction(tx, actor, 'user.changed', id, about, change);
    if (role !== undefined) await logAction(tx, actor, `user.made_${role}`, id, { name: before.name });
    return findUser(mine, id);
  });
}

/** Who somebody is at a client is for its own administrators to say: a super-admin's try stands in its log. */
async function refuseFacts(actor: SuperScope & Owner, id: string, name: string, facts: Changes): Promise<void> {
  const [field] = Object.entries(facts).flatMap(([fact, value]) => (value === undefined ? [] : [fact]));
  if (field === undefined) return;
  await logAction(actor.db, actor, 'user.change_refused', id, { name });
  throw new AppError('forbidden', { field });
}

/** No one changes their own role, so an administrator always remains; the other role has to have a place of its own. */
async function refuseRole(
  mine: Owner,
  scope: ClientScope | SuperScope,
  user: User,
  role: 'user' | 'admin',
): Promise<void> {
  if (user._id === scope.userId) throw new AppError('own_role', { field: 'role' });
  if (user.roles === 'superadmin') throw new AppError('not_found');
  if (user.status === 'active') await claimSeat(mine, role);
  if (role === 'user') await requireIps(mine, user.allowedIps);
}

/** Of an account with another email address: links that lie in the former mailbox open nothing any more, and both mailboxes hear of it. */
async function announceEmail(
  tx: Transaction,
  { services, userName }: ClientScope | SuperScope,
  userId: string,
  former: string | null,
  email: string | null,
): Promise<void> {
  await endLinks(tx, eq(passwordResets.userId, userId));
  const letter = { userId, path: '/account', event: newId(), gaps: { by: userName, time: new Date() } };
  if (former !== null) await queueMail(tx, services, { ...letter, kind: 'emailGone', to: former });
  if (email !== null) await queueMail(tx, services, { ...letter, kind: 'emailSet' });
}
