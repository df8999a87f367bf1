import { type BusinessReport, endpoints } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { quietReport, sellingServer } from '../../../test/a-sale.ts';
import { clientNo, operator } from '../../../test/all-clients.ts';
import { fill } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { saveBytes } from '../../api/save-bytes.ts';
import { en } from '../../i18n/en/en.ts';

vi.mock('../../api/save-bytes.ts', () => ({ saveBytes: vi.fn() }));
const words = en.selling.reports;

const full: BusinessReport = {
  ...quietReport,
  revenue: [
    { month: '2026-10', plan: 'Loom', currency: 'INR', payments: 2, amount: 200_000, refunded: 0 },
    { month: '2026-11', plan: 'Loom', currency: 'INR', payments: 1, amount: 50_000, refunded: 10_050 },
    { month: '2026-11', plan: 'Loom', currency: 'USD', payments: 1, amount: 2_500, refunded: 0 },
  ],
  credits: [
    { month: '2026-10', sold: 1000, given: 50, used: 10, expired: 0 },
    { month: '2026-11', sold: 500, given: 0, used: 20, expired: 5 },
  ],
  operations: [
    {
      ...{ month: '2026-10', feature: 'generate', runs: 2, results: 3, credits: 6 },
      sums: [{ currency: 'INR', earned: 600, cost: 900 }],
    },
    {
      ...{ month: '2026-11', feature: 'generate', runs: 3, results: 6, credits: 12 },
      sums: [
        { currency: 'INR', earned: 1_200, cost: 750 },
        { currency: 'USD', earned: 50, cost: 0 },
      ],
    },
    { month: '2026-11', feature: 'mockup', runs: 1, results: 1, credits: 1, sums: [] },
  ],
  expiring: [
    {
      clientId: clientNo(1)._id,
      name: 'Mill 1',
      timeZone: 'Asia/Kolkata',
      plan: 'Loom',
      endsAt: '2026-12-01T08:00:00.000Z',
    },
  ],
  churn: [
    { month: '2026-10', began: 3, left: 1, joined: 2 },
    { month: '2026-11', began: 4, left: 0, joined: 1 },
  ],
};

async function openReports(report: BusinessReport) {
  const server = sellingServer().answer(endpoints.getReport, () => report);
  const { user } = await openApp('/admin/reports', { as: operator, server });
  await screen.findByRole('region', { name: words.tables.revenue });
  const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  const rows = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  return { user, server, fact, rows };
}

it('sums revenue without what was given back, each currency for itself, and the rest of the time', async () => {
  const { fact, rows } = await openReports(full);
  expect(fact('Revenue before tax, INR')).toBe('₹2,399.50₹100.50 given back');
  expect(fact('Revenue before tax, USD')).toBe('$25');
  expect([fact(words.sold), fact(words.used), fact(words.joined)]).toEqual(['1,500', '30', '31 left']);
  expect(rows('Revenue, INR')).toEqual(['MonthBefore tax, INR', 'October 2026₹2,000.00', 'November 2026₹399.50']);
  expect(rows('Revenue, USD')).toEqual(['MonthBefore tax, USD', 'October 2026$0', 'November 2026$25.00']);
  expect(rows('Revenue by plan, INR')).toEqual(['Plan namePaymentsBefore tax', 'Loom3₹2,399.50']);
  expect(rows(words.tables.credits)).toContain('October 20261,00050100');
  expect(rows(words.tables.churn)).toContain('October 2026312');
  expect(screen.getByRole('link', { name: 'Mill 1' })).toHaveProperty('pathname', `/admin/clients/${clientNo(1)._id}`);
});

it('asks for as many months as are chosen, saves a table of the same, and says what there is none of', async () => {
  const { user, server } = await openReports(quietReport);
  expect(screen.getAllByText(words.quiet)).toHaveLength(2);
  expect(screen.getByText(words.noneExpiring)).toBeTruthy();
  await user.click(screen.getByText('24 months'));
  await expect.poll(() => server.asked(endpoints.getReport).map(({ query }) => query.months)).toEqual([12, 24]);
  server.answer(endpoints.downloadReport, () => 'a,b');
  await user.click(screen.getByRole('button', { name: `${en.money.history.save} ${words.tables.churn}` }));
  await expect.poll(() => vi.mocked(saveBytes).mock.calls.map(([, name]) => name)).toEqual(['naksha-churn.csv']);
  expect(server.asked(endpoints.downloadReport).map(({ query }) => query)).toMatchObject([
    { months: 24, sheet: 'churn', lang: 'en' },
  ]);
});

it('takes what runs cost off what their credits were sold for, in each currency, by operation and by month', async () => {
  const { rows } = await openReports(full);
  const head = 'OperationEarnedCostMargin';
  expect(rows('Margin by operation, INR')).toEqual([
    head,
    'GenerateRuns: 5; credits: 18₹18.00₹16.50₹1.50',
    'mockupRuns: 1; credits: 1₹0.00₹0.00₹0.00',
  ]);
  expect(rows('Margin by operation, USD')).toEqual([head, 'GenerateRuns: 3; credits: 12$0.50$0.00$0.50']);
  expect(rows('Margin by month, INR').slice(1)).toEqual(['October 2026-₹3.00', 'November 2026₹4.50']);
});

it('sets a cost from a day on, lists it, and takes it back until it has begun', async () => {
  const cost = { operation: 'generate', engine: 'model', amount: 250, currency: 'INR' } as const;
  const listed = { ...cost, _id: clientNo(2)._id, startsAt: '2099-01-01T18:30:00.000Z', hasBegun: false };
  const { user, server } = await openReports(full);
  server.answer(endpoints.setCost, () => listed).answer(endpoints.listCosts, () => ({ data: [listed] }));
  await user.click(screen.getByRole('button', { name: en.selling.costs.set }));
  const drawer = within(await screen.findByRole('dialog'));
  await fill(user, drawer.getByLabelText(en.selling.costs.amount), '2.5');
  await user.click(drawer.getByRole('button', { name: en.selling.costs.set }));
  const table = within(await screen.findByRole('table', { name: en.selling.costs.title }));
  expect(table.getAllByRole('row')[1]?.textContent).toContain('GenerateAn image model₹2.50');
  expect(server.asked(endpoints.setCost)[0]?.body).toMatchObject({
    operation: 'generate',
    engine: 'model',
    amount: 250,
  });
  server.answer(endpoints.deleteCost, () => ({ success: true })).answer(endpoints.listCosts, () => ({ data: [] }));
  await user.click(table.getByRole('button', { name: `${en.selling.costs.remove} Generate` }));
  await screen.findByText(en.selling.costs.none);
});
