import { type ErrorCode, endpoints, limits } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { quietReport, reseller, sellingServer, transfer } from '../a-sale.ts';
import { clientNo, operator } from '../all-clients.ts';
import { email, type FieldRow, type FormRow, gaps, number, phone, words } from './form-row.ts';

const mill = clientNo(1);
const selling = { as: operator, server: sellingServer };
const press = (label: (words: Parameters<FieldRow['label']>[0]) => string): NonNullable<FormRow['reach']> => {
  return async (user, t) => user.click(await screen.findByRole('button', { name: label(t) }));
};

/** A field for an amount or a share, with two decimals at most. */
function amount(label: FieldRow['label'], good: string, code: ErrorCode): FieldRow {
  const { bad, ...field } = number(label, good, code);
  return { ...field, bad: { ...bad, fraction: { text: '1.555', code } } };
}

/** A field that may stay empty, and else has a form of its own. */
const formed = (label: FieldRow['label'], good: string, code: ErrorCode) =>
  words(label, good, { long: code, markup: code, invisible: code });

/** The forms in which a super-admin sells, takes off, pays out, gives back and corrects. */
export const sellingForms: readonly FormRow[] = [
  {
    ...selling,
    name: 'create a plan',
    source: 'admin/plans/plan-form.tsx',
    address: '/admin/plans',
    reach: press((t) => t.selling.plans.add),
    endpoint: endpoints.createPlan,
    fields: [
      words((t) => t.selling.plans.name, 'Loom', {
        empty: 'name_required',
        long: 'name_too_long',
        limit: limits.planNameMaxLength,
      }),
      amount((t) => t.money.terms.price, '1499.5', 'plan_amount'),
      number((t) => t.selling.plans.days, '30', 'plan_days'),
      number((t) => t.money.terms.credits, '1000', 'plan_credits'),
      number((t) => t.selling.plans.validity, '365', 'plan_days'),
      number((t) => t.money.terms.users, '5', 'plan_accounts'),
      number((t) => t.money.terms.admins, '1', 'plan_accounts'),
      words((t) => t.selling.plans.otherPrices, 'mockup 3', {
        empty: undefined,
        long: 'name_too_long',
        limit: limits.operationNameMaxLength,
        markup: 'operation_price',
        invisible: 'name_required',
      }),
    ],
    refusals: [{ code: 'plan_name_taken', field: 'name', beside: (t) => t.selling.plans.name }],
  },
  {
    ...selling,
    name: 'create a coupon',
    source: 'admin/coupons/coupon-form.tsx',
    address: '/admin/coupons',
    reach: press((t) => t.selling.coupons.add),
    endpoint: endpoints.createCoupon,
    fields: [
      words((t) => t.selling.coupons.code, 'DIWALI', {
        empty: 'coupon_code',
        long: 'coupon_code',
        markup: 'coupon_code',
        invisible: 'coupon_code',
      }),
      amount((t) => t.selling.coupons.values.percentage, '10.5', 'coupon_value'),
      number((t) => t.selling.coupons.maxTotal, '100', 'coupon_limit', 'none'),
      number((t) => t.selling.coupons.maxPerClient, '1', 'coupon_limit', 'none'),
    ],
    refusals: [{ code: 'coupon_taken', field: 'code', beside: (t) => t.selling.coupons.code }],
  },
  {
    ...selling,
    name: 'add a reseller',
    source: 'admin/resellers/reseller-form.tsx',
    address: '/admin/resellers',
    reach: press((t) => t.selling.resellers.add),
    endpoint: endpoints.createReseller,
    fields: [
      words((t) => t.selling.resellers.name, 'Surat Soft', { empty: 'name_required', long: 'name_too_long' }),
      amount((t) => t.selling.resellers.share, '12.5', 'commission_share'),
      words((t) => t.selling.resellers.contact, 'Leela Shah', { long: 'name_too_long' }),
      phone((t) => t.requests.phone),
      email((t) => t.requests.email, 'leela@soft.example'),
      words((t) => t.selling.resellers.brand, 'Soft', { long: 'name_too_long' }),
      formed((t) => t.selling.resellers.website, 'https://soft.example', 'website_invalid'),
    ],
    refusals: [{ code: 'reseller_name_taken', field: 'name', beside: (t) => t.selling.resellers.name }],
  },
  {
    ...selling,
    name: 'pay a reseller',
    source: 'admin/resellers/payout.tsx',
    address: '/admin/resellers',
    reach: press(() => reseller.name),
    endpoint: endpoints.payReseller,
    fields: [
      amount((t) => t.selling.resellers.amount, '100.5', 'payout_amount'),
      words((t) => t.selling.resellers.note, 'By transfer', { long: 'reason_too_long' }),
    ],
    refusals: [{ code: 'payout_amount', field: 'amount', beside: (t) => t.selling.resellers.amount }],
  },
  {
    ...selling,
    name: 'turn a transfer down',
    source: 'admin/payments/reject-payment.tsx',
    address: '/admin/payments',
    reach: press((t) => `${t.selling.payments.reject} ${transfer.transactionId}`),
    endpoint: endpoints.rejectPayment,
    fields: [words((t) => t.money.history.reason, 'Not found', { empty: 'reason_required', long: 'reason_too_long' })],
    refusals: [{ code: 'reason_required', field: 'reason', beside: (t) => t.money.history.reason }],
  },
  {
    ...selling,
    name: 'give a payment back',
    source: 'admin/payments/refund-payment.tsx',
    address: '/admin/payments',
    reach: press((t) =>
      gaps(t.selling.payments.actOf, { act: t.selling.payments.refund, client: transfer.clientName }),
    ),
    endpoint: endpoints.refundPayment,
    fields: [
      amount((t) => t.money.history.amount, '99.99', 'refund_amount'),
      words((t) => t.money.history.reason, 'Two days', { empty: 'reason_required', long: 'reason_too_long' }),
    ],
    refusals: [{ code: 'refund_amount', field: 'amount', beside: (t) => t.money.history.amount }],
  },
  {
    ...selling,
    name: 'set what a run costs',
    source: 'admin/reports/cost-form.tsx',
    address: '/admin/reports',
    server: () => sellingServer().answer(endpoints.getReport, () => quietReport),
    reach: press((t) => t.selling.costs.set),
    endpoint: endpoints.setCost,
    fields: [amount((t) => t.selling.costs.amount, '2.5', 'cost_amount')],
    refusals: [{ code: 'cost_from', field: 'from', beside: (t) => t.selling.costs.from }],
  },
  {
    ...selling,
    name: 'say who sells',
    source: 'admin/seller/seller-form.tsx',
    address: '/admin/seller',
    endpoint: endpoints.putSeller,
    fields: [
      words((t) => t.selling.seller.name, 'Naksha LLP', { empty: 'name_required', long: 'name_too_long' }),
      words((t) => t.clients.form.address, 'Ring Road', { empty: 'address_required', long: 'address_too_long' }),
      formed((t) => t.buying.facts.gstin, '', 'gstin_invalid'),
      email((t) => t.requests.email, 'bills@naksha.example'),
      words((t) => t.selling.seller.series, 'NK', {
        empty: 'invoice_series',
        long: 'invoice_series',
        markup: 'invoice_series',
        invisible: 'invoice_series',
      }),
      words((t) => t.selling.seller.account, '50200012345678', { long: 'name_too_long' }),
      words((t) => t.buying.pay.bank, 'HDFC', { long: 'name_too_long' }),
      formed((t) => t.buying.pay.ifsc, 'HDFC0000123', 'ifsc_invalid'),
      formed((t) => t.selling.seller.upi, 'naksha@hdfcbank', 'upi_invalid'),
    ],
    refusals: [{ code: 'gstin_invalid', field: 'gstin', beside: (t) => t.buying.facts.gstin }],
  },
  {
    ...selling,
    name: 'set the tax of a country',
    source: 'admin/seller/tax-rates.tsx',
    address: '/admin/seller',
    reach: async (user, t) => {
      const fields = await screen.findAllByLabelText(t.buying.facts.country, { selector: 'input' });
      const last = fields.at(-1);
      if (last) await user.click(last);
      await user.click((await screen.findAllByRole('option')).at(-1) ?? document.body);
    },
    anchor: (t) => t.selling.seller.rate,
    endpoint: endpoints.putSeller,
    fields: [amount((t) => t.selling.seller.rate, '13', 'tax_rate')],
  },
  {
    ...selling,
    name: 'correct the credits of a client',
    source: 'admin/clients/correct-credits.tsx',
    address: `/admin/clients/${mill._id}`,
    reach: press((t) => `${t.selling.client.correction}: ${t.selling.client.correct}`),
    endpoint: endpoints.correctCredits,
    fields: [
      {
        label: (t) => t.money.terms.credits,
        good: '-50',
        bad: {
          empty: { text: '', code: 'credits_correction' },
          long: { text: '99999999999', code: 'credits_correction' },
          fraction: { text: '-1.5', code: 'credits_correction' },
        },
      },
      words((t) => t.clients.grant.reason, 'Refunded', { empty: 'reason_required', long: 'reason_too_long' }),
    ],
    refusals: [{ code: 'reason_required', field: 'reason', beside: (t) => t.clients.grant.reason }],
  },
  {
    ...selling,
    name: 'say whose client it is',
    source: 'admin/clients/client-reseller.tsx',
    address: `/admin/clients/${mill._id}`,
    reach: press((t) => `${t.selling.client.reseller}: ${t.selling.client.choose}`),
    anchor: (t) => t.selling.client.reseller,
    endpoint: endpoints.setClientReseller,
    // It is chosen, not typed.
    fields: [],
  },
];
