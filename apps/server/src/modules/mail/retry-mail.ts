import { and, eq, inArray } from 'drizzle-orm';
import { mails } from '../../db/schema/mails.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import type { MailRow } from './deliver-mail.ts';
import { logMail } from './log-mail.ts';
import { presentMail } from './present-mail.ts';

/** Puts a mail that was kept or given up in line again; one that waits, or was sent, stays as it is. */
export async function retryMail(scope: SuperScope, { id }: { id: string }) {
  return scope.db.transaction(async (tx) => {
    const isOver = and(eq(mails.id, id), inArray(mails.state, ['kept', 'failed']));
    const { mail: server, supportAddress } = scope.services.config;
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
    if (!mail) throw new AppError('not_found');
    // One that stays as it is was read, and no more.
    const shown = async (kept: MailRow) => {
      await logMail(tx, scope, kept, 'mail.read');
      return { data: presentMail(kept) };
    };
    // An error report from before there was an address goes to the one there is now.
    const to = mail.to ?? supportAddress ?? null;
    if (!server || to === null) return shown(mail);
    const [queued] = await tx.update(mails).set({ state: 'queued', to }).where(isOver).returning();
    if (!queued) return shown(mail);
    await scope.services.queue.mails.enqueue(tx, { id, isAgain: true });
    await publishEvent(tx, { kind: 'mail' });
    await logMail(tx, scope, queued, 'mail.retried');
    return { data: presentMail(queued) };
  });
}
