import type { z } from 'zod';
import { type ErrorCode, fillSentence, isErrorCode } from './errors.ts';
import { limits } from './limits.ts';
import { type Reason, reasonOfIssue, valueReasons } from './value-reasons.ts';

/** A broken rule: which field, which sentence of the catalogue, and what fills it. */
export interface BrokenRule {
  readonly field: string;
  readonly code: ErrorCode;
  readonly params: Params;
}

type Params = Readonly<Record<string, string | number>>;

/** What always fills the sentence of a code, whatever was entered. */
const fixed: Partial<Record<ErrorCode, Params>> = {
  email_invalid: { email: 'name@example.com' },
  account_limit_range: { min: 0, max: limits.accountLimitMax },
  storage_limit_range: { min: 1, max: limits.storageMaxGigabytes },
  credits_cap: { min: 0, max: limits.grantMaxCredits },
  trial_range: { min: 1, max: limits.trialMaxDays },
  credits_amount: { min: 1, max: limits.grantMaxCredits },
  plan_accounts: { min: 1, max: limits.accountLimitMax },
  plan_credits: { min: 0, max: limits.grantMaxCredits },
  plan_days: { min: 1, max: limits.planMaxDays },
  plan_amount: { min: 0, max: limits.planMaxAmount },
  operation_price: { min: 0, max: limits.operationPriceMax },
  credits_correction: { min: -limits.grantMaxCredits, max: limits.grantMaxCredits },
  cost_amount: { min: 0, max: limits.planMaxAmount },
  coupon_limit: { min: 1, max: limits.couponMaxRedemptions },
  refund_amount: { min: 1, max: limits.planMaxAmount * 2 },
  tax_rate: { min: 0, max: 5_000 },
  payout_amount: { min: 1 },
  password_length: { min: limits.generatedPasswordMinLength, max: limits.generatedPasswordMaxLength },
};

/** A name that is none of ours is repeated, but not at any length. */
const longestName = 100;

/** What fills the sentence of `invalid_value`: the reason in English, and what a screen says it with in another language. */
export const filledReason = (reason: Reason): Params => ({
  ...reason,
  reason: fillSentence(valueReasons[reason.issue], { ...reason }),
});

/** Reads what a schema found into the error catalogue; a form and the server say the same of the same field. */
export function ruleOfIssue(issue: z.core.$ZodIssue): BrokenRule {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const field = [...path, (issue.keys[0] ?? '').slice(0, longestName)].join('.');
    return { field, code: 'unknown_field', params: { field } };
  }
  const field = path.join('.');
  const [ofKey] = issue.code === 'invalid_key' ? issue.issues : [];
  // What is wrong with a name in a record stands at that name.
  if (ofKey) return ruleOfIssue({ ...ofKey, path: issue.path });
  if (!isErrorCode(issue.message))
    return {
      field,
      code: 'invalid_value',
      params: { field: field || 'the request', ...filledReason(reasonOfIssue(issue)) },
    };
  const bound = issue.code === 'too_big' ? issue.maximum : issue.code === 'too_small' ? issue.minimum : undefined;
  const counted: Params = bound === undefined ? {} : { limit: Number(bound), count: Number(bound) };
  return { field, code: issue.message, params: fixed[issue.message] ?? counted };
}
