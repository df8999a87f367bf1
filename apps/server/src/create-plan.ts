import { parseArgs } from 'node:util';
import { limits, type OperationPrices, planForm } from '@naksha/contract';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { changedFields } from './modules/logs/changed-fields.ts';
import { logAction } from './modules/logs/log-action.ts';
import { addPlan } from './modules/plans/add-plan.ts';
import { planFacts } from './modules/plans/plan-facts.ts';
import { refuseMistyped } from './modules/plans/refuse-mistyped.ts';
import { refuseTakenName } from './modules/plans/refuse-taken-name.ts';
import { sayProblem } from './say-problem.ts';

const usage = `Makes a plan that clients can be put on; --public puts it on the page of plans. The price is in paise or cents, for the whole term.

  npm run create-plan -- --name Studio --admins 2 --users 10 --credits 3000 --days 365 --price 4999900 --currency INR [--public] [--operation upscale=4 …]

--operation says what one result costs in credits on this plan, where that is not what the operation itself says.
`;

/** Figures only: an empty one or one with a point is a slip, not nothing. */
const figure = (least: number, most: number) =>
  z
    .string()
    .regex(/^[0-9]{1,10}$/, 'expected a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));

const form = z.object({
  name: planForm.shape.name,
  admins: figure(1, limits.accountLimitMax),
  users: figure(1, limits.accountLimitMax),
  credits: figure(0, limits.grantMaxCredits),
  days: figure(1, limits.planMaxDays),
  price: figure(0, limits.planMaxAmount),
  currency: planForm.shape.currency,
  operation: z.array(z.string().regex(/^[^=]{1,40}=[0-9]{1,4}$/, 'expected name=credits')).default([]),
  public: z.boolean().default(false),
});

/** Makes a plan, for what it costs only the operator knows. */
async function createPlan(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { name: text, admins: text, users: text, credits: text, days: text, price: text, currency: text };
  const { values } = parseArgs({
    options: { ...options, operation: { ...text, multiple: true }, public: { type: 'boolean' } },
  });
  const given = form.safeParse(values);
  if (!given.success) {
    const faults = given.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    process.stderr.write(`${usage}\n${faults.join('\n')}\n`);
    process.exitCode = 64;
    return;
  }
  const { name, admins, users, credits, days, price, currency, operation, public: isPublic } = given.data;
  const prices: OperationPrices = Object.fromEntries(
    operation.map((each) => [each.slice(0, each.indexOf('=')), Number(each.slice(each.indexOf('=') + 1))]),
  );
  refuseMistyped(prices);
  const term = { creditValidityDays: days, subscriptionDays: days };
  const plan = {
    name,
    adminCount: admins,
    usersCount: users,
    credits,
    ...term,
    amount: price,
    currency,
    isPublic,
    prices,
  };
  const config = readConfig(process.env);
  const connection = await connect({ databaseUrl: config.databaseUrl?.reveal(), dataDir: config.dataDir });
  try {
    await connection.db.transaction(async (tx) => {
      await refuseTakenName(tx, name);
      const row = await addPlan(tx, plan);
      const actor = { ip: null, requestId: 'create-plan' };
      await logAction(tx, actor, 'plan.created', row.id, { name }, changedFields(null, planFacts(row)));
    });
    process.stdout.write(`Clients can be put on ${name} now.\n`);
  } finally {
    await connection.close();
  }
}

await createPlan().catch(sayProblem);
