import { and, eq } from 'drizzle-orm';
import type { Owner } from '../../db/own.ts';
import { commissions } from '../../db/schema/resellers.ts';
import { pastTheWall } from '../../db/second-wall.ts';
import type { Row } from '../../db/tables.ts';

interface GivenBack {
  readonly payment: Row<'payments'>;
  readonly refundId: string;
  /** What had gone back of the payment before this refund, and has after it. */
  readonly before: number;
  readonly after: number;
}

/** Takes back the share of a commission that goes with a refund; all of it when all goes back. */
export async function returnCommission(owner: Owner, { payment, refundId, before, after }: GivenBack): Promise<void> {
  const { id, total, clientId, currency } = payment;
  const isEarned = and(eq(commissions.kind, 'earned'), eq(commissions.source, id));
  const [earned] = await pastTheWall(owner.db, () => owner.db.select().from(commissions).where(isEarned));
  if (!earned) return;
  const gone = (refunded: number) => (BigInt(earned.amount) * BigInt(refunded)) / BigInt(total);
  const amount = Number(gone(before) - gone(after));
  if (amount === 0) return;
  const { resellerId } = earned;
  const row = { resellerId, kind: 'returned', amount, currency, source: refundId, fromClient: clientId } as const;
  await pastTheWall(owner.db, () => owner.db.insert(commissions).values(row));
}
