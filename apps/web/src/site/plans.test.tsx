import { MantineProvider } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { plan } from '../../test/a-house.ts';
import { FakeServer } from '../../test/fake-server.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { Plans } from './plans.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [99_950, 'INR', '₹999.50'],
  [100_000, 'INR', '₹1,000'],
  [2_500, 'USD', '$25'],
] as const)('shows a price of %i in the smallest unit of %s as %s', async (amount, currency, shown) => {
  const server = new FakeServer().answer(endpoints.listPublicPlans, () => ({
    data: [{ ...plan, price: { amount, currency } }],
  }));
  vi.stubGlobal('fetch', server.fetch);
  await changeLanguage('en');
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <Plans />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const price = await screen.findByText((_, element) => element?.textContent === `${shown} for 30 days`);
  expect(price).toBeTruthy();
  expect(screen.getByText('1,000 credits')).toBeTruthy();
});
