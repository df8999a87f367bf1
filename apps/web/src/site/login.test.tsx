import { type ErrorCode, endpoints, errorSentence } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { houseServer } from '../../test/a-house.ts';
import { fill, wrongWith } from '../../test/fields.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { readSession } from '../api/session-store.ts';
import { en } from '../i18n/en/en.ts';
import { gu } from '../i18n/gu/gu.ts';
import { hi } from '../i18n/hi/hi.ts';

const words = en.session.login;
const account = { login: 'designer_demo', password: 'Naksha@2026', roles: 'user' as const };
const loginServer = (logins: (typeof account)[] = []) =>
  houseServer().answer(endpoints.demonstration, () => ({ logins }));
const field = (name: 'login' | 'password') => screen.getByLabelText<HTMLInputElement>(words[name]);
const submit = { name: words.submit };

async function signIn(server = loginServer()) {
  const { user } = await openApp('/login', { server });
  await fill(user, await screen.findByLabelText(words.login), 'tana_bana');
  await fill(user, field('password'), 'Tana@Bana7');
  await user.click(screen.getByRole('button', submit));
  return { user, server };
}

it.each([
  'invalid_credentials',
  'outside_working_hours',
  'ip_not_allowed',
  'user_inactive',
  'client_inactive',
] as const)('says when the log-in is refused with %s, and keeps what was typed', async (code: ErrorCode) => {
  await signIn(loginServer().refuse(endpoints.login, code));
  await screen.findByText(errorSentence(code, {}, 'en'));
  expect([field('login').value, field('password').value]).toEqual(['tana_bana', 'Tana@Bana7']);
  expect(readSession()).toBeNull();
  expect(window.location.pathname).toBe('/login');
});

it('sends no empty form, and says at each field what it lacks', async () => {
  const { user, server } = await openApp('/login', { server: loginServer() });
  await user.click(await screen.findByRole('button', submit));
  expect(wrongWith(field('login'))).toBe(errorSentence('login_required', {}, 'en'));
  expect(wrongWith(field('password'))).toBe(errorSentence('password_required', {}, 'en'));
  expect(document.activeElement).toBe(field('login'));
  expect(server.asked(endpoints.login)).toEqual([]);
});

it('fills the form from a demonstration account, and offers none where there are none', async () => {
  const { user } = await openApp('/login', { server: loginServer([account]) });
  await user.click(await screen.findByRole('button', { name: /designer_demo/ }));
  expect([field('login').value, field('password').value]).toEqual([account.login, account.password]);
});

it.each([
  ['admin', '/admin'],
  ['superadmin', '/admin'],
] as const)('takes a signed-in %s to %s', async (role, pathname) => {
  const server = loginServer()
    .answer(endpoints.login, () => ({ authToken: 'a-token', user: someone(role) }))
    .answer(endpoints.getCreditUsage, () => ({ days: ['2026-11-20'], data: [] }))
    .answer(endpoints.getBalance, () => ({
      creditsLeft: 1,
      totalCredits: 2,
      currentTotal: 2,
      reserved: 0,
      expiresAt: null,
      expiring: 0,
    }));
  await signIn(server);
  await expect.poll(() => window.location.pathname).toBe(pathname);
  expect(server.asked(endpoints.login)).toMatchObject([{ body: { login: 'tana_bana', password: 'Tana@Bana7' } }]);
  expect(readSession()?.authToken).toBe('a-token');
});

it('goes on in the language of whoever signed in', async () => {
  const server = loginServer().answer(endpoints.login, () => ({
    authToken: 'a-token',
    user: someone('superadmin', { lang: 'hi' }),
  }));
  await signIn(server);
  await screen.findByText(hi.installation.overview.endingNone);
});

it.each([
  ['en', en],
  ['hi', hi],
  ['gu', gu],
] as const)(
  'leads in %s from the log-in to whom to ask for a forgotten password, names what to ask for as it is called, and leads back',
  async (language, { site, session, admin, shell }) => {
    const sends = { sendsWords: false, sendsPictures: false, sendsMail: false };
    const server = loginServer().answer(endpoints.installation, () => sends);
    const { user } = await openApp('/login', { server, language });
    await user.click(await screen.findByRole('link', { name: session.login.forgot }));
    await screen.findByText(site.forgot.askAdmin);
    for (const sentence of [site.forgot.askAdmin, site.forgot.noMail]) {
      expect(sentence).toContain(admin.users.setPassword);
      expect(sentence).toContain(shell.nav.users);
    }
    expect(window.location.pathname).toBe('/forgot-password');
    await user.click(screen.getByRole('link', { name: site.forgot.back }));
    await expect.poll(() => window.location.pathname).toBe('/login');
  },
);

it('says how long to wait after too many tries, lets one try again, and asks once for one press', async () => {
  const server = loginServer().refuse(endpoints.login, 'too_many_requests', { params: { seconds: 42 } });
  const { user } = await signIn(server);
  const alert = await screen.findByText('Too many requests. Please try again in 42 seconds.');
  expect(alert.getAttribute('role')).toBe('alert');
  const answer = Promise.withResolvers<{ authToken: string; user: ReturnType<typeof someone> }>();
  server.answer(endpoints.login, () => answer.promise);
  await user.click(screen.getByRole('button', submit));
  await user.click(screen.getByRole('button', submit));
  expect(server.asked(endpoints.login)).toHaveLength(2);
  expect(screen.queryByText(/Too many requests/)).toBeNull();
  answer.resolve({ authToken: 'a-token', user: someone('superadmin') });
  await screen.findByText(en.installation.overview.endingNone);
});

it('says that the server is not reached, and keeps what was typed', async () => {
  const { user } = await openApp('/login', { server: loginServer() });
  await fill(user, await screen.findByLabelText(words.login), 'tana_bana');
  await fill(user, field('password'), 'Tana@Bana7');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await user.keyboard('{Enter}');
  await screen.findByText('You are offline. Please check your connection.');
  expect([field('login').value, field('password').value]).toEqual(['tana_bana', 'Tana@Bana7']);
});

it('shows and hides the password with a button that says so, and stays where it was typed', async () => {
  const { user } = await openApp('/login', { server: loginServer() });
  await fill(user, await screen.findByLabelText(words.password), 'Tana@Bana7');
  expect(field('password').type).toBe('password');
  await user.click(screen.getByRole('button', { name: words.show }));
  expect(field('password').type).toBe('text');
  expect(field('password').value).toBe('Tana@Bana7');
});

it('offers the log-in although the demonstration could not be asked for', async () => {
  await openApp('/login', { server: houseServer().refuse(endpoints.demonstration, 'unavailable') });
  expect(await screen.findByRole('button', submit)).toBeTruthy();
  expect(screen.queryByRole('alert')?.textContent).toBe('');
  expect(document.activeElement).toBe(field('login'));
});

it('asks for the code of the app where an account has a second step, and sends it once it is whole, however it is pasted', async () => {
  const code = en.session.code;
  const server = loginServer().refuse(endpoints.login, 'code_required');
  const { user } = await signIn(server);
  const field = await screen.findByLabelText<HTMLInputElement>(code.code);
  expect(document.activeElement).toBe(field);
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  server.refuse(endpoints.login, 'code_incorrect', { field: 'code' });
  await user.paste('123 456');
  await screen.findByText(errorSentence('code_incorrect', {}, 'en'));
  expect(server.asked(endpoints.login).at(-1)).toMatchObject({
    body: { login: 'tana_bana', password: 'Tana@Bana7', code: '123 456' },
  });
  await user.click(screen.getByRole('button', { name: code.useRecovery }));
  server.answer(endpoints.login, () => ({ authToken: 'a-token', user: someone('superadmin') }));
  await fill(user, screen.getByLabelText(code.recovery), 'AAAA-BBBB-CCCC-DDDD');
  await user.keyboard('{Enter}');
  await screen.findByText(en.installation.overview.endingNone);
  expect(server.asked(endpoints.login)).toHaveLength(3);
});

it('leads from the second step back to the password, which is still there', async () => {
  const { user } = await signIn(loginServer().refuse(endpoints.login, 'code_required'));
  await user.click(await screen.findByRole('button', { name: en.session.code.back }));
  expect((await screen.findByLabelText<HTMLInputElement>(words.password)).value).toBe('Tana@Bana7');
});
