import { randomUUID } from 'node:crypto';
import type { OperationPrices } from '@naksha/contract';
import type { Database } from '../src/db/database.ts';
import { users } from '../src/db/schema/users.ts';
import { addClient } from '../src/modules/clients/add-client.ts';
import { addPlan } from '../src/modules/plans/add-plan.ts';

interface Wishes {
  credits?: number;
  usersCount?: number;
  adminCount?: number;
  hasUserAccess?: boolean;
  /** What the plan says that work costs; that of another system has no price else. */
  prices?: OperationPrices;
}

/** A client of its own for one test, with one designer (no password) and its ids. */
export async function addTestClient(db: Database, wishes: Wishes = {}): Promise<{ clientId: string; userId: string }> {
  const { credits = 100, usersCount = 25, adminCount = 3, hasUserAccess = true, prices = { upload: 1 } } = wishes;
  return db.transaction(async (tx) => {
    const plan = await addPlan(tx, {
      name: 'Trial',
      adminCount,
      usersCount,
      credits,
      creditValidityDays: 30,
      subscriptionDays: 30,
      amount: 0,
      currency: 'INR',
      prices,
    });
    const clientId = await addClient(tx, {
      name: 'A mill of the tests',
      plan,
      hasUserAccess,
      by: { ip: null, requestId: null },
    });
    const username = `u${randomUUID().replaceAll('-', '')}`;
    const [user] = await tx
      .insert(users)
      .values({ clientId, name: 'Asha Rao', username, passwordHash: '-', role: 'user' })
      .returning({ id: users.id });
    if (!user) throw new Error('A user was not inserted.');
    return { clientId, userId: user.id };
  });
}
