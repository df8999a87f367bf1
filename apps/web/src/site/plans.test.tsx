import { endpoints } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plan } from '../../test/a-house.ts';
import { FakeServer } from '../../test/fake-server.ts';
import { openPart } from '../../test/open-part.tsx';
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
  const address = screen.getByRole('link', { name: `Sign up for ${plan.name}` }).getAttribute('href');
  expect(address).toBe(`/sign-up?plan=${plan._id}`);
});
