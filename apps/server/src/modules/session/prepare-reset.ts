import { limits } from '@naksha/contract';
import { and, count, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import type { Claim } from '../../jobs/runner.ts';
import { logAction } from '../logs/log-action.ts';
import type { Post } from '../mail/keep-letter.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { hashToken, newToken } from './token.ts';

/**
 * Answers a request about a forgotten password with a mail, if there are a mail server and an active account with an email
 * address that did not get several within the hour. Of others nothing is left.
 */
export async function prepareReset(db: Database, post: Post, claim: Claim): Promise<void> {
  await db.transaction(async (tx) => {
    const isAsked = eq(passwordResets.id, claim.jobId);
    const [asked] = await tx.select().from(passwordResets).where(isAsked);
    if (!(await post.queue.resets.finish(tx, claim)) || !asked) return;
    // Where nothing is sent no one gets the link, so none is made.
    const user = post.config.mail ? await findMailable(tx, asked.login) : undefined;
    if (!user || (await mailedLately(tx, user.id)) >= limits.resetMailsPerHour) {
      await tx.delete(passwordResets).where(isAsked);
      return;
    }
    const token = newToken();
    const mailed = { userId: user.id, tokenHash: hashToken(token), mailedAt: sql`now()` };
    await tx.update(passwordResets).set(mailed).where(isAsked);
    await queueMail(tx, post, {
      kind: 'passwordReset',
      userId: user.id,
      gaps: { minutes: limits.resetLinkSeconds / 60 },
      // Behind the hash: browsers send that part to no server.
      path: `/reset-password#${token}`,
      event: asked.id,
      usefulUntil: new Date(Date.now() + limits.resetLinkSeconds * 1000),
    });
    const { ip, requestId } = asked;
    const actor = { ip, requestId, userId: user.id, clientId: user.clientId, userName: user.name };
    await logAction(tx, actor, 'password.link_mailed');
  });
}

/** The account of a login, if a mail can and may go to it; locked, so that requests about it count each other. */
async function findMailable(tx: Transaction, login: string) {
  const { users, clients } = fields;
  const name = login.toLowerCase();
  const isCalled = or(sql`lower(${users.email}) = ${name}`, sql`lower(${users.username}) = ${name}`);
  const everybody = across(tx, 'signIn');
  const isMailable = and(isCalled, isNotNull(users.email), eq(users.isActive, true));
  const [user] = await everybody.users.where(isMailable).for('no key update');
  if (!user || user.clientId === null) return user;
  const isOpen = and(eq(clients.id, user.clientId), eq(clients.isActive, true));
  return (await everybody.clients.pick({ id: clients.id }, isOpen)).length > 0 ? user : undefined;
}

async function mailedLately(tx: Transaction, userId: string): Promise<number> {
  const lately = sql`${passwordResets.mailedAt} > now() - interval '1 hour'`;
  const mine = and(eq(passwordResets.userId, userId), lately);
  const [found] = await tx.select({ count: count() }).from(passwordResets).where(mine);
  return found?.count ?? 0;
}
