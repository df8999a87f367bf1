import { endpoints } from '@naksha/contract';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { admin } from '../a-house.ts';
import { shopServer, studio, transfer } from '../a-shop.ts';
import { type FormRow, type Words, words } from './form-row.ts';

const shop = { as: admin, server: shopServer };
const wrong = (code: 'coupon_code' | 'transaction_id') => ({ empty: code, long: code, markup: code, invisible: code });

/** Gujarat, by its name in the reader's language. */
async function chooseState(user: UserEvent, t: Words): Promise<void> {
  await user.click(await screen.findByLabelText(t.buying.facts.state, { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: /^(?:ગુજરાત|गुजरात)$/ }));
}

/** The forms in which an administrator buys and pays. */
export const buyingForms: readonly FormRow[] = [
  {
    ...shop,
    name: 'say to whom invoices are made out',
    source: 'admin/billing/billing-facts-form.tsx',
    address: '/admin/settings',
    server: () => shopServer().answer(endpoints.getBillingFacts, () => ({ facts: null })),
    reach: chooseState,
    endpoint: endpoints.putBillingFacts,
    fields: [
      words((t) => t.buying.facts.name, 'Surat Silk Mills', { empty: 'name_required', long: 'name_too_long' }),
      words((t) => t.buying.facts.address, 'Ring Road', { empty: 'address_required', long: 'address_too_long' }),
      words((t) => t.buying.facts.gstin, '24AAACC1206D1ZM', {
        long: 'gstin_invalid',
        markup: 'gstin_invalid',
        invisible: 'gstin_invalid',
      }),
    ],
    refusals: [{ code: 'gstin_invalid', field: 'gstin', beside: (t) => t.buying.facts.gstin }],
  },
  {
    ...shop,
    name: 'apply a coupon',
    source: 'admin/my-plan/coupon-field.tsx',
    address: `/admin/my-plan?buy=${studio._id}`,
    reach: async () => {
      await screen.findByRole('table');
    },
    endpoint: endpoints.quotePayment,
    fields: [words((t) => t.buying.coupon.code, 'DIWALI10', wrong('coupon_code'))],
    refusals: [{ code: 'coupon_unknown', field: 'couponCode', beside: (t) => t.buying.coupon.code }],
  },
  {
    ...shop,
    name: 'name a transfer',
    source: 'admin/my-plan/transaction-form.tsx',
    address: `/admin/my-plan?payment=${transfer._id}`,
    endpoint: endpoints.sendTransaction,
    fields: [words((t) => t.buying.pay.transactionId, 'N30026123', wrong('transaction_id'))],
    refusals: [{ code: 'transaction_used', field: 'transactionId', beside: (t) => t.buying.pay.transactionId }],
  },
  {
    ...shop,
    name: 'make a key',
    source: 'admin/settings/make-key.tsx',
    address: '/admin/settings',
    reach: async (user, t) => user.click(await screen.findByRole('button', { name: t.buying.keys.add })),
    anchor: (t) => t.buying.keys.name,
    endpoint: endpoints.createApiKey,
    fields: [words((t) => t.buying.keys.name, 'Loom at the mill', { empty: 'name_required', long: 'name_too_long' })],
    refusals: [{ code: 'name_too_long', field: 'name', beside: (t) => t.buying.keys.name }],
  },
];
