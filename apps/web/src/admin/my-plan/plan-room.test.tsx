import { type CurrentPlan, endpoints } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admin, noPlan, ownPlan, plan } from '../../../test/a-house.ts';
import { shopServer, sketch, studio } from '../../../test/a-shop.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.buying;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') }));
afterEach(() => vi.useRealTimers());

async function openPlan(changes: Partial<CurrentPlan> = {}) {
  const current = { ...ownPlan, endsAt: '2026-12-20T08:00:00.000Z', ...changes };
  const server = shopServer().answer(endpoints.getMyPlan, () => current);
  await openApp('/admin/my-plan', { as: admin, server });
  await screen.findByRole('heading', { name: words.packages.title });
  await screen.findAllByRole('heading', { name: studio.name });
}
const card = (name: string | RegExp) => {
  const found = screen.getAllByRole('heading', { level: 3, name }).at(-1)?.closest('section');
  if (!found) throw new Error(`There is no card ${name}.`);
  return within(found);
};
const text = () => document.body.textContent ?? '';
const fact = (term: string) => screen.getAllByText(term, { selector: 'dt' })[0]?.nextElementSibling?.textContent;

it('says what the plan is, when it began and ends, and how many places are taken', async () => {
  await openPlan();
  expect(fact('Plan')).toBe('Workshop');
  expect(fact(words.starts)).toBe('1 Nov 2026');
  expect(fact(words.ends)).toBe('20 Dec 2026');
  expect(screen.getByText('24 days left')).toBeTruthy();
  expect(fact('Users')).toBe('2of 5');
  await expect.poll(() => fact('Credits left')).toBe('400of 1,000');
});

it.each([
  [
    sketch,
    'Change at the end',
    /^Begins on 20 Dec 2026.* nothing else changes until then\..* It allows 1 accounts, and 2 are/,
  ],
  [
    plan,
    'Renew',
    /^Begins on 20 Dec 2026, after what you have already bought\. Its credits arrive as soon as it is paid for\.$/,
  ],
  [
    studio,
    'Upgrade',
    /^Begins as soon as it is paid for\. The unused part of Workshop is taken off the price, and the credits of that part go back\.$/,
  ],
] as const)('says before the click what buying %o does', async (offered, act, says) => {
  await openPlan();
  const found = card(new RegExp(`^${offered.name}`));
  const link = found.getByRole('link', { name: `${act}: ${offered.name}` });
  expect(link.getAttribute('href')).toBe(`/admin/my-plan?buy=${offered._id}`);
  expect(found.getByText(says)).toBeTruthy();
});

it('takes nothing off where nothing was paid and says why, and counts the places that the client has whatever the plan allows', async () => {
  await openPlan({ ...ownPlan, isPaid: false, accountLimit: 25 });
  expect(
    card(/^Studio/).getByText(/^Begins as soon as it is paid for\. Nothing is taken off for .+: it was given/),
  ).toBeTruthy();
  expect(text()).not.toContain('It allows');
});

it('offers every plan to be bought where none runs, and the next after what was bought already', async () => {
  await openPlan(noPlan);
  expect(screen.getAllByRole('link', { name: /^Buy: / })).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toContain(words.notice.none);
});

it('lets what follows begin after what was bought to follow already', async () => {
  const next = { ...ownPlan.plan, startsAt: '2026-12-20T08:00:00.000Z', endsAt: '2027-01-19T08:00:00.000Z' };
  const { _id, version, ...terms } = { ...plan, ...next };
  await openPlan({
    next: {
      ...{ name: plan.name, adminCount: 1, usersCount: 5, credits: 1000, creditValidityDays: 365 },
      ...{ subscriptionDays: 30, amount: 99_950, currency: 'INR', prices: {} },
      startsAt: terms.startsAt,
      endsAt: terms.endsAt,
    },
  });
  expect(card(/^Workshop/).getByText(/^Begins on 19 Jan 2027/)).toBeTruthy();
  expect(screen.getByText('Next, from 20 Dec 2026 until 19 Jan 2027')).toBeTruthy();
});

it('lets a plan that stands on no page be renewed by whoever is on it', async () => {
  const own = { ...plan, _id: sketch._id.replace(/.$/, 'f'), name: 'Made for one' };
  const { _id, name } = own;
  await openPlan({ plan: ownPlan.plan && { ...ownPlan.plan, _id, name }, renewable: own });
  expect(card(/^Made for one/).getByRole('link', { name: 'Renew: Made for one' })).toBeTruthy();
});

it('shows side by side what holds and what is sold today, where that differs, and calls nothing bought that may have been given', async () => {
  const { _id, version, ...terms } = ownPlan.plan ?? expect.fail('the house has a plan');
  await openPlan({ today: { ...terms, amount: 120_000 } });
  expect(card(words.terms.yours).getByText(/999\.50/)).toBeTruthy();
  expect(card(words.terms.today).getByText(/1,200/)).toBeTruthy();
  expect(screen.getByText(words.terms.differs)).toBeTruthy();
  const heads = screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
  expect([...heads, words.terms.differs].join()).not.toMatch(/bought/);
});

it.each([
  [{ spentPerDay: 0, runsOutAt: null }, 'You spent none over the last 28 days.'],
  [{ spentPerDay: 12.5, runsOutAt: null }, 'Over the last 28 days you spent 12.5 a day. At this pace they last'],
  [
    { spentPerDay: 40, runsOutAt: '2026-12-06T08:00:00.000Z' },
    'Over the last 28 days you spent 40 a day. At this pace they run out on 6 Dec 2026, 14 days before the plan ends.',
  ],
])('forecasts from %o when the credits run out, and says which expire first', async (forecast, says) => {
  await openPlan({ forecast: { days: 28, ...forecast } });
  expect(text()).toContain(says);
  await expect.poll(text).toContain('400 credits are left. 100 of them expire on 10 Dec 2026.');
});

it('draws what is left as a part of what was granted last, not of all the years', async () => {
  await openPlan({});
  const bar = () => document.querySelector<HTMLElement>('[style*="--left"]')?.style.getPropertyValue('--left');
  await expect.poll(bar).toBe('0.4');
});

const ended = { endsAt: '2026-11-20T08:00:00.000Z', graceEndsAt: '2026-12-20T08:00:00.000Z' };
it.each([
  [
    { state: 'grace', ...ended },
    'ended on 20 Nov 2026. Until 20 Dec 2026 you can still view, download and export every design',
  ],
  [{ state: 'over', ...ended }, 'ended on 20 Nov 2026. Your designs and files are kept.'],
] as const)(
  'says of a plan that is %o what still works, and lets every plan be bought at once',
  async (state, says) => {
    await openPlan(state);
    expect(screen.getByRole('status').textContent).toContain(says);
    expect(fact(words.ended)).toBe('20 Nov 2026');
    expect(screen.getAllByRole('link', { name: /^Buy: / })).toHaveLength(3);
  },
);

it('speaks of the end of the plan on every screen of the administration, with the way to plans', async () => {
  const server = shopServer().answer(endpoints.getMyPlan, () => ({ ...ownPlan, ...ended, state: 'grace' as const }));
  await openApp('/admin/users', { as: admin, server });
  const notice = within(await screen.findByRole('status'));
  expect(notice.getByRole('link', { name: words.notice.act }).getAttribute('href')).toBe('/admin/my-plan');
});

it('does not offer a plan in another currency than the one that runs', async () => {
  const dollars = { ...studio, price: { amount: 3000, currency: 'USD' as const } };
  const server = shopServer().answer(endpoints.listPublicPlans, () => ({ data: [dollars] }));
  await openApp('/admin/my-plan', { as: admin, server });
  await screen.findByText(words.packages.otherCurrency);
  expect(screen.queryByRole('link', { name: /Studio/ })).toBeNull();
});
