import { z } from 'zod';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { line } from './line.ts';
import { text } from './text.ts';

/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'country_unknown');
/** The two digits by which Indian tax law numbers a state. */
const stateCode = z.string().regex(/^[0-9]{2}$/, 'state_required');
/** Form and check digit are judged where it is stored. */
const gstin = z.string().trim().toUpperCase().max(15, 'gstin_invalid');
const name = line('name_required').min(1, 'name_required').max(limits.nameMaxLength, 'name_too_long');
const address = text('address_required').min(1, 'address_required').max(limits.addressMaxLength, 'address_too_long');
const short = line().max(limits.nameMaxLength, 'name_too_long');

/** To whom invoices are made out. A state is needed in India alone; without a GSTIN the buyer is a consumer. */
export const billingFacts = z.strictObject({
  name,
  address,
  country,
  stateCode: stateCode.nullable(),
  gstin: gstin.nullable(),
  lang: z.enum(languages),
});
export type BillingFacts = z.infer<typeof billingFacts>;

/** Who sells here, as it stands on invoices and beside a transfer. */
export const sellerFacts = z.strictObject({
  name,
  address,
  country,
  stateCode: stateCode.nullable(),
  gstin: gstin.nullable(),
  email: z.union([z.literal(''), z.email('email_invalid').max(254, 'email_invalid')]),
  /** Begins each invoice's number, and with a C behind it each credit note's: with more letters the number would pass its sixteen. */
  series: z.string().regex(/^[A-Z0-9]{1,2}$/, 'invoice_series'),
  /** Tax in hundredths of a per cent for buyers in other countries; where none is named nothing is added. */
  rates: z.record(country, z.int('tax_rate').min(0, 'tax_rate').max(5_000, 'tax_rate')),
  /** Where a transfer goes. */
  bankAccount: short,
  bankName: short,
  ifsc: z.string().regex(/^(?:[A-Z]{4}0[A-Z0-9]{6})?$/, 'ifsc_invalid'),
  upiId: z.string().regex(/^(?:[\w.-]{2,256}@[A-Za-z]{2,64})?$/, 'upi_invalid'),
});
export type SellerFacts = z.infer<typeof sellerFacts>;
/** What is set of either. `was` is what that started from, null where nothing was set: what is not so any more refuses it. */
export const billingChanges = billingFacts.extend({ was: billingFacts.nullable().optional() });
export const sellerChanges = sellerFacts.extend({ was: sellerFacts.nullable().optional() });
