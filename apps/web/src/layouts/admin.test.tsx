import { endpoints, type Language } from '@naksha/contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { admin, houseServer } from '../../test/a-house.ts';
import { hearLeaving } from '../../test/leaving.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { aDesign, aJob } from '../../test/studio-rows.ts';
import { readSession } from '../api/session-store.ts';
import { en } from '../i18n/en/en.ts';
import { gu } from '../i18n/gu/gu.ts';
import { hi } from '../i18n/hi/hi.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { claimJob, lookAtJobs } from '../studio/store/job-actions.ts';

const { shell } = en;
const logo = 'data:image/png;base64,iVBORw0KGgo=';

afterEach(async () => {
  vi.useRealTimers();
  localStorage.clear();
  await changeLanguage('en');
});

const server = () =>
  houseServer()
    .answer(endpoints.listFiles, ({ query: { pageNo, limit } }) => ({ data: [], total: 0, pageNo, limit }))
    .answer(endpoints.logout, () => ({ success: true }))
    .answer(endpoints.getBalance, () => ({
      creditsLeft: 7,
      totalCredits: 10,
      currentTotal: 10,
      reserved: 0,
      expiresAt: null,
      expiring: 0,
    }))
    .answer(endpoints.getCreditUsage, () => ({ days: ['2026-11-01'], data: [] }))
    .answer(endpoints.listCreditLogs, ({ query: { pageNo, limit } }) => ({ data: [], total: 0, pageNo, limit }));
const header = () => within(screen.getByRole('banner'));
const navigation = () => within(header().getByRole('navigation', { name: shell.nav.menu }));
const names = () =>
  navigation()
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Section 2 of the specification. */
const specified = {
  admin: ['Dashboard', 'Users', 'Collection', 'Upload', 'My Plans', 'Payment History', 'Support'],
  superadmin: ['Dashboard', 'Client', 'Plans', 'Coupons', 'Resellers', 'Support'],
} as const;
it.each(['admin', 'superadmin'] as const)('names the rooms of the %s as specified and in that order', async (role) => {
  await openApp('/admin', { as: someone(role), server: server() });
  await screen.findByRole('heading', { level: 1 });
  expect(names()).toEqual(specified[role]);
});

it('hears what became of work in the studio, and marks it where the way there begins until it was looked at', async () => {
  const house = server();
  const send = house.stream(endpoints.events);
  await openApp('/admin/users', { as: admin, server: house });
  await expect.poll(() => house.asked(endpoints.events).length).toBe(1);
  const job = aJob('made', {
    state: 'done',
    progress: 1,
    finishedAt: new Date(Date.now() + 60_000).toISOString(),
    results: [aDesign('made')],
  });
  act(() => claimJob(job._id));
  expect(navigation().queryByRole('status')).toBeNull();
  send({ type: 'job', value: job });
  const mark = await navigation().findByRole('status', { name: '1 ended and not looked at yet' });
  expect(mark.parentElement?.textContent).toBe('Dashboard1');
  expect(names()).toContain('Dashboard');
  act(() => lookAtJobs());
  expect(navigation().queryByRole('status')).toBeNull();
});

it('leads from each room to each other, and says which one this is', async () => {
  const { user } = await openApp('/admin', { as: admin, server: server() });
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Users', 'Collection', 'Upload']) {
    await user.click(navigation().getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
    expect(navigation().getByRole('link', { current: 'page' }).textContent).toBe(name);
  }
  await user.click(header().getByRole('link', { name: shell.brand }));
  await expect.poll(() => window.location.pathname).toBe('/admin');
  expect(navigation().getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
});

it('keeps the session alive while somebody writes, and lets it end where no one does', async () => {
  const house = server()
    .answer(endpoints.checkSession, () => ({ success: true }))
    .answer(endpoints.updateLastActive, () => ({ success: true }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { user } = await openApp('/admin/settings', { as: admin, server: house });
  await expect.poll(() => screen.queryByRole('heading', { name: en.settings.title })).toBeTruthy();
  const pass = () => act(() => vi.advanceTimersByTime(5 * 60_000));
  await user.keyboard('a');
  pass();
  pass();
  await expect.poll(() => house.asked(endpoints.updateLastActive)).toHaveLength(1);
});

it('lets the keyboard go past the navigation, and says whose the page is at its foot', async () => {
  const { user } = await openApp('/admin/settings', { as: admin, server: server() });
  await screen.findByRole('heading', { name: en.settings.title });
  await user.tab();
  const skip = screen.getByRole('link', { name: shell.skip });
  expect(document.activeElement).toBe(skip);
  expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByText(`© ${new Date().getFullYear()} Naksha`)).toBeTruthy();
  expect(foot.getByText(shell.tagline)).toBeTruthy();
  for (const [name, address] of [
    [shell.footer.privacy, '/privacy-policy'],
    [shell.footer.cookies, '/cookie-policy'],
  ] as const) {
    expect(foot.getByRole('link', { name })).toMatchObject({ pathname: address, target: '_blank', rel: 'noreferrer' });
  }
});

it('shows the logo of the company beside the mark, without reading it out', async () => {
  await openApp('/admin/settings', {
    as: admin,
    server: server().answer(endpoints.getLogo, ({ params }) => ({ clientId: params.id, logo })),
  });
  await expect.poll(() => header().queryByRole('presentation')?.getAttribute('src')).toBe(logo);
  expect(header().getByRole('link', { name: shell.brand })).toBeTruthy();
});

it.each([
  ['hi', hi, 'हिन्दी'],
  ['gu', gu, 'ગુજરાતી'],
] as const)(
  'goes on in %s at once when an administrator chooses it, and remembers it',
  async (language, words, name) => {
    const asked = server().refuse(endpoints.updateMe, 'unavailable');
    const { user } = await openApp('/admin/settings', { as: admin, server: asked });
    await user.click(await screen.findByRole('button', { name: 'Language: English' }));
    const choices = within(await screen.findByRole('menu')).getAllByRole('menuitemradio');
    expect(choices.map((each) => [each.textContent, each.lang, each.getAttribute('aria-checked')])).toEqual([
      ['English', 'en', 'true'],
      ['हिन्दी', 'hi', 'false'],
      ['ગુજરાતી', 'gu', 'false'],
    ]);
    await user.click(screen.getByRole('menuitemradio', { name }));
    await screen.findByRole('heading', { name: words.settings.title });
    expect(document.documentElement.lang).toBe(language);
    expect(asked.asked(endpoints.updateMe)).toMatchObject([{ body: { lang: language } }]);
    expect(readSession()?.user.lang).toBe(language);
    expect(localStorage.getItem('naksha.lang')).toBe(language);
    // That it could not be stored for the account interrupts no one.
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('opens the language menu by key, walks it with arrows, and closes it with Escape where it was opened', async () => {
  const { user } = await openApp('/admin/settings', { as: admin, server: server() });
  const target = await screen.findByRole('button', { name: 'Language: English' });
  target.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'हिन्दी' }));
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(target);
});

it('shows a short name, and leads to the settings and out', async () => {
  const asked = server();
  const { user } = await openApp('/admin/users', { as: { ...admin, name: 'Kavita Solanki' }, server: asked });
  await user.click(await screen.findByRole('button', { name: /User menu.*K\. Solanki/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await screen.findByRole('heading', { name: en.settings.title });
  const left = hearLeaving();
  await user.click(screen.getByRole('button', { name: /User menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await expect.poll(() => left).toEqual(['/login']);
  expect(asked.asked(endpoints.logout)).toHaveLength(1);
  expect(readSession()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

/** Section 2 of the specification: settings for administrators alone, and logout. */
it.each([
  ['admin', ['Settings', 'Logout']],
  ['superadmin', ['Logout']],
] as const)('has in the menu of the %s what is specified and no more', async (role, items) => {
  const { user } = await openApp('/admin', { as: someone(role), server: server() });
  await user.click(await screen.findByRole('button', { name: /User menu/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(items);
  expect([...menu.queryAllByRole('menuitemradio'), ...menu.queryAllByRole('radio')]).toEqual([]);
  expect(screen.queryAllByRole('button', { name: /^Language/ })).toHaveLength(role === 'admin' ? 1 : 0);
});

it.each([
  ['admin', ['/admin/credits', '/admin/logs', '/admin/account']],
  [
    'superadmin',
    [
      ...['/admin/payments', '/admin/requests', '/admin/reports', '/admin/seller', '/admin/outbox', '/admin/system'],
      ...['/admin/logs', '/admin/account'],
    ],
  ],
] as const)(
  'leads the %s from the dashboard to the rooms that the navigation does not name',
  async (role, addresses) => {
    await openApp('/admin', { as: someone(role), server: server() });
    const rooms = within(await screen.findByRole('navigation', { name: shell.nav.more }));
    expect(
      rooms.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
    ).toEqual(addresses);
  },
);

it.each([
  ['en', en],
  ['hi', hi],
  ['gu', gu],
] as const)('names every part of the frame in %s', async (language: Language, { shell: words }) => {
  await openApp('/admin/settings', { as: { ...admin, lang: language }, server: server(), language });
  const nav = await screen.findByRole('navigation', { name: words.nav.menu });
  expect(within(nav).getByRole('link', { name: words.nav.users })).toBeTruthy();
  expect(header().getByRole('button', { name: new RegExp(words.user.menu) })).toBeTruthy();
  expect(screen.getByRole('link', { name: words.skip })).toBeTruthy();
});
