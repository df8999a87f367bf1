import { verify } from '@node-rs/argon2';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { seller } from '../../db/schema/seller.ts';
import { sessions } from '../../db/schema/sessions.ts';
import type { Row } from '../../db/tables.ts';
import type { Secret } from '../../secret.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { endSessions } from '../session/end-sessions.ts';
import { hashPassword } from '../session/hash-password.ts';
import { newToken } from '../session/token.ts';
import { demoLogIns } from './log-ins.ts';
import { demoSeller } from './seller.ts';

/**
 * Deactivates the log-ins of the demonstration that still have a known password, ends their sessions, and answers their
 * names. The password is replaced as well: who activates one of them again must not open it to everybody. Whoever sells in
 * the demonstration no longer sells, unless that was set otherwise since.
 */
export async function shutDemonstration(db: Database, known: readonly Secret[]): Promise<string[]> {
  await endSelling(db);
  const { users } = fields;
  const names = demoLogIns.map(({ login }) => login);
  const isOpen = and(inArray(users.username, names), eq(users.isActive, true));
  const shut: string[] = [];
  for (const user of await across(db, 'foundation').users.where(isOpen)) {
    if (!(await hasOneOf(user, known))) continue;
    const passwordHash = await hashPassword(newToken());
    await db.transaction(async (tx) => {
      await across(tx, 'foundation').users.update({ isActive: false, passwordHash }, eq(users.id, user.id));
      await endSessions(tx, eq(sessions.userId, user.id));
      const change = changedFields({ status: 'active' }, { status: 'in-active' });
      const actor = { clientId: user.clientId, ip: null, requestId: null };
      await logAction(tx, actor, 'user.deactivated', user.id, { name: user.name }, change);
    });
    shut.push(user.username ?? '');
  }
  return shut;
}

function endSelling(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    const [ended] = await tx.delete(seller).where(eq(seller.facts, demoSeller)).returning();
    const change = changedFields({ name: demoSeller.name }, { name: '' });
    if (ended) await logAction(tx, { ip: null, requestId: null }, 'seller.changed', null, {}, change);
  });
}

async function hasOneOf({ passwordHash }: Row<'users'>, known: readonly Secret[]): Promise<boolean> {
  for (const password of known) if (await verify(passwordHash, password.reveal())) return true;
  return false;
}
