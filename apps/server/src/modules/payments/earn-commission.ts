import { and, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { commissions, resellers } from '../../db/schema/resellers.ts';
import { pastTheWall } from '../../db/second-wall.ts';
import type { Row } from '../../db/tables.ts';

/** Writes down what the client's reseller has earned with a payment: its share of what was paid before tax, rounded down. */
export async function earnCommission(owner: Owner, { id, clientId, quote, currency }: Row<'payments'>): Promise<void> {
  const [client] = await own(owner).clients.pick({ resellerId: fields.clients.resellerId });
  if (!client?.resellerId) return;
  const isEarning = and(eq(resellers.id, client.resellerId), eq(resellers.isActive, true));
  const [reseller] = await pastTheWall(owner.db, () => owner.db.select().from(resellers).where(isEarning));
  if (!reseller) return;
  const amount = Number((BigInt(quote.taxable) * BigInt(reseller.commissionBasisPoints)) / 10_000n);
  if (amount === 0) return;
  const row = { resellerId: reseller.id, kind: 'earned', amount, currency, source: id, fromClient: clientId } as const;
  await pastTheWall(owner.db, () => owner.db.insert(commissions).values(row));
}
