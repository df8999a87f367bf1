import { type BrokenRule, type SellerFacts, sellerFacts } from '@naksha/contract';
import { isGstin } from '@naksha/money';
import { z } from 'zod';
import { brokenRules } from '../../ui/broken-rules.ts';
import { india } from '../billing/judge-facts.ts';

/** What stands in the form; nothing chosen or typed is an empty text. */
export const typedSeller = z.object({
  ...{ name: z.string(), address: z.string(), country: z.string(), stateCode: z.string(), gstin: z.string() },
  ...{ email: z.string(), series: z.string() },
  ...{ bankAccount: z.string(), bankName: z.string(), ifsc: z.string(), upiId: z.string() },
});
export type TypedSeller = z.infer<typeof typedSeller>;

export const emptySeller: TypedSeller = {
  ...{ name: '', address: '', country: india, stateCode: '', gstin: '', email: '', series: '' },
  ...{ bankAccount: '', bankName: '', ifsc: '', upiId: '' },
};

export function fromSeller({ stateCode, gstin, rates: _, ...facts }: SellerFacts): TypedSeller {
  return { ...facts, stateCode: stateCode ?? '', gstin: gstin ?? '' };
}

/** What is sent, with the rates as they are. */
export function toSeller({ stateCode, gstin, ...typed }: TypedSeller, rates: SellerFacts['rates']): SellerFacts {
  const isIndian = typed.country === india;
  return {
    ...typed,
    ...{ email: typed.email.trim(), upiId: typed.upiId.trim() },
    ...{ series: typed.series.trim().toUpperCase(), ifsc: typed.ifsc.trim().toUpperCase() },
    stateCode: isIndian ? stateCode || null : null,
    gstin: isIndian ? gstin.trim().toUpperCase() || null : null,
    rates,
  };
}

/** What is wrong with the facts as they are typed, a GSTIN held against its state as the server does. */
export function judgeSeller(typed: TypedSeller): BrokenRule[] {
  const { gstin, ...facts } = toSeller(typed, {});
  const rules = brokenRules(sellerFacts, { ...facts, gstin: null });
  if (facts.country !== india) return rules;
  if (facts.stateCode === null) rules.push({ field: 'stateCode', code: 'state_required', params: {} });
  const isOfState = gstin !== null && isGstin(gstin) && (facts.stateCode === null || gstin.startsWith(facts.stateCode));
  if (gstin !== null && !isOfState) rules.push({ field: 'gstin', code: 'gstin_invalid', params: {} });
  return rules;
}
