import { z } from 'zod';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';
import { currencies } from './money.ts';
import { text } from './text.ts';

export const invoiceKinds = ['invoice', 'creditNote'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Central, state and integrated goods and services tax of India; `tax` is that of another country. */
export const taxKinds = ['cgst', 'sgst', 'igst', 'tax'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** How an invoice is paid, and a credit note paid back. */
export const paymentWays = ['transfer', 'upi', 'razorpay', 'stripe'] as const;
export type PaymentWay = (typeof paymentWays)[number];

const party = {
  name: line().min(1).max(limits.nameMaxLength),
  gstin: z.string().length(15).optional(),
  /** Of India's states, the first two digits of a GSTIN. */
  stateCode: z.string().length(2).optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
};
const amount = z.int().min(0);
/** Rule 46(b) of the CGST Rules, 2017: at most sixteen letters, digits, hyphens and slashes. */
const number = z.string().regex(/^[A-Z\d/-]{1,16}$/);

/** An invoice or a credit note as it was issued; nothing of it changes afterwards. Amounts are in minor units, rates in basis points. */
export const invoice = z
  .strictObject({
    number,
    kind: z.enum(invoiceKinds),
    issuedAt: instant,
    seller: z.strictObject({
      ...party,
      address: z.array(line().max(limits.nameMaxLength)).max(6),
      email: z.email().max(254).optional(),
    }),
    /** `lang` is the language in which it is written. */
    buyer: z.strictObject({ ...party, address: text().max(limits.addressMaxLength), lang: z.enum(languages) }),
    /** What is sold; what is left of the running subscription is taken off in a line of its own, below 0. */
    lines: z
      .array(
        z.strictObject({
          description: line().min(1).max(300),
          sac: z.string().regex(/^\d{4,8}$/),
          quantity: z.int().min(1),
          amount: z.int(),
        }),
      )
      .min(1)
      .max(limits.invoiceMaxLines),
    discount: amount,
    taxes: z.array(z.strictObject({ kind: z.enum(taxKinds), rate: z.int().min(0).max(10_000), amount })).max(4),
    total: amount,
    currency: z.enum(currencies),
    /** Null while it is not paid, and where nothing is to be paid. */
    paid: z.strictObject({ how: z.enum(paymentWays), at: instant, transactionId: line().max(100) }).nullable(),
    /** The invoice that a credit note takes back, wholly or in part. */
    originalNumber: number.nullable(),
    /** The product sells nothing on which its buyer owes the tax; an invoice has to say so. */
    reverseCharge: z.literal(false),
  })
  .refine(({ lines, discount, taxes, total }) => {
    const sold = lines.reduce((sum, { amount }) => sum + amount, 0) - discount;
    return sold >= 0 && sold + taxes.reduce((sum, { amount }) => sum + amount, 0) === total;
  })
  .refine(({ kind, originalNumber }) => (kind === 'creditNote') === (originalNumber !== null));
export type Invoice = z.infer<typeof invoice>;
