import type { PaymentMethod } from '@naksha/contract';
import type { Runner } from '../../db/own.ts';
import type { Services } from '../../services.ts';
import { getSeller } from './get-seller.ts';
import { offeredProviders } from './providers/open-providers.ts';

interface Place {
  readonly db: Runner;
  readonly services: Pick<Services, 'providers'>;
}

/** How a plan can be paid for here: by transfer where it is known whereto, and by the providers there are keys for. */
export async function listPaymentMethods({ db, services }: Place): Promise<{ data: PaymentMethod[] }> {
  const { facts } = await getSeller({ db });
  const takesTransfers = facts !== null && (facts.bankAccount !== '' || facts.upiId !== '');
  return { data: [...(takesTransfers ? (['transfer'] as const) : []), ...offeredProviders(services.providers)] };
}
