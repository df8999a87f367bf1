import { sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { SuperScope } from '../../http/scope.ts';

/** How many clients there are, and how many of them are active. */
export async function countClients({ db }: Pick<SuperScope, 'db'>): Promise<{ total: number; active: number }> {
  const active = sql`count(*) filter (where ${fields.clients.isActive})`.mapWith(Number);
  const [found] = await across(db, 'superAdmin').clients.pick({ total: sql`count(*)`.mapWith(Number), active });
  return found ?? { total: 0, active: 0 };
}
