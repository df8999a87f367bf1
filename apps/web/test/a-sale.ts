import {
  type BusinessReport,
  type Coupon,
  endpoints,
  type Payment,
  type Reseller,
  type SellerFacts,
  type WholePayment,
} from '@naksha/contract';
import { plan } from './a-house.ts';
import { clientNo, clientsServer } from './all-clients.ts';
import type { FakeServer } from './fake-server.ts';

const at = '2026-11-20T08:00:00.000Z';
/** The id of one thing that is sold, by its number. */
const idOf = (number: number) => `0190a000-0000-7000-8000-0000005a1e${String(number).padStart(2, '0')}`;

/** A transfer of a client that somebody has to look for at the bank. */
export const transfer: Payment = {
  _id: idOf(1),
  clientId: clientNo(1)._id,
  clientName: 'Mill 1',
  timeZone: 'Asia/Kolkata',
  planName: plan.name,
  purpose: 'purchase',
  amount: 117_941,
  refunded: 0,
  currency: 'INR',
  method: 'transfer',
  state: 'verifying',
  transactionId: 'UTR-2026-1',
  reason: null,
  invoiceNo: null,
  creditNotes: [],
  dispute: null,
  late: null,
  disputed: null,
  createdAt: at,
  settledAt: null,
  expiresAt: '2026-11-23T08:00:00.000Z',
};

/** One that has arrived, and of which a part went back. */
export const paid: Payment = {
  ...transfer,
  _id: idOf(2),
  state: 'paid',
  transactionId: 'UTR-2026-2',
  refunded: 17_941,
  invoiceNo: 'NK/26-27/000001',
  creditNotes: ['NKC/26-27/000001'],
  settledAt: at,
};

export const whole = (payment: Payment): WholePayment => ({
  ...payment,
  quote: {
    planId: plan._id,
    planVersion: 1,
    purpose: payment.purpose,
    lines: [
      { kind: 'plan', amount: 99_950, basisPoints: null },
      { kind: 'igst', amount: 17_991, basisPoints: 1800 },
    ],
    taxable: 99_950,
    tax: 17_991,
    total: 117_941,
    currency: 'INR',
    couponCode: null,
    credits: 1000,
    startsAt: at,
    endsAt: '2026-12-20T08:00:00.000Z',
  },
  terms: {
    ...{ name: plan.name, adminCount: 1, usersCount: 5, credits: 1000, creditValidityDays: 365, subscriptionDays: 30 },
    ...{ amount: 99_950, currency: 'INR', prices: {} },
  },
  steps: null,
  refundable: { left: payment.amount - payment.refunded, kept: 0 },
  isLive: true,
  runs: { startsAt: at, endsAt: '2026-12-20T08:00:00.000Z' },
});

export const coupon: Coupon = {
  _id: idOf(3),
  code: 'DIWALI10',
  kind: 'percentage',
  value: 1_050,
  currency: null,
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: null,
  maxTotal: 100,
  maxPerClient: 1,
  plans: [],
  used: 3,
  state: 'usable',
  createdAt: at,
};

export const reseller: Reseller = {
  _id: idOf(4),
  name: 'Surat Soft',
  contactName: 'Leela Shah',
  email: 'leela@soft.example',
  phone: '',
  brand: '',
  website: '',
  isShown: true,
  commissionBasisPoints: 1_250,
  isActive: true,
  clients: 1,
  owed: [{ amount: 12_500, currency: 'INR' }],
  createdAt: at,
};

export const seller: SellerFacts = {
  name: 'Naksha LLP',
  address: 'Ring Road, Surat',
  country: 'IN',
  stateCode: '24',
  gstin: null,
  email: '',
  series: 'NK',
  rates: { DE: 1900 },
  bankAccount: '',
  bankName: '',
  ifsc: '',
  upiId: '',
};

/** Of a business in which nothing has happened yet. */
export const quietReport: BusinessReport = {
  months: ['2026-10', '2026-11'],
  ...{ revenue: [], credits: [], operations: [], expiring: [], churn: [] },
};

export const pageOf = <Row>(...data: Row[]) => ({ data, total: data.length, pageNo: 1, limit: 20 });

/** Answers what the rooms of selling ask. */
export function sellingServer(): FakeServer {
  return clientsServer()
    .answer(endpoints.getClient, () => clientNo(1))
    .answer(endpoints.listCosts, () => ({ data: [] }))
    .answer(endpoints.listCoupons, () => ({ coupons: [coupon] }))
    .answer(endpoints.listResellers, () => pageOf(reseller))
    .answer(endpoints.listCommissions, () => pageOf())
    .answer(endpoints.listPayments, ({ query: { state, dispute } }) =>
      state === 'verifying' ? pageOf(transfer) : dispute ? pageOf() : pageOf(paid),
    )
    .answer(endpoints.getPayment, () => whole(paid))
    .answer(endpoints.getSeller, () => ({ facts: seller }));
}
