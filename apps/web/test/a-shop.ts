import {
  type BillingFacts,
  endpoints,
  type Payment,
  type PaymentQuote,
  type PublicPlan,
  type WholePayment,
} from '@naksha/contract';
import { admin, emptyPage, houseServer, ownPlan, plan } from './a-house.ts';
import type { FakeServer } from './fake-server.ts';

const no = (at: number) => `0190a000-0000-7000-8000-0000000a${String(at).padStart(4, '0')}`;

/** Costs more a day than the plan of the house. */
export const studio: PublicPlan = {
  ...plan,
  _id: no(1),
  name: 'Studio',
  usersCount: 20,
  credits: 5000,
  price: { amount: 300_000, currency: 'INR' },
};
/** Costs less a day, and has fewer places than are taken. */
export const sketch: PublicPlan = {
  ...plan,
  _id: no(2),
  name: 'Sketch',
  usersCount: 1,
  price: { amount: 10_000, currency: 'INR' },
};

export const facts: BillingFacts = {
  name: 'Surat Silk Mills',
  address: 'Ring Road\nSurat 395002',
  country: 'IN',
  stateCode: '24',
  gstin: '24AAACC1206D1ZM',
  lang: 'en',
};

/** What Studio comes to as an upgrade, with 9 % CGST and 9 % SGST. */
export const quote: PaymentQuote = {
  planId: studio._id,
  planVersion: 1,
  purpose: 'upgrade',
  lines: [
    { kind: 'plan', amount: 300_000, basisPoints: null },
    { kind: 'proration', amount: -50_000, basisPoints: null },
    { kind: 'cgst', amount: 22_500, basisPoints: 900 },
    { kind: 'sgst', amount: 22_500, basisPoints: 900 },
  ],
  taxable: 250_000,
  tax: 45_000,
  total: 295_000,
  currency: 'INR',
  couponCode: null,
  credits: 5000,
  creditsBack: 166,
  startsAt: '2026-11-26T08:00:00.000Z',
  endsAt: '2026-12-26T08:00:00.000Z',
};
/** The same with a coupon of a tenth. */
export const reduced: PaymentQuote = {
  ...quote,
  lines: [
    { kind: 'plan', amount: 300_000, basisPoints: null },
    { kind: 'proration', amount: -50_000, basisPoints: null },
    { kind: 'discount', amount: -25_000, basisPoints: 1000 },
    { kind: 'cgst', amount: 20_250, basisPoints: 900 },
    { kind: 'sgst', amount: 20_250, basisPoints: 900 },
  ],
  taxable: 225_000,
  tax: 40_500,
  total: 265_500,
  couponCode: 'DIWALI10',
};

const { price, pictures: _, _id, version, ...studioTerms } = studio;
export const transfer: WholePayment = {
  _id: no(9),
  clientId: admin.clientId ?? '',
  clientName: 'Surat Silk Mills',
  planName: studio.name,
  purpose: 'upgrade',
  amount: quote.total,
  refunded: 0,
  currency: 'INR',
  method: 'transfer',
  state: 'pending',
  transactionId: null,
  reason: null,
  invoiceNo: null,
  creditNotes: [],
  dispute: null,
  disputed: null,
  timeZone: 'Asia/Kolkata',
  createdAt: '2026-11-26T08:00:00.000Z',
  settledAt: null,
  expiresAt: '2026-11-29T08:00:00.000Z',
  quote,
  terms: { ...studioTerms, ...price },
  steps: {
    method: 'transfer',
    reference: 'NK-7Q2M',
    payee: 'Naksha Looms',
    bankAccount: '50200012345678',
    bankName: 'Bank of Surat',
    ifsc: 'HDFC0000123',
    upi: { link: 'upi://pay?pa=naksha@upi&am=2950.00', svg: '<svg/>' },
  },
  refundable: { left: 0, kept: 0 },
  isLive: false,
  runs: null,
  late: null,
};
/** The same once the transfer was found, an hour after it was quoted. */
export const paid: WholePayment = {
  ...transfer,
  state: 'paid',
  transactionId: 'N30026',
  invoiceNo: 'NK/26-27/000001',
  settledAt: '2026-11-26T09:00:00.000Z',
  runs: { startsAt: '2026-11-26T09:00:00.000Z', endsAt: '2026-12-26T09:00:00.000Z' },
  steps: null,
};

/** What a history shows of a payment. */
export const inHistory = ({
  quote: _,
  terms: _terms,
  steps: _steps,
  refundable: _refundable,
  isLive: _isLive,
  runs: _runs,
  ...payment
}: WholePayment): Payment => payment;

/** Answers what is asked on the way from a plan to its payment. */
export function shopServer(): FakeServer {
  return houseServer()
    .answer(endpoints.getMyPlan, () => ({ ...ownPlan, endsAt: '2026-12-20T08:00:00.000Z' }))
    .answer(endpoints.getBalance, () => ({
      creditsLeft: 400,
      totalCredits: 9000,
      currentTotal: 1000,
      reserved: 0,
      expiresAt: '2026-12-10T08:00:00.000Z',
      expiring: 100,
    }))
    .answer(endpoints.listPublicPlans, () => ({ data: [sketch, plan, studio] }))
    .answer(endpoints.getBillingFacts, () => ({ facts }))
    .answer(endpoints.listPaymentMethods, () => ({ data: ['transfer' as const, 'razorpay' as const] }))
    .answer(endpoints.listPayments, emptyPage)
    .answer(endpoints.quotePayment, ({ body }) => (body.couponCode === reduced.couponCode ? reduced : quote))
    .answer(endpoints.createPayment, () => transfer)
    .answer(endpoints.getPayment, () => transfer);
}
