import type { SellerFacts } from '@naksha/contract';
import type { Runner } from '../../db/own.ts';
import { seller } from '../../db/schema/seller.ts';

/** Who sells here; null until it was set. */
export async function getSeller({ db }: { readonly db: Runner }): Promise<{ facts: SellerFacts | null }> {
  const [row] = await db.select().from(seller);
  return { facts: row?.facts ?? null };
}
