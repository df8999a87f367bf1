import type { Transaction } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';
import { logAction } from '../../logs/log-action.ts';
import { queueMailToSuperAdmins } from '../../mail/queue-mail-to-super-admins.ts';
import type { Work } from '../settle-payment.ts';

interface Stray {
  readonly payment: Pick<Row<'payments'>, 'id' | 'terms'>;
  /** What the provider calls the money, or the refund, that does not fit. */
  readonly money: string;
}

/** Shows the super-admins what a provider reports and what fits no payment: another amount, paid twice, a refund that failed. Nothing else is changed. */
export async function reportStray(
  tx: Transaction,
  { actor, post }: Work,
  { payment: { id, terms }, money }: Stray,
): Promise<void> {
  await logAction(tx, actor, 'payment.astray', id, { plan: terms.name, transactionId: money });
  const gaps = { provider: actor.userName ?? '', plan: terms.name, payment: id, money };
  const event = `${id} ${money}`;
  await queueMailToSuperAdmins(tx, post, { kind: 'paymentAstray', gaps, path: '/admin/payments', event });
}
