import { endpoints, errors, limits, notices } from '@naksha/contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { admin, houseServer } from '../../test/a-house.ts';
import { hearLeaving } from '../../test/leaving.ts';
import { openApp } from '../../test/open-app.tsx';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { endSession, expireSession, openSession, readSession } from '../api/session-store.ts';
import { en } from '../i18n/en/en.ts';
import { gu } from '../i18n/gu/gu.ts';
import { hi } from '../i18n/hi/hi.ts';
import { showError } from './error-modal.tsx';
import { logOut } from './log-out.ts';

const languages = { en, hi, gu };

afterEach(() => vi.useRealTimers());

/** The settings: a room that asks nothing alone. */
async function openRoom(server = houseServer(), language: keyof typeof languages = 'en') {
  server.answer(endpoints.logout, () => ({ success: true }));
  const { user } = await openApp('/admin/settings', { as: admin, server, language });
  await screen.findByRole('heading', { name: languages[language].settings.title });
  return { user, server };
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('says that the session has ended, counts five seconds down and logs out', async () => {
  const { server } = await openRoom(houseServer().refuse(endpoints.putSettings, 'session_ended'));
  const left = hearLeaving();
  vi.useFakeTimers();
  await act(() => call(endpoints.putSettings, { body: {} }).catch(() => undefined));
  const dialog = within(screen.getByRole('dialog', { name: 'Session ended' }));
  const timer = dialog.getByRole('timer');
  for (let count = limits.sessionEndCountdownSeconds; count > 0; count--) {
    expect(timer.textContent).toBe(notices.session_ended.replace('{count}', String(count)));
    expect(readSession()).not.toBeNull();
    await pass(1);
  }
  expect(server.asked(endpoints.logout)).toHaveLength(1);
  expect(readSession()).toBeNull();
  expect(left).toEqual(['/login']);
});

it.each(['hi', 'gu'] as const)('says in %s that the session has ended', async (language) => {
  await openRoom(houseServer(), language);
  act(endSession);
  const { title, text } = languages[language].session.ended;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole('timer').textContent).toBe(text.replace('{count}', '5'));
});

it('cannot be waved away, has the focus on its one button, and logs out at once from there', async () => {
  const { user, server } = await openRoom();
  const left = hearLeaving();
  act(endSession);
  const button = await screen.findByRole('button', { name: en.session.ended.now });
  await expect.poll(() => document.activeElement).toBe(button);
  await user.keyboard('{Escape}');
  await user.tab();
  expect(document.activeElement).toBe(button);
  expect(within(screen.getByRole('dialog')).getAllByRole('button')).toEqual([button]);
  await user.click(button);
  await expect.poll(() => left).toEqual(['/login']);
  expect(server.asked(endpoints.logout)).toHaveLength(1);
});

it('logs out although the server is not reached, and forgets what was loaded', async () => {
  const { user } = await openRoom();
  const left = hearLeaving();
  queryClient.setQueryData(['of the last one'], 1);
  act(endSession);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await user.click(await screen.findByRole('button', { name: en.session.ended.now }));
  await expect.poll(() => left).toEqual(['/login']);
  expect(readSession()).toBeNull();
  expect(queryClient.getQueryData(['of the last one'])).toBeUndefined();
});

it('covers the administration when its session has expired, holds the focus there and counts down', async () => {
  const { user, server } = await openRoom();
  const left = hearLeaving();
  act(expireSession);
  const overlay = within(await screen.findByRole('alertdialog', { name: en.session.expired.title }));
  const button = overlay.getByRole('button', { name: en.session.expired.now });
  await expect.poll(() => document.activeElement).toBe(button);
  await user.tab();
  expect(document.activeElement).toBe(button);
  expect(overlay.getByRole('timer').textContent).toBe('You will be logged out in 5 seconds.');
  await user.click(button);
  await expect.poll(() => left).toEqual(['/login']);
  expect(server.asked(endpoints.logout)).toHaveLength(1);
});

it('shows one of both only when the check of an administrator is answered 401', async () => {
  const server = houseServer().refuse(endpoints.checkSession, 'session_ended');
  server.answer(endpoints.logout, () => ({ success: true }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openRoom(server);
  const left = hearLeaving();
  await pass(limits.adminPollSeconds);
  expect(screen.getByRole('alertdialog', { name: en.session.expired.title })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: en.session.ended.title })).toBeNull();
  for (let second = 0; second < limits.sessionEndCountdownSeconds; second++) await pass(1);
  expect(left).toEqual(['/login']);
  expect(server.asked(endpoints.logout)).toHaveLength(1);
});

it('says what went wrong in a dialog that Okay and Escape close, and gives the focus back', async () => {
  const { user } = await openRoom();
  const field = screen.getByLabelText(en.settings.current);
  await user.click(field);
  for (const close of [
    () => user.click(screen.getByRole('button', { name: 'Okay' })),
    () => user.keyboard('{Escape}'),
  ]) {
    act(() => showError(errors.load_issue.message));
    const dialog = within(await screen.findByRole('dialog', { name: en.session.error.title }));
    expect(dialog.getByText(errors.load_issue.message)).toBeTruthy();
    expect(dialog.getByRole('button', { name: en.shell.close })).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(dialog.getByRole('button', { name: 'Okay' }));
    await close();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(field);
  }
});

describe('what another tab of the browser announces', () => {
  async function openBeside(server = houseServer()) {
    const { user } = await openRoom(server);
    const left = hearLeaving();
    const other = new BroadcastChannel('naksha.tabs');
    onTestFinished(() => other.close());
    const post = (what: string, userId = admin._id) => other.postMessage({ tab: 'another', userId, what });
    return { user, server, left, other, post };
  }

  it('is a log-out, which ends the session of this one too and leads to the log-in at once', async () => {
    const { server, left, post } = await openBeside();
    sessionStorage.setItem('naksha.words', '{}');
    post('out', '0190a000-0000-7000-8000-0000000000ff');
    post('something else');
    post('out');
    await expect.poll(() => left).toEqual(['/login']);
    expect(readSession()).toBeNull();
    expect(sessionStorage.getItem('naksha.words')).toBeNull();
    expect(server.asked(endpoints.logout)).toHaveLength(1);
  });

  it('is that sessions were ended: this one goes when it is among them, and stays when it is not', async () => {
    const me = { ...admin, email: null, username: 'admin', preferences: {} };
    const { server, left, post } = await openBeside(houseServer().answer(endpoints.getMe, () => me));
    post('ended');
    await expect.poll(() => server.asked(endpoints.getMe)).toHaveLength(1);
    expect(left).toEqual([]);
    server.refuse(endpoints.getMe, 'session_ended');
    post('ended');
    await expect.poll(() => left).toEqual(['/login']);
  });

  it('hears of a log-out here, and not of a session that ended of itself', async () => {
    const { user, left, other } = await openBeside();
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => heard.push(data);
    act(endSession);
    await user.click(await screen.findByRole('button', { name: en.session.ended.now }));
    await expect.poll(() => left).toHaveLength(1);
    openSession({ authToken: 'a-token', user: admin });
    await logOut();
    await expect.poll(() => heard).toMatchObject([{ userId: admin._id, what: 'out' }]);
    expect(left).toHaveLength(2);
  });
});
