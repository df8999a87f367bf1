import type { SalesForm } from '@naksha/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { across } from '../../db/own.ts';
import { salesRequests } from '../../db/schema/sales-requests.ts';
import type { PublicScope } from '../../http/scope.ts';
import { dropOldCalls } from './drop-old-calls.ts';
import { senderOf } from './sender-of.ts';
import { useStamp } from './use-stamp.ts';

/** The same words once more within this time are a button pressed twice. */
const sameWithin = sql`interval '10 minutes'`;

/** Takes the word of somebody who wants to talk to sales. What a program filled in is answered alike and dropped. */
export async function talkToSales(scope: PublicScope, form: SalesForm): Promise<{ success: true }> {
  const sender = senderOf(scope.services.links, form);
  if (sender === 'program') return { success: true };
  const { email, phone, message } = form;
  const from = await clientOf(scope);
  await scope.db.transaction(async (tx) => {
    await oneAtATime(tx, `sales ${email.toLowerCase()}`);
    const isSame = and(
      eq(sql`lower(${salesRequests.email})`, email.toLowerCase()),
      eq(salesRequests.phone, phone),
      eq(salesRequests.message, message),
      gt(salesRequests.createdAt, sql`now() - ${sameWithin}`),
    );
    const [before] = await tx.select({ id: salesRequests.id }).from(salesRequests).where(isSame);
    if (before) return;
    const viaForm = sender === 'person' && (await useStamp(tx, scope.services.links, form.stamp));
    const asked = { fromClient: from?.name, fromClientId: from?.id };
    await tx.insert(salesRequests).values({ email, phone, message, ...asked, viaForm });
    if (!viaForm) await dropOldCalls(tx, salesRequests);
  });
  return { success: true };
}

/** The client whose account asks; undefined where a stranger does. */
async function clientOf({ db, userId }: PublicScope): Promise<{ id: string; name: string } | undefined> {
  if (userId === undefined) return undefined;
  const { clients, users } = fields;
  const everybody = across(db, 'sales');
  const [found] = await everybody.users
    .pick({ id: clients.id, name: clients.name }, eq(users.id, userId))
    .innerJoin(everybody.clients.rows(), eq(clients.id, users.clientId));
  return found;
}
