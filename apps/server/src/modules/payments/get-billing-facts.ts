import type { BillingFacts } from '@naksha/contract';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';

/** To whom invoices of a client are made out; null until it was said. */
export async function getBillingFacts(owner: Owner): Promise<{ facts: BillingFacts | null }> {
  const [client] = await own(owner).clients.pick({ facts: fields.clients.billing });
  return { facts: client?.facts ?? null };
}
