import { type ErrorCode, endpoints, errorSentence } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { fill, wrongWith } from '../../test/fields.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const { forgot, reset } = en.site;
const say = (code: ErrorCode, params = {}) => errorSentence(code, params, 'en');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const { next, confirm } = en.settings;
const good = 'Tana@Bana7';

const mailing = () =>
  new FakeServer().answer(endpoints.installation, () => ({ sendsWords: false, sendsPictures: false, sendsMail: true }));

it('asks for a link, says the same whoever asks, and how those without an address get a password', async () => {
  const server = mailing().answer(endpoints.forgotPassword, () => ({ success: true }));
  const { user } = await openApp('/forgot-password', { server });
  await screen.findByText(forgot.noMail);
  await user.click(screen.getByRole('button', { name: forgot.send }));
  expect(wrongWith(field(forgot.login))).toBe(say('login_required'));
  await fill(user, field(forgot.login), 'tana_bana');
  await user.click(screen.getByRole('button', { name: forgot.send }));
  expect((await screen.findByRole('status')).textContent).toBe(forgot.sent);
  expect(server.asked(endpoints.forgotPassword)).toMatchObject([{ body: { login: 'tana_bana' } }]);
  await user.click(screen.getByRole('button', { name: forgot.again }));
  expect(field(forgot.login).value).toBe('tana_bana');
});

it('keeps the login and says why when no link can be asked for now', async () => {
  const server = mailing().refuse(endpoints.forgotPassword, 'too_many_requests', { params: { seconds: 60 } });
  const { user } = await openApp('/forgot-password', { server });
  await fill(user, await screen.findByLabelText(forgot.login), 'tana_bana');
  await user.click(screen.getByRole('button', { name: forgot.send }));
  await screen.findByText(say('too_many_requests', { seconds: 60 }));
  expect(field(forgot.login).value).toBe('tana_bana');
});

it('promises no letter where none is sent, and says whom to ask instead', async () => {
  const server = new FakeServer().refuse(endpoints.installation, 'load_issue');
  const { user } = await openApp('/forgot-password', { server });
  const again = await screen.findByRole('button', { name: en.shell.retry });
  server.answer(endpoints.installation, () => ({ sendsWords: true, sendsPictures: true, sendsMail: false }));
  await user.click(again);
  await screen.findByText(forgot.unsent);
  await screen.findByText(forgot.askAdmin);
  const provider = screen.getByText(new RegExp(forgot.askProvider));
  expect(within(provider).getByRole('link')).toHaveProperty('pathname', '/contact');
  for (const promise of [forgot.text, forgot.noMail]) expect(screen.queryByText(promise)).toBeNull();
  expect(screen.queryByRole('button', { name: forgot.send })).toBeNull();
});

async function openReset(server = new FakeServer(), texts = { next: good, confirm: good }) {
  const { user } = await openApp('/reset-password#a-Token_1', { server });
  await fill(user, await screen.findByLabelText(next), texts.next);
  await fill(user, field(confirm), texts.confirm);
  await user.click(screen.getByRole('button', { name: reset.save }));
  return server;
}

it('sets the password with the token of the link, and leads to the login without signing in', async () => {
  const server = await openReset(new FakeServer().answer(endpoints.resetPassword, () => undefined));
  expect((await screen.findByRole('status')).textContent).toBe(reset.done);
  expect(server.asked(endpoints.resetPassword)).toMatchObject([{ body: { token: 'a-Token_1', newPassword: good } }]);
  expect(screen.getByRole('link', { name: reset.login })).toHaveProperty('pathname', '/login');
  expect(sessionStorage.getItem('naksha.session')).toBeNull();
});

it.each([
  ['', '', next, 'new_password_required'],
  ['weak', 'weak', next, 'password_weak'],
  [good, 'Tana@Bana8', confirm, 'passwords_differ'],
] as const)('sends nothing of %s and %s, and says at the field why', async (one, other, label, code) => {
  const server = await openReset(new FakeServer(), { next: one, confirm: other });
  expect(wrongWith(field(label))).toBe(say(code));
  expect(server.asked(endpoints.resetPassword)).toEqual([]);
});

it.each(['reset_link_expired', 'reset_link_used'] as const)('leads to a new link when %s', async (code) => {
  await openReset(new FakeServer().refuse(endpoints.resetPassword, code));
  expect((await screen.findByRole('alert')).textContent).toBe(say(code));
  expect(screen.getByRole('link', { name: reset.again })).toHaveProperty('pathname', '/forgot-password');
});

it('keeps what was typed when the server is busy', async () => {
  await openReset(new FakeServer().refuse(endpoints.resetPassword, 'unavailable'));
  await screen.findByText(say('unavailable'));
  expect(field(next).value).toBe(good);
});

it('says that an address without a link in it has none', async () => {
  await openApp('/reset-password');
  await screen.findByText(reset.noToken);
});
