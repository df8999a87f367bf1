import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import { seller } from '../../db/schema/seller.ts';
import { addClient } from '../clients/add-client.ts';
import { addPlan } from '../plans/add-plan.ts';
import { ownPassword } from '../session/given-password.ts';
import { hashPassword } from '../session/hash-password.ts';
import { addAccount } from '../users/add-account.ts';
import { demoLogIns } from './log-ins.ts';
import { demoPlans, formerTerms } from './plans.ts';
import { demoSeller } from './seller.ts';

/**
 * Makes the demonstration client, its plan, its log-ins, and who sells there, once. The password is reset at every start, so that it is
 * always the one that is configured and shown; no one has to replace it, for whoever comes next is shown it too. What a
 * start without the demonstration shut is open again.
 */
export async function seedDemonstration(db: Database, password: string): Promise<void> {
  const login = { passwordHash: await hashPassword(password), ...ownPassword };
  await db.transaction(async (tx) => {
    const clientId = (await findDemonstration(tx)) ?? (await addDemonstration(tx));
    await tx.insert(seller).values({ facts: demoSeller }).onConflictDoNothing();
    for (const { login: username, email, name, roles } of demoLogIns) {
      const isCalled = eq(fields.users.username, username);
      const changed = await across(tx, 'foundation')
        .users.update({ ...login, isActive: true }, isCalled)
        .returning();
      const account = { ...login, name, username, email, role: roles };
      if (changed.length === 0)
        await addAccount(tx, { ...account, clientId: roles === 'superadmin' ? null : clientId });
    }
  });
}

const demoClientName = 'Naksha demonstration';

async function findDemonstration(tx: Transaction): Promise<string | undefined> {
  const [found] = await across(tx, 'foundation').clients.where(eq(fields.clients.name, demoClientName));
  return found?.id;
}

async function addDemonstration(tx: Transaction): Promise<string> {
  const [first, ...others] = demoPlans;
  for (const plan of others) await addPlan(tx, plan);
  const by = { ip: null, requestId: null };
  const plan = await addPlan(tx, { ...first, ...formerTerms });
  const clientId = await addClient(tx, { name: demoClientName, plan, hasUserAccess: true, by });
  await tx
    .update(plans)
    .set({ ...first, version: plan.version + 1 })
    .where(eq(plans.id, plan.id));
  return clientId;
}
