import { endpoints } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { plan } from '../../test/a-house.ts';
import { FakeServer } from '../../test/fake-server.ts';
import { someone } from '../../test/open-app.tsx';
import { openPart } from '../../test/open-part.tsx';
import { clearSession, openSession } from '../api/session-store.ts';
import { en } from '../i18n/en/en.ts';
import { Plans } from './plans.tsx';

it.each([
  [99_950, 'INR', '₹999.50'],
  [100_000, 'INR', '₹1,000'],
  [2_500, 'USD', '$25'],
] as const)('shows a price of %i in the smallest unit of %s as %s', async (amount, currency, shown) => {
  const server = new FakeServer().answer(endpoints.listPublicPlans, () => ({
    data: [{ ...plan, price: { amount, currency } }],
  }));
  await openPart(<Plans />, { server });
  const price = await screen.findByText((_, element) => element?.textContent === `${shown} for 30 days`);
  expect(price).toBeTruthy();
  expect(screen.getByText('1,000 credits')).toBeTruthy();
});

it.each([
  ['a stranger', undefined, `/sign-up?plan=${plan._id}`],
  ['an administrator', 'admin', `/admin/my-plan?plan=${plan._id}`],
  ['a designer', 'user', undefined],
  ['a super-admin', 'superadmin', undefined],
] as const)('leads %s who wants to buy to where that is done, if anywhere', async (_, role, address) => {
  const server = new FakeServer().answer(endpoints.listPublicPlans, () => ({ data: [plan] }));
  if (role) openSession({ authToken: 'token-of-the-test', user: someone(role) });
  onTestFinished(clearSession);
  await openPart(<Plans />, { server });
  await screen.findByText('1,000 credits');
  expect(screen.queryByRole('link', { name: `Buy: ${plan.name}` })?.getAttribute('href')).toBe(address);
});

it('says what work costs with a plan: as the plan says, else as the operation does', async () => {
  const server = new FakeServer().answer(endpoints.listPublicPlans, () => ({
    data: [{ ...plan, prices: { upscale: 9, recolour: 0 } }],
  }));
  await openPart(<Plans />, { server });
  const prices = await screen.findByLabelText(en.money.terms.prices);
  const of = (name: string) => [...prices.children].find((row) => row.firstChild?.textContent === name)?.textContent;
  expect([of('Upscale'), of('Recolour'), of('Generate')]).toEqual(['Upscale9', 'Recolour0', 'Generate2']);
});
