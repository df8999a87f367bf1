import { factsInWords, limits, type SellerFacts } from '@naksha/contract';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { seller } from '../../db/schema/seller.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { getSeller } from './get-seller.ts';
import { judgeParty, requireCountry } from './judge-party.ts';

const mostLines = 6;

/** Sets who sells here, one after the other: there is no row to hold until it was set once. */
export function putSeller(
  scope: SuperScope,
  { was, ...given }: SellerFacts & { was?: SellerFacts | null | undefined },
): Promise<{ facts: SellerFacts | null }> {
  const facts = judgeParty(given);
  refuseLong(facts.address);
  for (const country of Object.keys(facts.rates)) requireCountry(country, 'rates');
  // Half of it goes to the state, so it has halves.
  const rate = facts.rates.IN;
  if (rate !== undefined && rate % 2 > 0) throw new AppError('tax_rate_odd', { field: 'rates' });
  return scope.db.transaction(async (tx) => {
    await oneAtATime(tx, 'seller');
    const before = (await getSeller({ db: tx })).facts;
    refuseStale(was, before, () => ({ now: before === null ? '' : factsInWords(inWords(before), 'en') }));
    await tx.insert(seller).values({ facts }).onConflictDoUpdate({ target: seller.isOnly, set: { facts } });
    await logChange(tx, scope, 'seller.changed', null, {}, changedFields(before && inWords(before), inWords(facts)));
    return { facts };
  });
}

/** As many lines, and as long, as an invoice has room for. */
function refuseLong(address: string): void {
  const lines = address.split('\n').filter((line) => line.trim() !== '');
  const limit = limits.nameMaxLength;
  if (lines.length > mostLines || lines.some((line) => line.length > limit))
    throw new AppError('address_too_long', { field: 'address', params: { limit } });
}

/** A rate as a line: `US 5%`. */
function inWords({ rates, ...facts }: SellerFacts) {
  const lines = Object.entries(rates).map(([country, rate]) => `${country} ${percent(rate)}%`);
  return { ...facts, rates: lines.toSorted() };
}

function percent(basisPoints: number): string {
  const digits = String(basisPoints).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '') || '0';
}
