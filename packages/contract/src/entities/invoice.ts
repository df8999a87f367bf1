import { z } from 'zod';
import { languages } from '../options.ts';
import { instant } from './instant.ts';
import { currency } from './money.ts';

const party = z.strictObject({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  stateCode: z.string().nullable(),
  gstin: z.string().nullable(),
  email: z.string(),
});

/** An invoice or a credit note with everything that is printed on it. Amounts in minor units. */
export const invoice = z.strictObject({
  kind: z.enum(['invoice', 'creditNote']),
  number: z.string(),
  /** Of a credit note, the invoice that it is to. */
  originalNumber: z.string().nullable(),
  issuedAt: instant,
  lang: z.enum(languages),
  seller: party,
  buyer: party,
  lines: z.array(
    z.strictObject({
      description: z.string(),
      from: instant,
      to: instant,
      sac: z.string(),
      quantity: z.int(),
      amount: z.int(),
    }),
  ),
  proration: z.int(),
  discount: z.int(),
  taxable: z.int(),
  taxes: z.array(
    z.strictObject({ kind: z.enum(['cgst', 'sgst', 'igst', 'tax']), basisPoints: z.int(), amount: z.int() }),
  ),
  total: z.int(),
  currency,
  paid: z.strictObject({ at: instant, method: z.string(), transactionId: z.string().nullable() }),
});
export type Invoice = z.infer<typeof invoice>;
