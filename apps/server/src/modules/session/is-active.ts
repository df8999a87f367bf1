import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';

/** Whether an account and its client are active. */
export async function isActive(db: Runner, userId: string): Promise<boolean> {
  const { users, clients } = fields;
  const all = across(db, 'signIn');
  const [found] = await all.users
    .pick({ user: users.isActive, client: clients.isActive }, eq(users.id, userId))
    .leftJoin(all.clients.rows(), eq(clients.id, users.clientId));
  return found?.user === true && found.client !== false;
}
