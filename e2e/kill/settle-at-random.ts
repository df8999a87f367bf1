import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@naksha/contract';
import { checkDigit } from '@naksha/money';
import { asc, count } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/db/database.ts';
import { clients } from '../../apps/server/src/db/schema/clients.ts';
import { invoices } from '../../apps/server/src/db/schema/invoices.ts';
import { payments } from '../../apps/server/src/db/schema/payments.ts';
import { seller } from '../../apps/server/src/db/schema/seller.ts';
import { checkLedger } from '../../apps/server/src/modules/credits/check-ledger.ts';
import { seedDemonstration } from '../../apps/server/src/modules/demo/seed-demonstration.ts';
import { checkPayments } from '../../apps/server/src/modules/payments/check-payments.ts';
import { quoteBasket } from '../../apps/server/src/modules/payments/quote-basket.ts';
import { addPlan } from '../../apps/server/src/modules/plans/add-plan.ts';
import { type HomeName, makeHome } from './home.ts';
import { type Product, startProduct } from './product.ts';

export interface Settling {
  readonly payments: number;
  readonly kills: number;
  /** How many were settled when each life ended, by what had been answered. */
  readonly answeredByLife: readonly number[];
  readonly faults: readonly string[];
}

const password = 'Kill@1after1';
/** Asked for side by side. */
const lanes = 12;
const fourteen = '24AAACN1234F1Z';

/**
 * Has many transfers verified side by side by a server that is killed at random moments, and asks again for what was not answered; then holds
 * the books against each other. Numbers of invoices have to run from one without a gap, each payment has one.
 */
export async function settleAtRandom(
  homeName: HomeName,
  { payments: wanted, kills }: { readonly payments: number; readonly kills: number },
  random: () => number,
): Promise<Settling> {
  const home = await makeHome(homeName);
  let product: Product | undefined;
  try {
    const waiting = await home.visit(async (db) => {
      await seedDemonstration(db, password);
      return new Set(await addTransfers(db, wanted));
    });
    const answeredByLife: number[] = [];
    let token: string | undefined;
    for (let life = 0; life <= kills; life++) {
      product = await startProduct(home.settings);
      const address = product?.address ?? '';
      token ??= await signIn(address);
      const verifying = verifyAll(address, token, waiting);
      // A share of what is left, so that the last life finds some too.
      if (life < kills) {
        const share = Math.ceil((waiting.size / (kills - life + 1)) * (0.5 + random()));
        await untilAnswered(verifying, waiting, share);
        await sleep(random() * 20);
        await product?.kill();
      }
      await verifying;
      answeredByLife.push(wanted - waiting.size);
    }
    await product?.kill();
    const faults = await home.visit((db) => judge(db, wanted));
    return { payments: wanted, kills, answeredByLife, faults };
  } finally {
    await product?.kill();
    await home.remove();
  }
}

/** Transfers that wait to be verified, each of a client of its own. */
async function addTransfers(db: Database, wanted: number): Promise<string[]> {
  const facts = {
    ...{ name: 'Naksha', address: 'Ring Road', country: 'IN', stateCode: '24', gstin: fourteen + checkDigit(fourteen) },
    ...{ email: '', series: 'NK', rates: {}, bankAccount: '1', bankName: 'Bank', ifsc: '', upiId: '' },
  };
  // The demonstration has one already.
  await db.insert(seller).values({ facts }).onConflictDoUpdate({ target: seller.isOnly, set: { facts } });
  const terms = { adminCount: 1, usersCount: 1, credits: 10, creditValidityDays: 30, subscriptionDays: 30 };
  const plan = await addPlan(db, { ...terms, name: 'Loom', amount: 10_000, currency: 'INR', isPublic: true });
  const buyer = { name: 'A mill', address: 'Surat', country: 'IN', stateCode: '24', gstin: null, lang: 'en' } as const;
  const mills = Array.from({ length: wanted }, () => ({ name: 'A mill', billing: buyer }));
  const made = await db.insert(clients).values(mills).returning({ clientId: clients.id });
  const clientId = made[0]?.clientId ?? '';
  const bought = await quoteBasket({ db, clientId }, { planId: plan.id });
  const { quote, parties } = bought;
  const { planId, planVersion, purpose, total, currency } = quote;
  const same = { planId, planVersion, purpose, total, currency, quote, parties, terms: bought.terms };
  const waits = { method: 'transfer', state: 'verifying', expiresAt: new Date() } as const;
  const rows = await db
    .insert(payments)
    .values(made.map((client, at) => ({ ...client, ...same, ...waits, transactionId: `UTR${at}` })))
    .returning({ id: payments.id });
  return rows.map(({ id }) => id);
}

async function signIn(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ login: 'super_demo', password });
  const answer = await fetch(`${address}/auth/login`, { method: 'POST', headers, body });
  return endpoints.login.answer.parse(await answer.json()).authToken;
}

/** Verifies what waits until all is answered or the server is gone. That it was verified in an earlier life is an answer as well. */
async function verifyAll(address: string, token: string, waiting: Set<string>): Promise<void> {
  const queue = [...waiting];
  const lane = async () => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${address}/payments/${id}/verify`, { method: 'POST', headers }).catch(
        () => undefined,
      );
      if (answer === undefined) return;
      if (answer.status === 200 || answer.status === 409) waiting.delete(id);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function untilAnswered(verifying: Promise<void>, waiting: ReadonlySet<string>, share: number): Promise<void> {
  const left = waiting.size - share;
  let isOver = false;
  const end = verifying.then(() => {
    isOver = true;
  });
  while (!isOver && waiting.size > left) await Promise.race([end, sleep(2)]);
}

async function judge(db: Database, wanted: number): Promise<string[]> {
  const faults = [...(await checkLedger(db)), ...(await checkPayments(db))];
  const issued = await db.select({ sequence: invoices.sequence }).from(invoices).orderBy(asc(invoices.sequence));
  const isWhole = issued.length === wanted && issued.every(({ sequence }, at) => sequence === at + 1);
  if (!isWhole) faults.push(`${issued.length} invoices for ${wanted} payments, the last ${issued.at(-1)?.sequence}`);
  const states = await db.select({ state: payments.state, count: count() }).from(payments).groupBy(payments.state);
  if (states.length !== 1 || states[0]?.state !== 'paid') faults.push(`payments are ${JSON.stringify(states)}`);
  return faults;
}
