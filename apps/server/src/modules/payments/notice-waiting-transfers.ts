import { limits } from '@naksha/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Post } from '../mail/keep-letter.ts';
import { queueMailToSuperAdmins } from '../mail/queue-mail-to-super-admins.ts';

const { clients, payments } = fields;

/** Reminds super-admins, once for each and for each name that was put right, of transfers that no one has decided on for a day: their payers wait, and so do their plans. */
export async function noticeWaitingTransfers(db: Database, post: Post): Promise<void> {
  const sentAt = sql`coalesce(${payments.sentAt}, ${payments.createdAt})`;
  const hour = sql`interval '1 hour'`;
  // Letters are kept for a while and then forgotten: what has waited for longer would be written about again.
  const isLate = sql`${sentAt} <= now() - ${hour} * ${limits.transferReminderHours}
    and ${sentAt} > now() - ${hour} * ${limits.transferReminderHours * 8}`;
  const everybody = across(db, 'sweep');
  const late = await everybody.payments
    .pick({ payment: payments, client: clients.name }, and(eq(payments.state, 'verifying'), isLate))
    .innerJoin(everybody.clients.rows(), eq(clients.id, payments.clientId))
    .orderBy(sentAt);
  const failures: unknown[] = [];
  for (const { payment, client } of late) {
    const { id, total, currency, terms, transactionId } = payment;
    const amount = { amount: total, currency };
    const gaps = { client, plan: terms.name, amount, transaction: transactionId ?? '' };
    const letter = { gaps, path: '/admin/payments', event: `${id} ${transactionId ?? ''}` };
    try {
      await db.transaction((tx) => queueMailToSuperAdmins(tx, post, { kind: 'paymentUndecided', ...letter }));
    } catch (problem) {
      failures.push(problem);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every waiting transfer was reminded of.');
}
