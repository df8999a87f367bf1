import { type MailKind, noticeOf, wantsNotice } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Reader } from './render-letter.ts';

interface FoundReader extends Reader {
  /** Their address. */
  readonly email: string | null;
}

/** Whoever letters of a kind go to, as they are now; undefined for those who are inactive, whose client is, or who have switched the kind off. */
export async function findReader(tx: Transaction, userId: string, kind: MailKind): Promise<FoundReader | undefined> {
  const { users, clients } = fields;
  const everybody = across(tx, 'mail');
  const [found] = await everybody.users
    .pick({ user: users, timeZone: clients.timeZone, isOpen: clients.isActive }, eq(users.id, userId))
    .leftJoin(everybody.clients.rows(), eq(clients.id, users.clientId));
  if (!found?.user.isActive || found.isOpen === false) return undefined;
  const { name, lang, preferences, email } = found.user;
  const notice = noticeOf(kind);
  if (notice && !wantsNotice(preferences, notice)) return undefined;
  return { name, lang, timeZone: found.timeZone ?? 'UTC', email };
}
