import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { fields } from '../db/fields.ts';
import { own } from '../db/own.ts';
import { AppError } from '../http/app-error.ts';
import type { JobRow } from './begin-attempt.ts';

/** Throws where whoever asked for a job, or their client, was deactivated since: nothing more is made or charged for them. */
export async function requireActive(
  db: Database,
  { clientId, userId }: Pick<JobRow, 'clientId' | 'userId'>,
): Promise<void> {
  const { users, clients } = fields;
  const ours = own({ db, clientId });
  const [client] = await ours.clients.pick({ isActive: clients.isActive });
  if (client?.isActive === false) throw new AppError('client_inactive');
  const [user] = await ours.users.pick({ isActive: users.isActive }, eq(users.id, userId));
  if (user?.isActive === false) throw new AppError('user_inactive');
}
