import { expect, test } from 'vitest';
import { paymentEndpoints } from '../endpoints/payments.ts';
import { ruleOfIssue } from '../rule-of-issue.ts';

const facts = {
  name: 'Naksha',
  address: 'Ring Road\nSurat',
  country: 'IN',
  stateCode: '24',
  gstin: null,
  email: '',
  series: 'NK',
  rates: {},
  bankAccount: '',
  bankName: '',
  ifsc: '',
  upiId: '',
};
const { body } = paymentEndpoints.putSeller;

test.each([
  [{}, []],
  [{ country: 'in' }, ['country: country_unknown']],
  [{ country: 'IND' }, ['country: country_unknown']],
  [{ stateCode: '4' }, ['stateCode: state_required']],
  [{ name: '' }, ['name: name_required']],
  [{ address: ' \n ' }, ['address: address_required']],
  [{ email: 'bills' }, ['email: email_invalid']],
  [{ email: 'bills@example.in' }, []],
  [{ series: '' }, ['series: invoice_series']],
  [{ series: 'NKA' }, ['series: invoice_series']],
  [{ series: 'N1' }, []],
  [{ rates: { US: 5000, AE: 0 } }, []],
  [{ rates: { US: 5001 } }, ['rates.US: tax_rate']],
  [{ rates: { US: -1 } }, ['rates.US: tax_rate']],
  [{ ifsc: 'SBIN0001234' }, []],
  [{ ifsc: 'SBIN1001234' }, ['ifsc: ifsc_invalid']],
  [{ upiId: 'naksha.mill@okbank' }, []],
  [{ upiId: 'naksha' }, ['upiId: upi_invalid']],
  [{ upiId: 'a&am=1@bank' }, ['upiId: upi_invalid']],
])('who sells, with %o, breaks %j', (changes, rules) => {
  const issues = body.safeParse({ ...facts, ...changes }).error?.issues ?? [];
  expect(issues.map(ruleOfIssue).map(({ field, code }) => `${field}: ${code}`)).toEqual(rules);
});

test('a GSTIN and a state are read as they are written on paper', () => {
  expect(body.parse({ ...facts, gstin: ' 24aaacn1234f1z5 ' }).gstin).toBe('24AAACN1234F1Z5');
});
