import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { useTill } from '../../../test/till.ts';
import { clients } from '../../db/schema/clients.ts';
import { resellers } from '../../db/schema/resellers.ts';
import { checkBooks, checkPayments } from './check-payments.ts';

const till = useTill();
const db = () => till.app.connection.db;
/** Payments that are paid with everything that can come of it, given back in part, and waiting with a coupon. */
const ids = { paid: '', waiting: '' };
beforeAll(async () => {
  const [reseller] = await db().insert(resellers).values({ name: 'Agent', commissionBasisPoints: 1000 }).returning();
  const buyer = await till.buyer();
  await db()
    .update(clients)
    .set({ resellerId: reseller?.id ?? null })
    .where(eq(clients.id, buyer.clientId));
  const coupon = async () => (await till.coupon()).code;
  ids.paid = (await buyer.sent({ planId: till.planOf(), couponCode: await coupon() }))._id;
  await till.verify(ids.paid);
  await till.decide(`POST /payments/${ids.paid}/refund`, { amount: 1000, reason: 'A part.' }, randomUUID());
  ids.waiting = (await buyer.sent({ planId: till.planOf(), couponCode: await coupon() }))._id;
});

class Undo extends Error {}
async function spoilt(spoil: SQL): Promise<string[]> {
  let found: string[] = [];
  const work = db().transaction(async (tx) => {
    for (const book of ['invoices', 'commissions'])
      await tx.execute(sql.raw(`alter table ${book} disable trigger all`));
    await tx.execute(spoil);
    found = await checkPayments(tx);
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
  return found;
}

/** Writes something else into a credit note. */
const note = (path: string, amount: number) =>
  sql`update invoices set document = jsonb_set(document, ${path}, ${amount}::text::jsonb) where kind = 'creditNote'`;

const spoils: readonly (readonly [string, () => SQL])[] = [
  ['says not when', () => sql`update payments set settled_at = null where id = ${ids.paid}`],
  ['not one subscription', () => sql`update subscriptions set payment_id = null where payment_id = ${ids.paid}`],
  ['not one subscription', () => sql`update subscriptions set credits = credits + 1 where payment_id = ${ids.paid}`],
  ['is not settled', () => sql`update subscriptions set payment_id = ${ids.waiting} where payment_id = ${ids.paid}`],
  [
    'not one invoice',
    () => sql`update invoices set document = jsonb_set(document, '{total}', '1') where kind = 'invoice'`,
  ],
  [
    'to a payment that is not settled',
    () => sql`update invoices set payment_id = ${ids.waiting} where kind = 'invoice'`,
  ],
  ['not what its lines sum to', () => sql`update payments set total = total + 1 where id = ${ids.waiting}`],
  ['does not count what is held', () => sql`update coupons set used = used + 1`],
  [
    'is not as the payment is',
    () => sql`update coupon_redemptions set state = 'released' where payment_id = ${ids.paid}`,
  ],
  [
    'is not as the payment is',
    () => sql`update coupon_redemptions set state = 'taken' where payment_id = ${ids.waiting}`,
  ],
  ['is not as the payment is', () => sql`delete from coupon_redemptions where payment_id = ${ids.waiting}`],
  ['what went back of it', () => sql`update payments set refunded = refunded + 1 where id = ${ids.paid}`],
  ['what went back of it', () => sql`update payments set state = 'refunded' where id = ${ids.paid}`],
  ['has not the credit note', () => sql`update refunds set state = 'asked'`],
  ['has not the credit note', () => sql`update invoices set refund_id = null`],
  ['come to more than its invoice', () => note('{total}', 99_999_999)],
  ['come to more than those of its invoice', () => note('{taxes,0,amount}', 99_999_999)],
  ['is not what its lines sum to', () => note('{lines,0,amount}', 1)],
  ['have a gap', () => sql`update invoices set sequence = 7 where kind = 'invoice'`],
  ['have a gap', () => sql`update invoice_counters set last = 9`],
  ['counts what was not issued', () => sql`insert into invoice_counters values ('ZZ', '26-27', 1)`],
  ['is of no settled payment', () => sql`update commissions set source = ${ids.waiting} where kind = 'earned'`],
  ['not what its refunds leave', () => sql`update commissions set amount = amount - 1 where kind = 'returned'`],
];
test.each(spoils)('the books show what %s', async (fault, spoil) => {
  expect((await spoilt(spoil())).join('\n')).toContain(fault);
});

test('what does not agree is reported once a day with what it is, and nothing while all is well', async () => {
  const reported: unknown[] = [];
  await checkBooks(db(), (problem) => reported.push(problem));
  expect(reported).toEqual([]);
  const work = db().transaction(async (tx) => {
    await tx.execute(sql`update coupons set used = used + 1`);
    await checkBooks(tx, (problem) => reported.push(problem));
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
  expect(String(reported[0])).toMatch(/do not agree in 2 places: coupon T.* does not count/);
});
