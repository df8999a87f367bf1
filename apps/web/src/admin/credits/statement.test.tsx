import { type CreditStatement, endpoints, errorSentence } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, emptyPage, houseServer, stillMonth } from '../../../test/a-house.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.buying.statement;
const november: CreditStatement = {
  ...{ month: '2026-11', opening: 1000, granted: 5000, corrected: -20, spent: 310, expired: 40, closing: 5630 },
  returned: 4,
  movements: [
    { at: '2026-11-02T08:00:00.000Z', kind: 'grant', amount: 5000, reason: 'Workshop' },
    { at: '2026-11-20T08:00:00.000Z', kind: 'correct', amount: -20, reason: 'Granted twice' },
  ],
  features: [
    { feature: 'generate', images: 60, credits: 300 },
    { feature: 'loom at the mill', images: 2, credits: 10 },
  ],
};

async function openCredits(creditsLeft = 5630) {
  const server = houseServer()
    .answer(endpoints.getBalance, () => ({
      ...{ creditsLeft, totalCredits: 90_000, currentTotal: 6000, reserved: 0, expiresAt: null, expiring: 0 },
    }))
    .answer(endpoints.listCreditLogs, emptyPage)
    .answer(endpoints.getCreditStatement, ({ query: { month } }) =>
      month === undefined || month === november.month ? november : { ...stillMonth, month },
    );
  const { user } = await openApp('/admin/credits', { as: admin, server });
  const region = await screen.findByRole('region', { name: words.title });
  return { user, server, statement: within(region) };
}

it('sums up the running month, with each movement and its reason, and what was spent on what', async () => {
  const { statement } = await openCredits();
  const figure = (name: string) => statement.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  await statement.findByText('November 2026');
  await expect.poll(() => statement.queryByText(words.opening)).toBeTruthy();
  expect(
    [words.opening, words.granted, words.corrected, words.spent, words.expired, words.closing].map(figure),
  ).toEqual(['1,000', '5,000', '-20', '310', '40', '5,630']);
  expect(statement.getByText(/^4 credits came back/)).toBeTruthy();
  const rows = statement.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toContainEqual(expect.stringMatching(/GrantedWorkshop\+5,000$/));
  expect(rows).toContainEqual(expect.stringMatching(/CorrectedGranted twice-20$/));
  expect(rows).toContain('Generate60300');
  expect(rows).toContain('loom at the mill210');
});

it('goes back month by month and no further on than the running one', async () => {
  const { user, server, statement } = await openCredits();
  const later = statement.getByRole<HTMLButtonElement>('button', { name: words.later });
  await statement.findByText('November 2026');
  expect(later.disabled).toBe(true);
  await user.click(statement.getByRole('button', { name: words.earlier }));
  await statement.findByText('October 2026');
  await statement.findByText(words.quiet);
  await user.click(later);
  await statement.findByText('November 2026');
  expect(later.disabled).toBe(true);
  expect(server.asked(endpoints.getCreditStatement).map(({ query }) => query.month)).toContain('2026-10');
});

it.each([
  [5630, undefined],
  [599, '599 credits are left, less than a tenth of what was granted.'],
  [0, errorSentence('credits_exhausted', {}, 'en')],
])('says of %i credits left that they are low or used up, with the way to plans: %s', async (left, says) => {
  await openCredits(left);
  await screen.findByText(en.admin.credits.left);
  await expect
    .poll(() => screen.queryAllByText(left === 0 ? '0' : left.toLocaleString('en-IN')).length)
    .toBeGreaterThan(0);
  const notice = screen.queryByRole('status');
  expect(notice?.textContent).toBe(says && `${says} ${en.buying.low.act}`);
});
