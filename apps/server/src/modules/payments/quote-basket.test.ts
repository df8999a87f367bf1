import type { BillingFacts, CouponKind, Invoice, PaymentQuote } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { addBuyer, addSoldPlan, buyerFacts, gstinOf, sellerFacts, setSeller } from '../../../test/sold.ts';
import type { Connection } from '../../db/database.ts';
import { clients } from '../../db/schema/clients.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { plans } from '../../db/schema/plans.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { partOf } from './part-of-invoice.ts';
import { quoteBasket } from './quote-basket.ts';

let connection: Connection;
let clientId: string;
let planId: string;
let couponId: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  const { db } = connection;
  await setSeller(db);
  clientId = await addBuyer(db);
  planId = (await addSoldPlan(db)).id;
  const coupon = { code: 'SOME', kind: 'percentage', value: 1, startsAt: new Date(0) } as const;
  couponId = (await db.insert(coupons).values(coupon).returning())[0]?.id ?? '';
});
afterAll(() => connection.close());

const places = {
  home: { stateCode: '24' },
  away: { stateCode: '08' },
  registered: { stateCode: '27', gstin: gstinOf('27') },
  taxed: { country: 'US', stateCode: null },
  free: { country: 'DE', stateCode: null },
} as const satisfies Record<string, Partial<BillingFacts>>;
const placeNames = ['home', 'away', 'registered', 'taxed', 'free'] as const;
const kinds: readonly (CouponKind | null)[] = [null, 'percentage', 'amount', 'credits'];

/** All of them, as much as is wanted: `NAKSHA_QUOTES=10000`. */
const cases = Number(process.env.NAKSHA_QUOTES ?? 150);

interface Case {
  readonly price: number;
  readonly kind: CouponKind | null;
  readonly value: number;
  readonly place: keyof typeof places;
}

/** The same, slowly and in another way: as fractions of ten thousand, each rounded by looking at what is left over. */
function sumSlowly({ price, kind, value, place }: Case) {
  const half = (whole: bigint, share: bigint) => {
    const product = whole * share;
    const rest = product % 10_000n;
    return (product - rest) / 10_000n + (rest * 2n >= 10_000n ? 1n : 0n);
  };
  const full = BigInt(price);
  let off = 0n;
  if (kind === 'percentage') off = half(full, BigInt(value));
  if (kind === 'amount') off = BigInt(value) > full ? full : BigInt(value);
  const net = full - off;
  const shares = { home: [900n, 900n], away: [1800n], registered: [1800n], taxed: [500n], free: [] }[place];
  const taxes = shares.map((share) => half(net, share));
  const tax = taxes.reduce((sum, each) => sum + each, 0n);
  return { off, net, taxes, tax, total: net + tax, credits: 100n + (kind === 'credits' ? BigInt(value) : 0n) };
}

function pick(random: () => number): Case {
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const price = upTo(random() < 0.5 ? 1000 : 1_000_000_000);
  const kind = kinds[Math.floor(random() * kinds.length)] ?? null;
  const most = { percentage: 10_000, amount: price * 2, credits: 10_000_000, none: 1 }[kind ?? 'none'];
  const place = placeNames[Math.floor(random() * placeNames.length)] ?? 'home';
  return { price, kind, value: Math.min(1_000_000_000, upTo(most)), place };
}

async function ask({ price, kind, value, place }: Case): Promise<PaymentQuote> {
  const { db } = connection;
  await db.update(plans).set({ amount: price }).where(eq(plans.id, planId));
  await db
    .update(clients)
    .set({ billing: { ...buyerFacts, ...places[place] } })
    .where(eq(clients.id, clientId));
  if (kind !== null) {
    const changes = { kind, value, currency: kind === 'amount' ? ('INR' as const) : null };
    await db.update(coupons).set(changes).where(eq(coupons.id, couponId));
  }
  const owner = { db, clientId };
  return (await quoteBasket(owner, { planId, ...(kind !== null && { couponCode: 'some' }) })).quote;
}

test('a quote is what a slow calculation in whole numbers says, to the last paisa, for whatever is bought where', async () => {
  const seed = Math.floor(Math.random() * 2 ** 32);
  const random = mulberry(seed);
  for (let at = 0; at < cases; at++) {
    const one = pick(random);
    const quote = await ask(one);
    const slow = sumSlowly(one);
    const taxLines = quote.lines.filter(({ kind }) => /tax|gst/.test(kind)).map(({ amount }) => BigInt(amount));
    const said = {
      off: -BigInt(quote.lines.find(({ kind }) => kind === 'discount')?.amount ?? 0),
      net: BigInt(quote.taxable),
      taxes: taxLines,
      tax: BigInt(quote.tax),
      total: BigInt(quote.total),
      credits: BigInt(quote.credits),
    };
    expect(said, `seed ${seed}, ${JSON.stringify(one)}`).toEqual(slow);
    expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
    expect(quote.lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
    expect(quote.total).toBeGreaterThanOrEqual(0);
  }
});

test('whoever sells without being registered adds no GST, and where no one sells nothing is bought', async () => {
  const { db } = connection;
  const one: Case = { price: 1000, kind: null, value: 1, place: 'home' };
  await setSeller(db, { ...sellerFacts, gstin: null });
  expect(await ask(one)).toMatchObject({ tax: 0, total: 1000 });
  await setSeller(db, { ...sellerFacts, rates: { IN: 1200 } });
  expect(await ask(one)).toMatchObject({ tax: 120 });
  await db.execute(sql`delete from seller`);
  await expect(ask(one)).rejects.toMatchObject({ code: 'seller_required' });
  await setSeller(db);
  await db.update(clients).set({ billing: null }).where(eq(clients.id, clientId));
  await expect(quoteBasket({ db, clientId }, { planId })).rejects.toMatchObject({ code: 'billing_facts_required' });
});

test.each([{ amount: 0 }, { isPublic: false }, { onSaleUntil: new Date(0) }])(
  'a plan with %o is not on sale',
  async (changes) => {
    const { id } = await addSoldPlan(connection.db, changes);
    const quote = quoteBasket({ db: connection.db, clientId }, { planId: id });
    await expect(quote).rejects.toMatchObject({ code: 'plan_not_on_sale' });
  },
);

test('a plan that was made for a client is renewed by that client alone, also when it has ended, for as long as it is sold', async () => {
  const { db } = connection;
  const { id } = await addSoldPlan(db, { isPublic: false, amount: 90_000, currency: 'INR' });
  const [own, other] = [await addBuyer(db), await addBuyer(db)];
  const quoted = (whose: string) => quoteBasket({ db, clientId: whose }, { planId: id });
  await expect(quoted(own)).rejects.toMatchObject({ code: 'plan_not_on_sale' });
  const bought = { planName: 'Made for one', planId: id, planVersion: 1, adminCount: 1, usersCount: 1, amount: 90_000 };
  const days = { credits: 0, creditValidityDays: 30, subscriptionDays: 30, currency: 'INR', prices: {} } as const;
  const until = sql`now() + interval '1 day'`;
  await db.insert(subscriptions).values({ ...bought, ...days, clientId: own, startsAt: new Date(0), endsAt: until });
  expect((await quoted(own)).quote).toMatchObject({ purpose: 'renewal', planId: id });
  await expect(quoted(other)).rejects.toMatchObject({ code: 'plan_not_on_sale' });
  await db.update(subscriptions).set({ endsAt: sql`now()` }).where(eq(subscriptions.planId, id));
  expect((await quoted(own)).quote).toMatchObject({ purpose: 'purchase' });
  await db.update(plans).set({ onSaleUntil: sql`now()` }).where(eq(plans.id, id));
  await expect(quoted(own)).rejects.toMatchObject({ code: 'plan_not_on_sale' });
});

test('what goes back in parts comes to the invoice, and no part of it is below nothing', () => {
  const seed = Math.floor(Math.random() * 2 ** 32);
  const random = mulberry(seed);
  for (let at = 0; at < 2000; at++) {
    const taxable = Math.floor(random() * (random() < 0.5 ? 50 : 2_000_000_000));
    const rates = random() < 0.5 ? [900, 900] : [1800];
    const taxes: Invoice['taxes'] = rates.map((rate) => ({
      kind: 'igst',
      rate,
      amount: Number((BigInt(taxable) * BigInt(rate) + 5000n) / 10_000n),
    }));
    const invoice = { taxable, taxes, total: taxes.reduce((sum, { amount }) => sum + amount, taxable) };
    if (invoice.total === 0) continue;
    const notes: { taxable: number; taxes: Invoice['taxes']; total: number }[] = [];
    for (let left = invoice.total; left > 0; ) {
      const total = notes.length > 20 ? left : Math.min(left, 1 + Math.floor(random() * left));
      notes.push({ ...partOf(invoice, notes, total), total });
      left -= total;
    }
    const why = `seed ${seed}, ${JSON.stringify({ invoice, notes })}`;
    const parts = notes.flatMap((note) => [note.taxable, ...note.taxes.map(({ amount }) => amount)]);
    expect(Math.min(...parts), why).toBeGreaterThanOrEqual(0);
    for (const note of notes)
      expect(
        note.taxes.reduce((sum, { amount }) => sum + amount, note.taxable),
        why,
      ).toBe(note.total);
    const sum = (of: (note: (typeof notes)[number]) => number) => notes.reduce((all, note) => all + of(note), 0);
    expect(
      sum((note) => note.taxable),
      why,
    ).toBe(taxable);
    for (const [index, { amount }] of taxes.entries())
      expect(
        sum((note) => note.taxes[index]?.amount ?? 0),
        why,
      ).toBe(amount);
  }
});

/** A small seeded generator, so that a failure can be seen again. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
