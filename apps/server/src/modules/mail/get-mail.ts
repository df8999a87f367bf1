import { eq } from 'drizzle-orm';
import { mails } from '../../db/schema/mails.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { cutLink } from './cut-link.ts';
import { logMail } from './log-mail.ts';
import { presentMail } from './present-mail.ts';

/** One mail with what it says, but for links that still set a password. Whose mail was read finds that in the log of their client. */
export async function getMail(scope: SuperScope, { id }: { id: string }) {
  return scope.db.transaction(async (tx) => {
    const [row] = await tx.select().from(mails).where(eq(mails.id, id));
    if (!row) throw new AppError('not_found');
    await logMail(tx, scope, row, 'mail.read');
    return { data: { ...presentMail(row), ...cutLink(row) } };
  });
}
