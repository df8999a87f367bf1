import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clients } from '../../db/schema/clients.ts';
import { users } from '../../db/schema/users.ts';

/** Whether an account and its client are active. */
export async function isActive(db: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ user: users.isActive, client: clients.isActive })
    .from(users)
    .leftJoin(clients, eq(clients.id, users.clientId))
    .where(eq(users.id, userId));
  return found?.user === true && found.client !== false;
}
