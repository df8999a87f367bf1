import { z } from 'zod';
import { success } from '../entities/answers.ts';
import { id } from '../entities/id.ts';
import { listOf } from '../entities/list-of.ts';
import { pageQuery } from '../entities/page-query.ts';
import {
  decisionForm,
  disputeStates,
  payment,
  paymentColumns,
  paymentForm,
  paymentMethods,
  paymentQuote,
  paymentStates,
  quoteForm,
  refundForm,
  transactionForm,
  wholePayment,
} from '../entities/payment.ts';
import { billingChanges, billingFacts, sellerChanges, sellerFacts } from '../entities/seller.ts';
import { spreadsheet } from '../entities/spreadsheet.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });
const filters = {
  search: z.string().trim().max(limits.searchMaxLength).optional(),
  state: z.enum(paymentStates).optional(),
  dispute: z.enum(disputeStates).optional(),
  clientId: id.optional(),
};

/** The transfer that was looked for: where the client has named another meanwhile, it is refused. */
const lookedFor = z.object({ transactionId: z.string().max(64).optional() });

export const paymentEndpoints = {
  listPaymentMethods: {
    method: 'GET',
    path: '/payments/methods',
    access: 'admin',
    summary: 'How a plan can be paid for here',
    answer: z.strictObject({ data: z.array(z.enum(paymentMethods)) }),
  },
  quotePayment: {
    method: 'POST',
    path: '/payments/quote',
    access: 'admin',
    summary: 'What a plan comes to for the own client, line by line; nothing is stored',
    body: quoteForm,
    answer: paymentQuote,
    rate: { max: limits.quoteCalls, seconds: limits.quoteCallSeconds },
  },
  createPayment: {
    method: 'POST',
    path: '/payments',
    access: 'admin',
    summary: 'Begin to pay for a plan as it was quoted; done once for each Idempotency-Key. A coupon is held for it',
    body: paymentForm,
    idempotent: true,
    status: 201,
    answer: wholePayment,
    rate: { max: limits.paymentCalls, seconds: limits.paymentCallSeconds },
  },
  listPayments: {
    method: 'GET',
    path: '/payments',
    access: ['admin', 'super'],
    summary: 'The payments of the own client, of all to a super-admin; clientId is heard from a super-admin only',
    query: z.object({
      ...pageQuery(limits.requestListPageSize),
      ...filters,
      sortBy: z.enum(paymentColumns).default('createdAt'),
      sortDirection: z.enum(['asc', 'desc']).default('desc'),
    }),
    answer: listOf(payment),
  },
  downloadPayments: {
    method: 'GET',
    path: '/payments.csv',
    access: ['admin', 'super'],
    summary: 'The same as a table for spreadsheets',
    query: z.object({ ...filters, ...spreadsheet }),
    answer: z.string(),
    raw: { answer: 'text/csv' },
  },
  getPayment: {
    method: 'GET',
    path: '/payments/{id}',
    access: ['admin', 'super'],
    owns: 'payment',
    summary: 'A payment with its lines and, while it is open, what has to be done',
    params: byId,
    answer: wholePayment,
  },
  cancelPayment: {
    method: 'POST',
    path: '/payments/{id}/cancel',
    access: 'admin',
    owns: 'payment',
    summary: 'Give up a payment that is pending, or a transfer that is not decided on; its coupon is free again',
    params: byId,
    answer: wholePayment,
  },
  sendTransaction: {
    method: 'POST',
    path: '/payments/{id}/transaction',
    access: 'admin',
    owns: 'payment',
    summary: 'Name the transfer that was made; it is then verified. Until that is decided it can be named again',
    params: byId,
    body: transactionForm,
    answer: wholePayment,
  },
  verifyPayment: {
    method: 'POST',
    path: '/payments/{id}/verify',
    access: 'super',
    owns: 'sentPayment',
    summary: 'Say that a transfer has arrived: plan, credits and invoice come into being in the same transaction',
    params: byId,
    query: lookedFor,
    answer: wholePayment,
  },
  rejectPayment: {
    method: 'POST',
    path: '/payments/{id}/reject',
    access: 'super',
    owns: 'sentPayment',
    summary: 'Say why a transfer was not found; the client can begin again',
    params: byId,
    query: lookedFor,
    body: decisionForm,
    answer: wholePayment,
  },
  refundPayment: {
    method: 'POST',
    path: '/payments/{id}/refund',
    access: 'super',
    owns: 'paidPayment',
    summary: 'Give back a part or all of a payment with a credit note; done once for each Idempotency-Key',
    params: byId,
    body: refundForm,
    idempotent: true,
    answer: wholePayment,
  },
  endPlan: {
    method: 'POST',
    path: '/payments/{id}/end-plan',
    access: 'super',
    owns: 'returnedPayment',
    summary:
      'End what was bought with a payment of which all went back already, or a dispute was lost; its unspent credits go',
    params: byId,
    answer: wholePayment,
  },
  getInvoice: {
    method: 'GET',
    path: '/payments/{id}/invoice.pdf',
    access: ['admin', 'super'],
    owns: 'paidPayment',
    summary: 'The invoice of a payment, or with `number` one of its credit notes',
    params: byId,
    query: z.object({ number: z.string().max(16).optional() }),
    answer: z.string(),
    raw: { answer: 'application/pdf' },
  },
  hearRazorpay: {
    method: 'POST',
    path: '/payments/webhooks/razorpay',
    access: 'public',
    summary: 'An event of Razorpay, signed by it over the raw body',
    raw: { body: 'application/json' },
    bodyLimitBytes: limits.webhookMaxBytes,
    answer: success,
    rate: { max: limits.webhookCalls, seconds: limits.webhookCallSeconds },
  },
  hearStripe: {
    method: 'POST',
    path: '/payments/webhooks/stripe',
    access: 'public',
    summary: 'An event of Stripe, signed by it over the raw body',
    raw: { body: 'application/json' },
    bodyLimitBytes: limits.webhookMaxBytes,
    answer: success,
    rate: { max: limits.webhookCalls, seconds: limits.webhookCallSeconds },
  },
  getBillingFacts: {
    method: 'GET',
    path: '/client/billing-facts',
    access: 'admin',
    summary: 'To whom invoices of the own client are made out; null until it was said',
    answer: z.strictObject({ facts: billingFacts.nullable() }),
  },
  putBillingFacts: {
    method: 'PUT',
    path: '/client/billing-facts',
    access: 'admin',
    summary:
      'Set to whom invoices of the own client are made out, from the next one on. With `was` only what is still so',
    body: billingChanges,
    answer: z.strictObject({ facts: billingFacts.nullable() }),
  },
  getSeller: {
    method: 'GET',
    path: '/seller',
    access: 'super',
    summary: 'Who sells here, for invoices and transfers; null until it was set',
    answer: z.strictObject({ facts: sellerFacts.nullable() }),
  },
  putSeller: {
    method: 'PUT',
    path: '/seller',
    access: 'super',
    summary: 'Set who sells here. With `was` only what is still so',
    body: sellerChanges,
    answer: z.strictObject({ facts: sellerFacts.nullable() }),
  },
} satisfies Record<string, Endpoint>;
