import { endpoints, errorSentence } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { houseServer } from '../../test/a-house.ts';
import { fill, wrongWith } from '../../test/fields.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { readSession } from '../api/session-store.ts';
import { en } from '../i18n/en/en.ts';
import { gu } from '../i18n/gu/gu.ts';
import type { Words } from '../i18n/words.ts';

const given = someone('admin', { mustChangePassword: true });
const [old, own] = ['Given@1loom', 'Mine@1alone'];
const ownServer = () =>
  houseServer()
    .answer(endpoints.demonstration, () => ({ logins: [] }))
    .answer(endpoints.login, () => ({ authToken: 'a-token', user: given }))
    .answer(endpoints.changePassword, () => undefined)
    .answer(endpoints.updateMe, ({ body: { lang = 'en' } }) => ({
      ...given,
      lang,
      mustChangePassword: false,
      email: null,
      username: 'tana_bana',
      preferences: {},
    }));

async function choose(
  user: Awaited<ReturnType<typeof openApp>>['user'],
  next = own,
  { session, settings }: Pick<Words<typeof en>, 'session' | 'settings'> = en,
) {
  await fill(user, await screen.findByLabelText(session.own.given), old);
  await fill(user, screen.getByLabelText(settings.next), next);
  await fill(user, screen.getByLabelText(settings.confirm), next);
  await user.click(screen.getByRole('button', { name: session.own.save }));
}

it('leads from the log-in to where a given password is replaced, and on to what was asked for at first', async () => {
  const { user, server } = await openApp('/admin/users', { server: ownServer() });
  await fill(user, await screen.findByLabelText(en.session.login.login), 'tana_bana');
  await fill(user, screen.getByLabelText(en.session.login.password), old);
  await user.click(screen.getByRole('button', { name: en.session.login.submit }));
  await choose(user);
  await screen.findByRole('heading', { level: 1, name: en.admin.users.title });
  expect(window.location.pathname).toBe('/admin/users');
  expect(server.asked(endpoints.changePassword)).toMatchObject([{ body: { oldPassword: old, newPassword: own } }]);
  expect(readSession()?.user.mustChangePassword).toBe(false);
});

it('refuses the given password as the new one, and keeps what was typed', async () => {
  const { user, server } = await openApp('/admin', { as: given, server: ownServer() });
  await choose(user, old);
  const field = screen.getByLabelText<HTMLInputElement>(en.settings.next);
  expect(wrongWith(field)).toBe(errorSentence('password_unchanged', {}, 'en'));
  expect(field.value).toBe(old);
  expect(server.asked(endpoints.changePassword)).toEqual([]);
});

it('says when the password could not be changed, and keeps what was typed', async () => {
  const server = ownServer().refuse(endpoints.changePassword, 'password_change_failed');
  const { user } = await openApp('/admin', { as: given, server });
  await choose(user);
  await screen.findByText('Failed to change password');
  expect(screen.getByLabelText<HTMLInputElement>(en.settings.next).value).toBe(own);
  expect(readSession()?.user.mustChangePassword).toBe(true);
});

it('is closed to whoever has chosen a password already', async () => {
  await openApp('/own-password', { as: someone('superadmin'), server: ownServer() });
  await screen.findByText(en.installation.overview.endingNone);
  expect(window.location.pathname).toBe('/admin');
});

it.each([
  ['a design', '/studio/generate?design=0190a000-0000-7000-8000-00000000de51', true, '/studio/generate'],
  ['the collection', '/collection', true, '/collection'],
  ['the collection, as one who may not be a designer,', '/collection', false, '/admin'],
])(
  'leads an administrator who had asked for %s there, in user mode where they may have it',
  async (_, address, hasUserAccess, there) => {
    const user = someone('admin', { hasUserAccess });
    const server = ownServer()
      .answer(endpoints.login, () => ({ authToken: 'a-token', user }))
      .answer(endpoints.setUserMode, () => ({ roles: 'user' as const, originalRole: 'admin' as const }))
      .answer(endpoints.getBalance, () => ({
        creditsLeft: 1,
        totalCredits: 1,
        currentTotal: 1,
        reserved: 0,
        expiresAt: null,
        expiring: 0,
      }))
      .answer(endpoints.getCreditUsage, () => ({ days: ['2026-11-22', '2026-11-23'], data: [] }))
      .answer(endpoints.listFiles, ({ query: { pageNo, limit } }) => ({ data: [], total: 0, pageNo, limit }));
    const { user: hand } = await openApp(address, { server });
    await fill(hand, await screen.findByLabelText(en.session.login.login), 'tana_bana');
    await fill(hand, screen.getByLabelText(en.session.login.password), old);
    await hand.click(screen.getByRole('button', { name: en.session.login.submit }));
    await expect.poll(() => window.location.pathname).toBe(there);
    expect(server.asked(endpoints.setUserMode)).toHaveLength(hasUserAccess ? 1 : 0);
    expect(readSession()?.user.roles).toBe(hasUserAccess ? 'user' : 'admin');
  },
);

it('leads a designer who had asked for a room of administrators to the studio after signing in', async () => {
  const server = ownServer().answer(endpoints.login, () => ({ authToken: 'a-token', user: someone('user') }));
  const { user } = await openApp('/admin/users', { server });
  await fill(user, await screen.findByLabelText(en.session.login.login), 'tana_bana');
  await fill(user, screen.getByLabelText(en.session.login.password), old);
  await user.click(screen.getByRole('button', { name: en.session.login.submit }));
  await expect.poll(() => window.location.pathname).toBe('/studio/generate');
});

it('goes on in the language that was chosen on the page of the log-in, and keeps it for the new account', async () => {
  onTestFinished(() => localStorage.clear());
  const { user, server } = await openApp('/admin/users', { server: ownServer() });
  await user.click(await screen.findByRole('button', { name: 'ગુજરાતી' }));
  await fill(user, await screen.findByLabelText(gu.session.login.login), 'tana_bana');
  await fill(user, screen.getByLabelText(gu.session.login.password), old);
  await user.click(screen.getByRole('button', { name: gu.session.login.submit }));
  await screen.findByRole('heading', { name: gu.session.own.title });
  await choose(user, own, gu);
  await expect.poll(() => window.location.pathname).toBe('/admin/users');
  expect(server.asked(endpoints.updateMe)).toMatchObject([{ body: { lang: 'gu' } }]);
  expect(readSession()?.user.lang).toBe('gu');
});
