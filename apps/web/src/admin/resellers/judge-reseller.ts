import { type BrokenRule, type Reseller, type ResellerForm, resellerForm } from '@naksha/contract';
import { z } from 'zod';
import { brokenRules } from '../../ui/broken-rules.ts';
import { fromHundredths, toHundredths } from '../../ui/hundredths.ts';

/** What stands in the form of a reseller, its commission in per cent. */
export const typedReseller = z.object({
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  brand: z.string(),
  website: z.string(),
  isShown: z.boolean(),
  commissionBasisPoints: z.union([z.string(), z.number()]),
  isActive: z.boolean(),
});
export type TypedReseller = z.infer<typeof typedReseller>;

export const emptyReseller: TypedReseller = {
  ...{ name: '', contactName: '', email: '', phone: '', brand: '', website: '' },
  ...{ isShown: false, commissionBasisPoints: '', isActive: true },
};

/** What of a reseller can be changed. */
export function factsOf(reseller: Reseller): ResellerForm {
  const { name, contactName, email, phone, brand, website, isShown, commissionBasisPoints, isActive } = reseller;
  return { name, contactName, email, phone, brand, website, isShown, commissionBasisPoints, isActive };
}

export function fromReseller(reseller: Reseller): TypedReseller {
  const facts = factsOf(reseller);
  return { ...facts, commissionBasisPoints: fromHundredths(facts.commissionBasisPoints) };
}

export function toReseller(typed: TypedReseller): ResellerForm {
  const [email, website] = [typed.email.trim(), typed.website.trim()];
  return { ...typed, email, website, commissionBasisPoints: toHundredths(typed.commissionBasisPoints) };
}

export const judgeReseller = (typed: TypedReseller): BrokenRule[] => brokenRules(resellerForm, toReseller(typed));
