import type { PlanTerms } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { ledgerLots } from '../../db/schema/ledger.ts';
import { plans } from '../../db/schema/plans.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { readBalance } from '../credits/balance.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { allowedAccounts } from './allowed-accounts.ts';
import { boughtTerms } from './bought-terms.ts';
import { planStateOf } from './plan-state-of.ts';
import { requirePlan } from './require-plan.ts';
import { startSubscription } from './start-subscription.ts';

const app = useTestApp();
const by = { ip: null, requestId: 'a-test' };
const dayMs = 86_400_000;
const terms: PlanTerms = {
  ...{ name: 'Mill', adminCount: 4, usersCount: 40, credits: 700, creditValidityDays: 90, subscriptionDays: 60 },
  ...{ amount: 12_345_00, currency: 'INR', prices: { upscale: 9 } },
};

test('what was bought is kept whole, also when its plan is changed and renamed, and its credits are there at once', async () => {
  const { db } = app.connection;
  const { clientId } = await addTestClient(db, { credits: 100 });
  const owner = { db, clientId };
  const [running] = await db.select().from(subscriptions).where(eq(subscriptions.clientId, clientId));
  if (!running) throw new Error('A subscription was expected.');
  const started = await db.transaction((tx) =>
    startSubscription(
      { db: tx, clientId },
      {
        ...{
          terms,
          planId: running.planId,
          planVersion: 3,
          startsAt: running.endsAt,
          credits: 750,
          reason: 'Mill',
          by,
        },
      },
    ),
  );
  await db.update(plans).set({ name: 'Other', amount: 1, credits: 1, prices: {} }).where(eq(plans.id, running.planId));
  const [kept] = await db.select().from(subscriptions).where(eq(subscriptions.id, started.id));
  expect(kept && boughtTerms(kept)).toEqual(terms);
  expect(kept).toMatchObject({ planVersion: 3, paymentId: null, startsAt: running.endsAt });
  expect(kept?.endsAt).toEqual(new Date(running.endsAt.getTime() + 60 * dayMs));
  const lots = await db.select().from(ledgerLots).where(eq(ledgerLots.clientId, clientId));
  expect(lots.find((lot) => lot.amount === 750)?.expiresAt).toEqual(new Date(running.endsAt.getTime() + 90 * dayMs));
  expect(await readBalance(owner)).toMatchObject({ creditsLeft: 850, totalCredits: 850 });
  const lines = await db.select().from(actionLogs).where(eq(actionLogs.clientId, clientId));
  expect(lines.filter(({ action }) => action === 'plan.started').map(({ params }) => params)).toEqual([
    expect.objectContaining({ plan: 'Trial', credits: 100 }),
    expect.objectContaining({ plan: 'Mill', credits: 750, startsAt: running.endsAt.toISOString() }),
  ]);
  expect(await checkLedger(db)).toEqual([]);
});

test('what a version before this one adds has the terms of its plan', async () => {
  const { db } = app.connection;
  const { clientId } = await addTestClient(db, { credits: 30 });
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.clientId, clientId));
  await db.execute(
    `insert into subscriptions (id, client_id, plan_id, plan_name, admin_count, users_count, starts_at, ends_at)
     select gen_random_uuid(), client_id, plan_id, 'As before', 1, 2, ends_at, ends_at + interval '1 day' from subscriptions where id = '${row?.id}'`,
  );
  const [added] = await db.select().from(subscriptions).where(eq(subscriptions.planName, 'As before'));
  expect(added).toMatchObject({ credits: 30, creditValidityDays: 30, amount: 0, currency: 'INR', planVersion: 1 });
});

test.each([
  ['runs', [[-10, 10]], 'running', undefined, undefined],
  ['ended a day ago', [[-10, -1]], 'grace', 'plan_ended', undefined],
  ['ended a little less than the days of grace ago', [[-60, -29.99]], 'grace', 'plan_ended', undefined],
  ['ended longer ago than that', [[-60, -30.01]], 'over', 'plan_over', 'plan_over'],
  ['was never bought', [], 'none', 'plan_over', 'plan_over'],
  ['is still to begin', [[3, 33]], 'none', 'plan_over', 'plan_over'],
  [
    'ended and is followed by another that is still to begin',
    [
      [-10, -1],
      [3, 33],
    ],
    'grace',
    'plan_ended',
    undefined,
  ],
  [
    'ended and was followed by another',
    [
      [-10, -1],
      [-1, 29],
    ],
    'running',
    undefined,
    undefined,
  ],
] as const)('a plan that %s', async (_, times, state, fresh, inGrace) => {
  const { db } = app.connection;
  const { clientId } = await addTestClient(db);
  const [row] = await db.delete(subscriptions).where(eq(subscriptions.clientId, clientId)).returning();
  if (!row) throw new Error('A subscription was expected.');
  const at = (days: number) => new Date(Date.now() + days * dayMs);
  for (const [starts, ends] of times) {
    const { id, ...others } = row;
    await db.insert(subscriptions).values({ ...others, startsAt: at(starts), endsAt: at(ends) });
  }
  const owner = { db, clientId };
  expect((await planStateOf(owner)).state).toBe(state);
  const refusal = (given: { inGrace?: boolean }) =>
    requirePlan(owner, given).then(
      () => undefined,
      ({ code }) => code,
    );
  expect([await refusal({}), await refusal({ inGrace: true })]).toEqual([fresh, inGrace]);
  // Until the grace is over its places count.
  const isOver = state === 'over' || state === 'none';
  expect((await allowedAccounts(owner)).admin).toBe(isOver ? 0 : row.adminCount);
});
