import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';

/** Holds a transfer until the caller's transaction ends; `conflict` where what was looked for at the bank is not what the client says by now. */
export async function lockTransfer(owner: Owner, paymentId: string, lookedFor: string | undefined): Promise<void> {
  const mine = own(owner);
  await mine.clients.pick({ id: fields.clients.id }).for('no key update');
  const [sent] = await mine.payments.where(eq(fields.payments.id, paymentId)).for('update');
  if (lookedFor !== undefined && sent?.transactionId !== lookedFor) throw new AppError('conflict');
}
