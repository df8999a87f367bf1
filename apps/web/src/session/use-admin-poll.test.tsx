import { type ErrorCode, endpoints, limits } from '@naksha/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { someone } from '../../test/open-app.tsx';
import { clearSession, openSession, useSession } from '../api/session-store.ts';
import { useAdminPoll } from './use-admin-poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
  openSession({ authToken: 'token-of-the-test', user: someone('admin') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearSession();
});

const poll = async (server: FakeServer) => {
  vi.stubGlobal('fetch', server.fetch);
  renderHook(useAdminPoll);
  await act(() => vi.advanceTimersByTimeAsync(limits.adminPollSeconds * 1000 + 100));
};

const cases: [ErrorCode, boolean][] = [
  ['session_ended', true],
  ['forbidden', true],
  ['too_many_requests', false],
  ['unavailable', false],
  ['unexpected', false],
];
it.each(cases)('the answer %s to the check raises the overlay: %s', async (code, isExpired) => {
  const server = new FakeServer().refuse(endpoints.checkSession, code);
  await poll(server);
  expect(server.asked(endpoints.checkSession)).toHaveLength(1);
  expect(useSession.getState().isExpired).toBe(isExpired);
});

it('raises the overlay when the check says that the session is over', async () => {
  await poll(new FakeServer().answer(endpoints.checkSession, () => ({ success: false })));
  expect(useSession.getState().isExpired).toBe(true);
});

it('goes on when the server is not reached, and checks again two minutes later', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('network')));
  vi.stubGlobal('fetch', fetch);
  renderHook(useAdminPoll);
  await act(() => vi.advanceTimersByTimeAsync(2 * limits.adminPollSeconds * 1000 + 100));
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(useSession.getState()).toMatchObject({ isExpired: false, isEnded: false });
});

it('does not check the session of a designer', async () => {
  openSession({ authToken: 'token-of-the-test', user: someone('user') });
  const server = new FakeServer();
  await poll(server);
  server.expectNothingUnanswered();
  expect(server.asked(endpoints.checkSession)).toEqual([]);
});
