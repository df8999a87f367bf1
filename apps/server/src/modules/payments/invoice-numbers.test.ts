import { invoice } from '@naksha/contract';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sellerFacts, setSeller } from '../../../test/sold.ts';
import { useTill } from '../../../test/till.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { payments } from '../../db/schema/payments.ts';
import { reckonQuote } from './reckon-quote.ts';
import { settlePayment } from './settle-payment.ts';

const till = useTill();
const db = () => till.app.connection.db;
class Broken extends Error {}

test('invoices are numbered from one without a gap, though payments are settled side by side and some fail in between', async () => {
  await setSeller(db(), { ...sellerFacts, series: 'GF' });
  const planId = till.planOf();
  const all = [];
  for (const { clientId } of await till.crowd(40)) {
    const { quote, terms, parties, replaces, credited } = await reckonQuote({ db: db(), clientId }, { planId });
    const { planVersion, purpose, total, currency } = quote;
    const row = { clientId, planId, planVersion, purpose, total, currency, terms, quote, parties, replaces, credited };
    const wanted = { ...row, method: 'transfer', state: 'verifying', expiresAt: new Date() } as const;
    const [made] = await db().insert(payments).values(wanted).returning();
    all.push({ clientId, paymentId: made?.id ?? '' });
  }
  const settle = (arrival: { clientId: string; paymentId: string }, fails: boolean) =>
    db().transaction(async (tx) => {
      const work = { actor: { ip: null, requestId: null }, post: till.app.services };
      const outcome = await settlePayment(tx, work, arrival);
      if (fails) throw new Broken();
      return outcome;
    });
  const first = await Promise.allSettled(all.map((arrival, at) => settle(arrival, at % 3 === 1)));
  expect(first.filter(({ status }) => status === 'rejected')).toHaveLength(13);
  // Each again, and at the same time once more.
  await Promise.all([...all, ...all].map((arrival) => settle(arrival, false)));
  const issued = await db().select().from(invoices).where(eq(invoices.series, 'GF')).orderBy(asc(invoices.sequence));
  expect(issued.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(new Set(issued.map(({ paymentId }) => paymentId)).size).toBe(40);
  for (const { document } of issued) expect(invoice.parse(document)).toEqual(document);
  expect(issued[0]?.number).toMatch(/^GF\/\d\d-\d\d\/000001$/);
});
