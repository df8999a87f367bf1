import { parseArgs } from 'node:util';
import { line } from '@naksha/contract';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { DatabaseUnreachable } from './db/database-unreachable.ts';
import { FolderInUse } from './db/lock-folder.ts';
import { logAction } from './modules/logs/log-action.ts';
import { addPlan } from './modules/plans/add-plan.ts';

const usage = `Makes a plan that clients can be put on; --public puts it on the page of plans. The price is in paise or cents, for the whole term.

  npm run create-plan -- --name Studio --admins 2 --users 10 --credits 3000 --days 365 --price 4999900 --currency INR [--public]
`;

/** The largest figure that its column keeps. */
const largest = 2_147_483_647;
/** Figures only: an empty one or one with a point is a slip, not nothing. */
const figure = (least: number, most: number) =>
  z
    .string()
    .regex(/^[0-9]{1,10}$/, 'expected a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));

const form = z.object({
  name: line().pipe(z.string().min(1).max(80)),
  admins: figure(1, 100_000),
  users: figure(1, 100_000),
  credits: figure(0, largest),
  days: figure(1, 36_500),
  price: figure(0, largest),
  currency: z.enum(['INR', 'USD']),
  public: z.boolean().default(false),
});

/** Makes a plan, for what it costs only the operator knows. */
async function createPlan(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { name: text, admins: text, users: text, credits: text, days: text, price: text, currency: text };
  const { values } = parseArgs({ options: { ...options, public: { type: 'boolean' } } });
  const given = form.safeParse(values);
  if (!given.success) {
    const faults = given.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    process.stderr.write(`${usage}\n${faults.join('\n')}\n`);
    process.exitCode = 64;
    return;
  }
  const { name, admins, users, credits, days, price, currency, public: isPublic } = given.data;
  const term = { creditValidityDays: days, subscriptionDays: days };
  const plan = { name, adminCount: admins, usersCount: users, credits, ...term, amount: price, currency, isPublic };
  const config = readConfig(process.env);
  const connection = await connect({ databaseUrl: config.databaseUrl?.reveal(), dataDir: config.dataDir });
  try {
    await connection.db.transaction(async (tx) => {
      const { id } = await addPlan(tx, plan);
      await logAction(tx, { ip: null, requestId: 'create-plan' }, 'plan.created', id, { name, credits });
    });
    process.stdout.write(`Clients can be put on ${name} now.\n`);
  } finally {
    await connection.close();
  }
}

await createPlan().catch((problem: unknown) => {
  if (!(problem instanceof DatabaseUnreachable || problem instanceof FolderInUse)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 69;
});
