import { z } from 'zod';
import { limits } from '../limits.ts';
import { couponCode } from './coupon.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';
import { currency } from './money.ts';
import { planTerms } from './plan.ts';

/** Services that take money for us. */
export const providers = ['razorpay', 'stripe'] as const;
export type Provider = (typeof providers)[number];
/** A transfer by bank or UPI is verified by a super-admin; `none` where nothing is left to pay. */
export const paymentMethods = ['transfer', ...providers, 'none'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * `pending` until the payer has done something, `verifying` until a super-admin has seen the transfer, `paid` when the plan was started;
 * `refunded` when all of it went back.
 */
export const paymentStates = [
  'pending',
  'verifying',
  'paid',
  'rejected',
  'failed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A dispute that a payer has with their bank: one that is lost gives the money back. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Whether the plan begins at once, follows the one that runs, or takes its place before its end. */
export const paymentPurposes = ['purchase', 'renewal', 'upgrade', 'downgrade'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** Why an upgrade takes nothing off for the plan that runs: it was given, or cost nothing, or was paid back, its credits are spent, its last day runs. */
export const nothingOff = ['given', 'free', 'returned', 'spent', 'over'] as const;
export type NothingOff = (typeof nothingOff)[number];

export const quoteLineKinds = ['plan', 'proration', 'discount', 'cgst', 'sgst', 'igst', 'tax'] as const;

/** What a plan comes to, line by line: the lines sum to the total. Amounts in minor units, taken away below zero. */
export const paymentQuote = z.strictObject({
  planId: id,
  planVersion: z.int(),
  purpose: z.enum(paymentPurposes),
  lines: z.array(
    z.strictObject({
      kind: z.enum(quoteLineKinds),
      amount: z.int(),
      /** Of a tax or a discount by share, in hundredths of a per cent. */
      basisPoints: z.int().nullable(),
    }),
  ),
  taxable: z.int(),
  tax: z.int(),
  total: z.int(),
  currency,
  couponCode: z.string().nullable(),
  /** Credits that come with it, a coupon's included. */
  credits: z.int(),
  /** Of an upgrade: unspent credits of the running plan that go back when it starts, as their price comes off. */
  creditsBack: z.int().min(0).optional(),
  /** Of an upgrade that takes nothing off: why. */
  nothingOff: z.enum(nothingOff).optional(),
  /** What is unused of the running plan, before tax, where it is more than this one costs: it follows then, though it costs more a day. */
  unused: z.int().min(1).optional(),
  startsAt: instant,
  endsAt: instant,
});
export type PaymentQuote = z.infer<typeof paymentQuote>;

const basket = {
  planId: z.uuid({ error: 'plan_required' }),
  couponCode: couponCode.optional(),
};
export const quoteForm = z.strictObject(basket);

/** `total` and `planVersion` are those of the quote that was looked at: what has changed since is refused. */
export const paymentForm = z.strictObject({
  ...basket,
  method: z.enum(paymentMethods),
  planVersion: z.int(),
  total: z.int(),
});
export type PaymentForm = z.infer<typeof paymentForm>;

/** What the bank of the payer calls the transfer. */
export const transactionForm = z.strictObject({
  transactionId: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9/-]{5,63}$/, 'transaction_id'),
  /** As what the transfer was named when its sender looked; another name meanwhile is said first. */
  was: z.string().nullable().optional(),
});
export const decisionForm = z.strictObject({
  reason: line('reason_required').min(1, 'reason_required').max(limits.reasonMaxLength, 'reason_too_long'),
});
export const refundForm = decisionForm.extend({
  /** Ends what was bought with it as soon as the money goes back, and takes its unspent credits; only with all that is left. */
  endsPlan: z.boolean().optional(),
  amount: z
    .int('refund_amount')
    .min(1, 'refund_amount')
    .max(limits.planMaxAmount * 2, 'refund_amount'),
  /** What of the payment had been given back when its sender looked; more of it meanwhile is said first. */
  was: z.int().optional(),
});

/** Money that came when its payment was over: on its way back, gone back, or still here because its provider could not send it back. */
export const lateMoney = ['returning', 'returned', 'failed'] as const;

/** A payment in the history. */
export const payment = z.strictObject({
  _id: id,
  clientId: id,
  clientName: z.string(),
  /** By whose clock the days of its plan are. */
  timeZone: z.string().default('Asia/Kolkata'),
  planName: z.string(),
  purpose: z.enum(paymentPurposes),
  amount: z.int(),
  refunded: z.int(),
  currency,
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  transactionId: z.string().nullable(),
  reason: z.string().nullable(),
  invoiceNo: z.string().nullable(),
  /** Numbers of the credit notes to it, each a file of its own. */
  creditNotes: z.array(z.string()),
  /** How the payer's dispute with their bank stands; null where there was none. */
  dispute: z.enum(disputeStates).nullable(),
  /** How it stands with money that came when the payment was over and buys nothing; null where none did. */
  late: z.enum(lateMoney).nullable(),
  /** What of it is disputed now, in minor units of its currency; null where no dispute is open. */
  disputed: z.int().nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
  expiresAt: instant,
});
export type Payment = z.infer<typeof payment>;

/** What a browser needs to have the money sent. */
export const paymentSteps = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('transfer'),
    /** What the transfer is to say, so that it can be found. */
    reference: z.string(),
    payee: z.string(),
    bankAccount: z.string(),
    bankName: z.string(),
    ifsc: z.string(),
    /** A `upi://pay` link and the same as an SVG picture; null where no UPI id was set or the currency is not INR. */
    upi: z.strictObject({ link: z.string(), svg: z.string() }).nullable(),
  }),
  // The page of the provider on which it is paid: a browser goes there, so that no script of others runs on ours.
  z.strictObject({ method: z.literal('razorpay'), url: z.string() }),
  z.strictObject({ method: z.literal('stripe'), url: z.string() }),
  z.strictObject({ method: z.literal('none') }),
]);
export type PaymentSteps = z.infer<typeof paymentSteps>;

export const wholePayment = payment.extend({
  quote: paymentQuote,
  terms: planTerms,
  steps: paymentSteps.nullable(),
  /** What of it can still be given back, and what cannot because an upgrade counts it; tax included. */
  refundable: z.strictObject({ left: z.int(), kept: z.int() }),
  /** Whether what was bought with it runs, or is still to begin. */
  isLive: z.boolean(),
  /** The days of what was bought with it, as they are now; null until it was settled. */
  runs: z.strictObject({ startsAt: instant, endsAt: instant }).nullable(),
});
export type WholePayment = z.infer<typeof wholePayment>;

/** What the payments can be sorted by. */
export const paymentColumns = ['createdAt', 'planName', 'amount', 'state', 'clientName'] as const;
export type PaymentColumn = (typeof paymentColumns)[number];
