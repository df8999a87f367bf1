import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { jobs } from '../../db/schema/jobs.ts';
import { users } from '../../db/schema/users.ts';
import { logAction } from '../logs/log-action.ts';

/** Logs what became of a job, in the name of who asked for it. */
export async function logJob(
  tx: Transaction,
  job: typeof jobs.$inferSelect,
  action: string,
  params: Record<string, string | number | boolean>,
): Promise<void> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, job.userId));
  const actor = { clientId: job.clientId, userId: job.userId, userName: user?.name ?? '' };
  await logAction(tx, actor, action, job.id, { operation: job.operation, ...params });
}
