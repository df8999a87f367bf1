import { actionWord } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buyerFacts, gstinOf, sellerFacts } from '../../../test/sold.ts';
import { codeOf, useTill } from '../../../test/till.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';

const till = useTill();
const logged = (action: string, clientId?: string) =>
  till.app.connection.db
    .select()
    .from(actionLogs)
    .where(and(eq(actionLogs.action, action), clientId === undefined ? undefined : eq(actionLogs.clientId, clientId)));

test('a client says to whom its invoices are made out, and what was changed stands in its log', async () => {
  const buyer = await till.buyer(null);
  expect((await buyer.ask('GET /client/billing-facts')).body).toEqual({ facts: null });
  const put = (changes: object = {}) => buyer.ask('PUT /client/billing-facts', { ...buyerFacts, ...changes });
  expect((await put({ gstin: '' })).body).toEqual({ facts: buyerFacts });
  const registered = { ...buyerFacts, gstin: gstinOf('08') };
  expect((await put({ gstin: gstinOf('08').toLowerCase() })).body).toEqual({ facts: registered });
  expect((await buyer.ask('GET /client/billing-facts')).body).toEqual({ facts: registered });
  const lines = await logged('billing.facts', buyer.clientId);
  expect(lines[1]).toMatchObject({ before: { gstin: null }, after: { gstin: gstinOf('08') } });
  expect(actionWord('billing.facts', 'gu')).not.toBe('billing.facts');
});

const wrongDigit = gstinOf('08').slice(0, 14) + (gstinOf('08').endsWith('1') ? '2' : '1');
test.each([
  ['gstin_invalid', 'gstin', { gstin: wrongDigit }],
  ['gstin_invalid', 'gstin', { gstin: gstinOf('24') }],
  ['gstin_invalid', 'gstin', { gstin: gstinOf('08'), country: 'US', stateCode: null }],
  ['gstin_invalid', 'gstin', { gstin: 'X' }],
  ['state_required', 'stateCode', { stateCode: null }],
  ['state_required', 'stateCode', { stateCode: '25' }],
  ['state_required', 'stateCode', { stateCode: '00' }],
  ['country_unknown', 'country', { country: 'QQ' }],
  ['country_unknown', 'country', { country: 'EU' }],
  ['name_required', 'name', { name: ' ' }],
  ['address_required', 'address', { address: '' }],
])('they are refused with %s at %s for %o', async (code, field, changes) => {
  const buyer = await till.buyer(null);
  const answer = await buyer.ask('PUT /client/billing-facts', { ...buyerFacts, ...changes });
  expect(answer).toMatchObject({ status: 422, body: { error: { code, field } } });
  expect((await buyer.ask('GET /client/billing-facts')).body).toEqual({ facts: null });
});

test('of two tabs the one that started from what is not so any more is shown what is', async () => {
  const buyer = await till.buyer(null);
  const first = () => buyer.ask('PUT /client/billing-facts', { ...buyerFacts, was: null });
  expect((await first()).body).toMatchObject({ facts: buyerFacts });
  const put = (name: string) => buyer.ask('PUT /client/billing-facts', { ...buyerFacts, name, was: buyerFacts });
  expect((await put('One')).body).toMatchObject({ facts: { name: 'One' } });
  expect(codeOf(await put('Two'))).toBe('changed_meanwhile');
  expect(codeOf(await first())).toBe('changed_meanwhile');
  expect((await buyer.ask('GET /client/billing-facts')).body).toMatchObject({ facts: { name: 'One' } });
});

test('the operator says who sells, one after the other: who started from what is not so any more is shown what is', async () => {
  const put = (body: object) => till.decide('PUT /seller', body);
  const first = (await till.decide('GET /seller')).body;
  expect(first).toEqual({ facts: sellerFacts });
  const moved = { ...sellerFacts, address: 'Sanganer', rates: { US: 500, AE: 525 } };
  expect((await put({ ...moved, was: sellerFacts })).body).toEqual({ facts: moved });
  const stale = await put({ ...sellerFacts, name: 'Another', was: sellerFacts });
  expect(codeOf(stale)).toBe('changed_meanwhile');
  expect(JSON.stringify(stale.body)).toContain('United Arab Emirates 5.25%, United States 5%');
  expect(await logged('seller.changed')).toMatchObject([
    { before: { address: sellerFacts.address, rates: ['US 5%'] }, after: { rates: ['AE 5.25%', 'US 5%'] } },
  ]);
  const wrong: [string, object][] = [
    ['gstin_invalid', { gstin: gstinOf('27') }],
    ['invoice_series', { series: 'abc' }],
    ['invoice_series', { series: 'LONG' }],
    ['tax_rate', { rates: { US: 5001 } }],
    ['tax_rate', { rates: { US: 1.5 } }],
    ['tax_rate_odd', { rates: { IN: 1801 } }],
    ['country_unknown', { rates: { QQ: 100 } }],
    ['ifsc_invalid', { ifsc: 'NO' }],
    ['upi_invalid', { upiId: 'a b@c' }],
  ];
  for (const [code, changes] of wrong) {
    const { body } = await put({ ...sellerFacts, ...changes });
    expect([code, JSON.stringify(body)]).toEqual([code, expect.stringContaining(`"${code}"`)]);
  }
  expect((await till.decide('GET /seller')).body).toEqual({ facts: moved });
});

test('a transfer is offered where it is known whereto, with a code for UPI in rupees alone', async () => {
  const buyer = await till.buyer();
  const methods = async () => (await buyer.ask('GET /payments/methods')).body;
  const set = (changes: object) => till.decide('PUT /seller', { ...sellerFacts, ...changes });
  expect(await methods()).toEqual({ data: ['transfer'] });
  const { id: abroad } = await till.soldPlan({ currency: 'USD' });
  expect((await buyer.begin({ planId: abroad })).steps).toMatchObject({ method: 'transfer', upi: null });
  await set({ upiId: '' });
  expect((await buyer.begin({ planId: till.planOf() })).steps).toMatchObject({ upi: null });
  await set({ upiId: '', bankAccount: '' });
  expect(await methods()).toEqual({ data: [] });
  const { id: other } = await till.soldPlan();
  for (const method of ['transfer', 'razorpay', 'stripe', 'none'])
    expect(codeOf(await buyer.ask('POST /payments', await buyer.form({ planId: other }, method)))).toBe(
      'method_unavailable',
    );
});
