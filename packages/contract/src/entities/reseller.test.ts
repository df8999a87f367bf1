import { describe, expect, test } from 'vitest';
import { payoutForm, resellerForm } from './reseller.ts';

const form = { name: 'Vraj Software', commissionBasisPoints: 1250 };
const faultsOf = (changes: object) =>
  resellerForm.safeParse({ ...form, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a reseller', () => {
  test('is active, and not shown at the foot of the pages, unless that is said', () => {
    expect(resellerForm.parse(form)).toMatchObject({ ...form, isActive: true, isShown: false, website: '' });
  });

  test.each([
    ['without a name', { name: ' ' }, 'name', 'name_required'],
    ['who gets more than all', { commissionBasisPoints: 10_001 }, 'commissionBasisPoints', 'commission_share'],
    ['who pays for clients', { commissionBasisPoints: -1 }, 'commissionBasisPoints', 'commission_share'],
    ['with a share of half a basis point', { commissionBasisPoints: 0.5 }, 'commissionBasisPoints', 'commission_share'],
    ['whose site is not https', { website: 'http://vraj.example' }, 'website', 'website_invalid'],
    ['whose site is a script', { website: 'javascript:alert(1)' }, 'website', 'website_invalid'],
    ['with half an address', { email: 'vraj@' }, 'email', 'email_invalid'],
    ['with a number of letters', { phone: 'call me' }, 'phone', 'phone_invalid'],
  ])('%s is refused', (_who, changes, field, code) => {
    expect(faultsOf(changes)).toContainEqual([field, code]);
  });
});

test.each([0, -5, 1.5])('a payout of %d is none', (amount) => {
  const faults = payoutForm.safeParse({ amount, currency: 'INR', note: 'By bank' }).error?.issues;
  expect(faults?.map(({ message }) => message)).toEqual(['payout_amount']);
});
