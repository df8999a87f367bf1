import { endpoints } from '@naksha/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { call } from './call.ts';
import { queryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ask() {
  const asked = queryClient
    .fetchQuery({ queryKey: ['balance'], queryFn: () => call(endpoints.getBalance), retryDelay: 100 })
    .catch((error) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  return asked;
}

it('asks an unreached server twice more before it says so', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('network')));
  vi.stubGlobal('fetch', fetch);
  expect(await ask()).toMatchObject({ code: 'offline' });
  expect(fetch).toHaveBeenCalledTimes(3);
});

it.each(['forbidden', 'too_many_requests', 'unavailable'] as const)(
  'takes the refusal %s as the last word',
  async (code) => {
    const server = new FakeServer().refuse(endpoints.getBalance, code);
    vi.stubGlobal('fetch', server.fetch);
    expect(await ask()).toMatchObject({ code });
    expect(server.asked(endpoints.getBalance)).toHaveLength(1);
  },
);
