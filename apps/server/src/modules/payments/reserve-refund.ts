import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';

const { payments } = fields;

interface Wanted {
  readonly paymentId: string;
  readonly amount: number;
  /** What has to stay because an upgrade counts it; of money that is gone already there is none. */
  readonly kept?: number;
}

/**
 * Counts an amount of a settled payment as given back, in one conditional statement: more than came never goes back, however many ask at once.
 * Undefined where less is left.
 */
export async function reserveRefund(
  owner: Owner,
  { paymentId, amount, kept = 0 }: Wanted,
): Promise<Row<'payments'> | undefined> {
  const refunded = sql`${payments.refunded} + ${amount}::bigint`;
  const hasRoom = sql`${refunded} <= ${payments.total} - ${kept}::bigint`;
  const [reserved] = await own(owner)
    .payments.update({ refunded }, and(eq(payments.id, paymentId), isNotNull(payments.settledAt), hasRoom))
    .returning();
  return reserved;
}
