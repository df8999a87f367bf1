import type { PaymentQuote } from '@naksha/contract';
import type { ClientScope } from '../../http/scope.ts';
import { findOpenPayment } from './find-open-payment.ts';
import { type Basket, quoteBasket } from './quote-basket.ts';

/** What a plan comes to for the own client; nothing is stored. */
export async function quotePayment(scope: ClientScope, basket: Basket): Promise<PaymentQuote> {
  const open = await findOpenPayment(scope, basket);
  return (await quoteBasket(scope, basket, open?.id)).quote;
}
