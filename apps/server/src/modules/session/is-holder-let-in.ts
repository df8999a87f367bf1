import { and, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { isFresh } from './find-session.ts';
import { whyShutOut } from './why-shut-out.ts';

/** Whether the person a link was given to may use it from an address: their session lasts, and it would let them work from there `at` that moment. */
export async function isHolderLetIn(db: Runner, id: string, ip: string, at: Date): Promise<boolean> {
  const { users, clients } = fields;
  const { logo: _, ...client } = clients;
  const all = across(db, 'signIn');
  const columns = { user: users, client };
  const isOfClient = eq(clients.id, users.clientId);
  const [bySession] = await all.users
    .pick(columns)
    .innerJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, id), isFresh()))
    .leftJoin(all.clients.rows(), isOfClient);
  // The version before gave links to accounts, and one of its servers may still be at work.
  const [byAccount] = bySession
    ? []
    : await all.users.pick(columns, eq(users.id, id)).leftJoin(all.clients.rows(), isOfClient);
  const found = bySession ?? byAccount;
  return found !== undefined && whyShutOut(found, ip, at) === undefined;
}
