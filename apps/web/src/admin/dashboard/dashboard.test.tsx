import { type CreditUsage, endpoints, errorSentence, limits } from '@naksha/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admin, designer, houseServer, noPlan, ownPlan, rules } from '../../../test/a-house.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readSession } from '../../api/session-store.ts';
import { en } from '../../i18n/en/en.ts';

// The studio draws on canvases, which jsdom has not.
vi.mock('../../studio/studio.tsx', () => ({ Studio: () => <h1>The studio</h1> }));

const words = en.admin.dashboard;
const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
const spent = (day: string, userName: string, feature: string, creditsDeducted: number): CreditUsage => ({
  day,
  userName,
  feature,
  creditsDeducted,
  userId: null,
  imagesGenerated: 1,
});
const usage = [
  spent('2026-11-20', 'Kavita', 'generate', 1200),
  spent('2026-11-21', 'Kavita', 'generate', 300),
  spent('2026-11-21', 'Ravi', 'upscale', 40),
  spent('2026-11-21', 'Ravi', 'of another system', 5),
];

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00') }));
afterEach(() => vi.useRealTimers());

const dashboardServer = (data: CreditUsage[] = usage) =>
  houseServer()
    .answer(endpoints.getBalance, () => ({
      creditsLeft: 1234,
      totalCredits: 9000,
      currentTotal: 5000,
      reserved: 0,
      expiresAt: null,
      expiring: 0,
    }))
    .answer(endpoints.getCreditUsage, () => ({ days, data }));

async function openDashboard(server: FakeServer = dashboardServer(), as = admin) {
  const { user } = await openApp('/admin', { as, server });
  await screen.findByRole('heading', { level: 1 });
  return { user, server };
}
/** What stands under a term. */
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

it.each([
  ['09:00', 'Good morning, Kavita'],
  ['12:00', 'Good afternoon, Kavita'],
  ['17:00', 'Good evening, Kavita'],
])('greets at %s by the first name: %s', async (time, greeting) => {
  vi.setSystemTime(new Date(`2026-11-22T${time}:00`));
  await openDashboard(dashboardServer(), { ...admin, name: 'Kavita Solanki' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(greeting);
});

it('greets by the clock of the organisation, as all times there are shown', async () => {
  vi.setSystemTime(new Date('2026-11-22T14:00:00Z'));
  const server = dashboardServer().answer(endpoints.getSettings, () => ({ ...rules, timeZone: 'Pacific/Auckland' }));
  await openDashboard(server, { ...admin, name: 'Kavita Solanki' });
  const greeting = () => screen.getByRole('heading', { level: 1 }).textContent;
  await expect.poll(greeting).toBe('Good morning, Kavita');
});

const ends: [string | null, string][] = [
  ['2026-12-02T09:00:00.000', '2 Dec 202610 days'],
  ['2026-11-23T08:00:00.000', '23 Nov 20261 day'],
  ['2026-11-20T09:00:00.000', '20 Nov 20260 days'],
  [null, words.open],
];
it.each(ends)('says of a plan that ends at %s: %s', async (end, text) => {
  const endsAt = end && new Date(end).toISOString();
  await openDashboard(dashboardServer().answer(endpoints.getMyPlan, () => ({ ...ownPlan, endsAt })));
  await expect.poll(() => fact('Plan')).toBe('Workshop');
  expect(fact('Ends')).toBe(text);
  expect(fact('Active users')).toBe('2of 5');
  await expect.poll(() => fact('Credits left')).toBe('1,234of 5,000');
});

it('says how much room the files take of what they may, and nothing of it where they have no limit', async () => {
  await openDashboard();
  await expect.poll(() => fact('Plan')).toBe('Workshop');
  expect(screen.queryByText(words.storage)).toBeNull();
  cleanup();
  const storage = { usedBytes: 12_340_000_000, limitBytes: 50e9, gigabytes: 50 };
  await openDashboard(dashboardServer().answer(endpoints.getMyPlan, () => ({ ...ownPlan, storage })));
  await expect.poll(() => fact(words.storage)).toBe('12.3 GBof 50 GB');
});

it('says that there is no plan where there is none', async () => {
  await openDashboard(dashboardServer().answer(endpoints.getMyPlan, () => noPlan));
  await expect.poll(() => fact('Plan')).toBe(words.noPlan);
});

it('reads the credits of a day by the arrow keys, and the table follows', async () => {
  const { user } = await openDashboard();
  const chart = await screen.findByRole('slider', { name: /over 3 days/ });
  const table = within(screen.getByRole('table', { name: words.byFeature }));
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name} `) }).textContent;
  expect(chart.getAttribute('aria-valuetext')).toBe('21 Nov 2026: 345');
  expect(row('All')).toBe('All3451,545');
  expect(row('of another system')).toBe('of another system55');
  chart.focus();
  await user.keyboard('{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe('20 Nov 2026: 1,200');
  expect(row('All')).toBe('All1,2001,545');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chart).toMatchObject({ ariaValueNow: '1', ariaValueMin: '1', ariaValueMax: '3' });
  await user.keyboard('{ArrowRight}');
  expect(chart.getAttribute('aria-valuenow')).toBe('2');
});

it('names who spent most first, and leads to everyone and to the log', async () => {
  await openDashboard();
  const people = within(await screen.findByRole('table', { name: words.people }));
  expect(people.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'NameCredits in 3 days',
    'Kavita1,500',
    'Ravi45',
  ]);
  expect(await screen.findByRole('link', { name: '1 account, administrators included' })).toHaveProperty(
    'pathname',
    '/admin/users',
  );
  expect(screen.getByText(/1,545 in 3 days, one square is/)).toBeTruthy();
  expect(screen.getByRole('link', { name: words.openLog })).toHaveProperty('pathname', '/admin/credits');
});

it('keeps people of one name apart, and counts as many users as there are, spending or not', async () => {
  const of = (at: number, credits: number) => ({
    ...spent('2026-11-21', 'Kavita', 'generate', credits),
    userId: `0190a000-0000-7000-8000-00000000000${at}`,
  });
  await openDashboard(
    dashboardServer([of(1, 30), of(2, 20), of(1, 5)]).answer(endpoints.listUsers, ({ query: { pageNo, limit } }) => ({
      data: [designer],
      total: 15,
      pageNo,
      limit,
    })),
  );
  const people = within(await screen.findByRole('table', { name: words.people }));
  expect(people.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'NameCredits in 3 days',
    'Kavita35',
    'Kavita20',
  ]);
  await screen.findByRole('link', { name: 'All 15 accounts, administrators included' });
});

it('says of days without spending that there was none, and names no one', async () => {
  await openDashboard(dashboardServer([]));
  await screen.findByText(words.quiet);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('21 Nov 2026: 0');
  expect(screen.queryByRole('table', { name: words.people })).toBeNull();
});

it.each([
  ['the plan', endpoints.getMyPlan],
  ['the credits', endpoints.getBalance],
  ['the spending', endpoints.getCreditUsage],
])('says why %s could not be read, and asks again', async (_, endpoint) => {
  const { user, server } = await openDashboard(dashboardServer().refuse(endpoint, 'load_issue'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^Looks like there's a load issue/)).toBeTruthy();
  const asked = server.asked(endpoint).length;
  await user.click(alert.getByRole('button', { name: en.shell.retry }));
  await expect.poll(() => server.asked(endpoint).length).toBe(asked + 1);
});

it('lets an administrator work as a user, who then has no way into the administration', async () => {
  const as = { ...admin, hasUserAccess: true };
  const server = dashboardServer().refuse(endpoints.setUserMode, 'user_mode_not_allowed');
  const { user } = await openDashboard(server, as);
  const button = await screen.findByRole('button', { name: 'Switch to user mode' });
  await user.click(button);
  await screen.findByText(errorSentence('user_mode_not_allowed', {}, 'en'));
  await user.click(screen.getByRole('button', { name: 'Okay' }));
  expect(readSession()?.user.roles).toBe('admin');
  server.answer(endpoints.setUserMode, () => ({ roles: 'user' as const, originalRole: 'admin' as const }));
  await user.click(button);
  await expect.poll(() => readSession()?.user).toMatchObject({ roles: 'user', originalRole: 'admin' });
  expect(server.asked(endpoints.setUserMode)).toMatchObject([{ body: { on: true } }, { body: { on: true } }]);
  await screen.findByRole('heading', { name: 'The studio' });
  expect(window.location.pathname).toBe('/studio/generate');
});

it('offers user mode to no one who may not use it', async () => {
  await openDashboard();
  expect(screen.queryByRole('button', { name: words.userMode })).toBeNull();
});

const png = new File(['logo'], 'logo.png', { type: 'image/png' });
const data = `data:image/png;base64,${btoa('logo')}`;

async function openLogo(server = dashboardServer()) {
  const opened = await openDashboard(server);
  const button = await screen.findByRole('button', { name: words.logoAdd });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no input for a logo');
  input.accept = '';
  return { ...opened, button, input };
}
/** What a screen reader says after the name of the button. */
const note = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

it('shows a logo as soon as it is stored, here and in the header, and removes it again once that is confirmed', async () => {
  const server = dashboardServer().answer(endpoints.updateLogo, ({ body }) => body);
  const { user, button, input } = await openLogo(server);
  expect(note(button)).toBe('PNG or JPG, up to 5 MB');
  await user.upload(input, png);
  await screen.findByRole('button', { name: words.logoChange });
  expect(server.asked(endpoints.updateLogo)).toMatchObject([{ body: { clientId: admin.clientId, logo: data } }]);
  expect(document.querySelectorAll(`img[src="${data}"]`)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: words.logoRemove }));
  const question = within(await screen.findByRole('dialog', { name: words.logoRemoveTitle }));
  expect(server.asked(endpoints.updateLogo)).toHaveLength(1);
  await user.click(question.getByRole('button', { name: words.logoRemove }));
  await screen.findByRole('button', { name: words.logoAdd });
  expect(server.asked(endpoints.updateLogo).at(-1)).toMatchObject({ body: { logo: null } });
  expect(screen.queryByRole('button', { name: words.logoRemove })).toBeNull();
});

it('refuses a logo of another kind or of more than 5 MB right there, and sends nothing', async () => {
  const { user, server, button, input } = await openLogo();
  await user.upload(input, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  expect(note(button)).toBe('Only PNG, JPG or JPEG files are allowed.');
  const large = Object.defineProperty(new File([''], 'large.png', { type: 'image/png' }), 'size', {
    value: limits.logoMaxBytes + 1,
  });
  await user.upload(input, large);
  expect(screen.getByRole('alert').textContent).toBe('The logo is larger than the limit of 5 MB.');
  expect(server.asked(endpoints.updateLogo)).toEqual([]);
});

it('says why the server did not take a logo, and takes the same file once more', async () => {
  const server = dashboardServer().refuse(endpoints.updateLogo, 'unavailable');
  const { user, button, input } = await openLogo(server);
  await user.upload(input, png);
  await expect.poll(() => note(button)).toBe(errorSentence('unavailable', {}, 'en'));
  server.answer(endpoints.updateLogo, ({ body }) => body);
  await user.upload(input, png);
  const changed = await screen.findByRole('button', { name: words.logoChange });
  expect(note(changed)).toBe('PNG or JPG, up to 5 MB');
});
