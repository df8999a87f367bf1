import { eq } from 'drizzle-orm';
import { databaseTime } from '../../db/database-time.ts';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';

/** Says why a payment could not be changed: there is none, it was open too long, or it is in another state. */
export async function refusePaymentState(owner: Owner, id: string): Promise<never> {
  const { payments } = fields;
  const [payment] = await own(owner).payments.where(eq(payments.id, id));
  if (!payment) throw new AppError('not_found');
  const isOver = payment.state === 'pending' && payment.expiresAt <= (await databaseTime(owner.db));
  throw new AppError(isOver || payment.state === 'expired' ? 'payment_expired' : 'payment_state');
}
