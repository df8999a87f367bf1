import { type BillingFacts, type BrokenRule, billingFacts } from '@naksha/contract';
import { isGstin } from '@naksha/money';
import { z } from 'zod';
import { brokenRules } from '../../ui/broken-rules.ts';

/** Whose states are asked for, and whose companies have a GSTIN. */
export const india = 'IN';

/** What stands in the form; nothing chosen or typed is an empty text. */
export const typedFacts = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  stateCode: z.string(),
  gstin: z.string(),
  lang: billingFacts.shape.lang,
});
export type TypedFacts = z.infer<typeof typedFacts>;

export const fromFacts = ({ stateCode, gstin, ...facts }: BillingFacts): TypedFacts => ({
  ...facts,
  stateCode: stateCode ?? '',
  gstin: gstin ?? '',
});

export function toFacts({ stateCode, gstin, ...facts }: TypedFacts): BillingFacts {
  const isIndian = facts.country === india;
  const number = gstin.trim().toUpperCase();
  return { ...facts, stateCode: isIndian ? stateCode || null : null, gstin: isIndian ? number || null : null };
}

/** What is wrong with the facts as they are typed, a GSTIN held against its state as the server does. */
export function judgeFacts(typed: TypedFacts): BrokenRule[] {
  const { country, stateCode, gstin, ...facts } = toFacts(typed);
  const rules = brokenRules(billingFacts, { country, stateCode, gstin: null, ...facts });
  if (country !== india) return rules;
  if (stateCode === null) rules.push({ field: 'stateCode', code: 'state_required', params: {} });
  const isOfState = gstin !== null && isGstin(gstin) && (stateCode === null || gstin.startsWith(stateCode));
  if (gstin !== null && !isOfState) rules.push({ field: 'gstin', code: 'gstin_invalid', params: {} });
  return rules;
}

/** The state that a GSTIN begins with, once it is one. */
export const stateOfGstin = (gstin: string): string | undefined => {
  const number = gstin.trim().toUpperCase();
  return isGstin(number) ? number.slice(0, 2) : undefined;
};
