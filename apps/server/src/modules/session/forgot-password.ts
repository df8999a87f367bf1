import { passwordResets } from '../../db/schema/password-resets.ts';
import type { PublicScope } from '../../http/scope.ts';

/**
 * Writes down that somebody forgot their password. Whether there is such an account is looked up afterwards, by whoever
 * works off the line, so that neither the answer nor its time depends on it.
 */
export async function forgotPassword({ db, ip, requestId, services }: PublicScope, { login }: { login: string }) {
  await db.transaction(async (tx) => {
    const [asked] = await tx
      .insert(passwordResets)
      .values({ login, ip, requestId })
      .returning({ id: passwordResets.id });
    if (asked) await services.queue.resets.enqueue(tx, asked);
  });
  return { success: true };
}
