import { endpoints } from '@naksha/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { someone } from '../../test/open-app.tsx';
import { clearSession, openSession, useSession } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { call, callBytes } from './call.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  openSession({ authToken: 'token-of-the-test', user: someone('admin') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearSession();
});

const reports = () => server.asked(endpoints.sendEmail).map(({ body }) => body.subject);

it('reports a call that the server refused to support, with its request and nothing that was typed', async () => {
  server.refuse(endpoints.changePassword, 'current_password_incorrect');
  const body = { oldPassword: 'Secret@1', newPassword: 'Hidden@22' };
  await expect(call(endpoints.changePassword, { body })).rejects.toMatchObject({ code: 'current_password_incorrect' });
  expect(reports()).toEqual(['PUT /users/change-password: current_password_incorrect']);
  const [report] = server.asked(endpoints.sendEmail);
  expect(report?.body.text).toBe(
    'PUT /users/change-password was answered with 422 current_password_incorrect. Request test.',
  );
  expect(JSON.stringify(report?.body)).not.toMatch(/Secret|Hidden/);
});

it('reports a call that fails again and again once a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  server.refuse(endpoints.getBalance, 'unavailable');
  const fail = () => expect(call(endpoints.getBalance)).rejects.toBeInstanceOf(ApiError);
  for (let n = 0; n < 5; n++) await fail();
  expect(reports()).toHaveLength(1);
  vi.advanceTimersByTime(60_001);
  await fail();
  expect(reports()).toHaveLength(2);
});

it('reports neither a report that failed, nor an unreached server, nor anything of who is not signed in', async () => {
  server.refuse(endpoints.sendEmail, 'unexpected');
  await expect(call(endpoints.sendEmail, { body: { subject: 'a', text: 'b' } })).rejects.toBeInstanceOf(ApiError);
  expect(server.asked(endpoints.sendEmail)).toHaveLength(1);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await expect(call(endpoints.getSettings)).rejects.toMatchObject({ code: 'offline', status: 0 });
  vi.stubGlobal('fetch', server.fetch);
  clearSession();
  server.refuse(endpoints.login, 'invalid_credentials');
  await expect(call(endpoints.login, { body: { login: 'a', password: 'b' } })).rejects.toBeInstanceOf(ApiError);
  expect(server.asked(endpoints.sendEmail)).toHaveLength(1);
});

it('ends the session when a call of any kind is answered 401', async () => {
  server.refuse(endpoints.downloadCreditLogs, 'session_ended');
  await expect(callBytes(endpoints.downloadCreditLogs)).rejects.toMatchObject({ code: 'session_ended' });
  expect(useSession.getState().isEnded).toBe(true);
});
