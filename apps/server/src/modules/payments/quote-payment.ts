import type { PaymentQuote } from '@naksha/contract';
import type { ClientScope } from '../../http/scope.ts';
import { findOpenPayment } from './find-open-payment.ts';
import { type Basket, quoteBasket } from './quote-basket.ts';
import { endOverdue, hasOverdue } from './sweep-payments.ts';

/** What a plan comes to for the own client; nothing is stored but that what was open too long has ended. */
export async function quotePayment(scope: ClientScope, basket: Basket): Promise<PaymentQuote> {
  if (await hasOverdue(scope)) await scope.db.transaction((tx) => endOverdue(tx, scope.clientId));
  const open = await findOpenPayment(scope, basket);
  return (await quoteBasket(scope, basket, open?.id)).quote;
}
