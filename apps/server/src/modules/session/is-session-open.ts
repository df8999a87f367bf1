import { and, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { isFresh } from './find-session.ts';

/** Whether a session still lasts and its account and client are active: what was given to it ends with it. */
export async function isSessionOpen(db: Runner, id: string): Promise<boolean> {
  const { users, clients } = fields;
  const all = across(db, 'signIn');
  const [found] = await all.users
    .pick({ user: users.isActive, client: clients.isActive })
    .innerJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, id), isFresh()))
    .leftJoin(all.clients.rows(), eq(clients.id, users.clientId));
  return found?.user === true && found.client !== false;
}
