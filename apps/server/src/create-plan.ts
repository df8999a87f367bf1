import { parseArgs } from 'node:util';
import { limits, planForm } from '@naksha/contract';
import { CommandFault } from './command-faults.ts';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { changedFields } from './modules/logs/changed-fields.ts';
import { logAction } from './modules/logs/log-action.ts';
import { addPlan } from './modules/plans/add-plan.ts';
import { planFacts } from './modules/plans/plan-facts.ts';
import { refuseMistyped } from './modules/plans/refuse-mistyped.ts';
import { refuseTakenName } from './modules/plans/refuse-taken-name.ts';
import { sayProblem } from './say-problem.ts';

const usage = `Makes a plan that clients can be put on; --public puts it on the page of plans. The price is a whole number of paise or cents, for the whole term.

  npm run create-plan -- --name Studio --admins 2 --users 10 --credits 3000 --days 365 --price 4999900 --currency INR [--public] [--operation upscale=4 …]

--operation says what one result costs in credits on this plan, where that is not what the operation itself says.
`;

/** Figures only: an empty one or one with a point is a slip, not nothing. */
const figure = (text: string | undefined) =>
  text !== undefined && /^[0-9]{1,10}$/.test(text) ? Number(text) : undefined;

/** What an option says of a plan, where the plan names it otherwise. */
const options = {
  adminCount: 'admins',
  usersCount: 'users',
  creditValidityDays: 'days',
  subscriptionDays: 'days',
  amount: 'price',
  prices: 'operation',
};

/** Forms take a price in rupees or dollars, this its hundredths. */
const said = { amount: `A price is a whole number of paise or cents from 0 to ${limits.planMaxAmount}.` };

/** Makes a plan, for what it costs only the operator knows. */
async function createPlan(): Promise<void> {
  const text = { type: 'string' } as const;
  const figures = { admins: text, users: text, credits: text, days: text, price: text };
  const { values } = parseArgs({
    options: {
      ...figures,
      ...{ name: text, currency: text },
      operation: { ...text, multiple: true },
      public: { type: 'boolean' },
    },
  });
  const days = figure(values.days);
  const given = planForm.safeParse({
    name: values.name,
    adminCount: figure(values.admins),
    usersCount: figure(values.users),
    credits: figure(values.credits),
    creditValidityDays: days,
    subscriptionDays: days,
    amount: figure(values.price),
    currency: values.currency,
    isPublic: values.public,
    prices: Object.fromEntries(
      (values.operation ?? []).map((each) => {
        const [name, ...credits] = each.split('=');
        return [name, figure(credits.join('='))];
      }),
    ),
  });
  if (!given.success) throw new CommandFault(usage, given.error.issues, options, said);
  // It is on sale until somebody ends that on the screen of plans.
  const plan = { ...given.data, onSaleUntil: null };
  refuseMistyped(plan.prices);
  const config = readConfig(process.env);
  const connection = await connect({ databaseUrl: config.databaseUrl?.reveal(), dataDir: config.dataDir });
  try {
    await connection.db.transaction(async (tx) => {
      await refuseTakenName(tx, plan.name);
      const row = await addPlan(tx, plan);
      const actor = { ip: null, requestId: 'create-plan' };
      await logAction(tx, actor, 'plan.created', row.id, { name: plan.name }, changedFields(null, planFacts(row)));
    });
    process.stdout.write(`Clients can be put on ${plan.name} now.\n`);
  } finally {
    await connection.close();
  }
}

await createPlan().catch(sayProblem);
