import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { z } from 'zod';
import { actionLogs } from '../src/db/schema/action-logs.ts';
import { addPlan } from '../src/modules/plans/add-plan.ts';
import { addTestClient } from './client.ts';
import { onePixel } from './engines.ts';
import { useTestApp } from './use-test-app.ts';

export const plan = {
  name: 'Studio',
  adminCount: 2,
  usersCount: 3,
  credits: 300,
  creditValidityDays: 30,
  subscriptionDays: 30,
  amount: 0,
  currency: 'INR',
} as const;
export const logo = `data:image/png;base64,${onePixel.toString('base64')}`;
export const made = z.object({ client: z.looseObject({ _id: z.string() }), admin: z.looseObject({ _id: z.string() }) });

/** The program of a file of tests with a super-admin and a plan. */
export function useOperator() {
  const app = useTestApp();
  const operator = { userId: '', token: '' };
  let planId: string;
  let names = 0;
  beforeAll(async () => {
    const { userId, token } = await app.signIn({ clientId: null, role: 'superadmin' });
    Object.assign(operator, { userId, token });
    planId = (await addPlan(app.connection.db, plan)).id;
  });
  return {
    app,
    operator,
    planOf: () => planId,
    ask: (what: string, body?: unknown) => app.ask(what, { token: operator.token, body }),
    /** The form that adds a client, under a new name each time. */
    form: (changes: Record<string, unknown> = {}) => ({
      name: 'Vraj Prints, सूरत',
      planId,
      adminName: 'Leela Shah',
      username: `leela_${++names}`,
      password: 'Loom@2026',
      ...changes,
    }),
    /** A client that a super-admin looks after, with a designer and an administrator. */
    async house(wishes?: Parameters<typeof addTestClient>[1]) {
      const { clientId, userId } = await addTestClient(app.connection.db, wishes);
      const admin = await app.signIn({ clientId, role: 'admin' });
      const logged = async (action: string) => {
        const found = await app.connection.db.select().from(actionLogs).where(eq(actionLogs.clientId, clientId));
        return found.filter((line) => line.action === action);
      };
      return { clientId, userId, admin, logged };
    },
  };
}
