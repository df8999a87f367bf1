import type { TaxKind } from '@naksha/contract';
import { indianStates } from '@naksha/contract';
import { requireBasisPoints } from './minor-units.ts';

/** Where somebody sits: the country by ISO 3166-1 alpha-2, in India the state by its code and, if registered, the GSTIN. */
export interface TaxParty {
  readonly country: string;
  readonly stateCode?: string | undefined;
  readonly gstin?: string | undefined;
}

/** What buyers of a country are charged, in basis points. A country without a row is charged nothing. */
export interface TaxRate {
  readonly country: string;
  readonly rate: number;
}

export interface Tax {
  readonly parts: readonly { readonly kind: TaxKind; readonly rate: number }[];
  /** The code of the Indian state in which the service counts as supplied; null where India taxes nothing. */
  readonly placeOfSupply: string | null;
  /** A supply out of India is zero-rated, and its invoice says so. */
  readonly isExport: boolean;
}

/**
 * The tax on a service sold by `seller` to `buyer`. Within India: a registered buyer is where it is registered, another where it lives, and
 * one that gave no state where the seller is (section 12(2) of the IGST Act, 2017); in the seller's state half is CGST and half SGST, elsewhere all is
 * IGST (sections 7 and 8). A seller who is not registered collects no GST (section 32 of the CGST Act, 2017). To another country: its rate, where the table
 * has one because the seller is registered there, else nothing; from India that is an export (section 16 of the IGST Act, 2017).
 * Throws RangeError for a state that India does not have and for a rate that cannot be charged.
 */
export function taxFor(request: {
  readonly seller: TaxParty;
  readonly buyer: TaxParty;
  readonly rates: readonly TaxRate[];
}): Tax {
  const { seller, buyer, rates } = request;
  const rate = rates.find(({ country }) => country === buyer.country)?.rate ?? 0;
  requireBasisPoints(rate, buyer.country);
  if (seller.country === 'IN' && buyer.country === 'IN') return withinIndia(seller, buyer, rate);
  if (buyer.country === 'IN' || rate === 0)
    return { parts: [], placeOfSupply: null, isExport: seller.country === 'IN' && buyer.country !== 'IN' };
  return { parts: [{ kind: 'tax', rate }], placeOfSupply: null, isExport: seller.country === 'IN' };
}

function withinIndia(seller: TaxParty, buyer: TaxParty, rate: number): Tax {
  const origin = stateOf(seller);
  const place = stateOf(buyer) ?? origin;
  if (seller.gstin === undefined || rate === 0) return { parts: [], placeOfSupply: place ?? null, isExport: false };
  if (origin !== place) return { parts: [{ kind: 'igst', rate }], placeOfSupply: place ?? null, isExport: false };
  const half = Number(BigInt(rate) / 2n);
  if (half + half !== rate) throw new RangeError(`a rate of ${rate} basis points has no halves`);
  const parts = [
    { kind: 'cgst', rate: half },
    { kind: 'sgst', rate: half },
  ] as const;
  return { parts, placeOfSupply: place ?? null, isExport: false };
}

function stateOf({ gstin, stateCode }: TaxParty): string | undefined {
  const code = gstin?.slice(0, 2) ?? stateCode;
  if (code !== undefined && !indianStates.some((state) => state.code === code))
    throw new RangeError(`India has no state ${code}`);
  return code;
}
