import { type ErrorCode, endpoints, errors } from '@naksha/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { someone } from '../../test/open-app.tsx';
import { ApiError } from './api-error.ts';
import { call, callBytes, callSigned } from './call.ts';
import { clearSession, openSession, useSession } from './session-store.ts';

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

/** Answers everything but reports with this, whatever the contract says. */
const answerWith = (response: Response | (() => Promise<Response>)) =>
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    if (input === endpoints.sendEmail.path) return server.fetch(input, init);
    return typeof response === 'function' ? response() : Promise.resolve(response.clone());
  });

let hour = Date.now();
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

it('reports neither a report that failed, nor an unreached server, nor anything of whoever is not signed in', async () => {
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

it('reports a download that the server refused, by the address of the contract and not by its token', async () => {
  server.refuse(endpoints.getBytes, 'link_expired');
  await expect(callSigned(endpoints.getBytes, '/files/signed/secret-token')).rejects.toMatchObject({
    code: 'link_expired',
    status: 403,
  });
  expect(reports()).toEqual(['GET /files/signed/{token}: link_expired']);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await expect(callSigned(endpoints.getPreview, '/files/1/preview?size=64')).rejects.toMatchObject({ code: 'offline' });
  expect(reports()).toHaveLength(1);
});

it('reports each failure that is another once, and says so of one without an id', async () => {
  answerWith(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  await expect(call(endpoints.listUsers, { query: {} })).rejects.toMatchObject({ code: 'unexpected', status: 502 });
  answerWith(new Response('<h1>Gateway Timeout</h1>', { status: 504 }));
  await expect(call(endpoints.listUsers, { query: {} })).rejects.toMatchObject({ code: 'load_issue', status: 504 });
  expect(reports()).toEqual(['GET /users: unexpected', 'GET /users: load_issue']);
  expect(server.asked(endpoints.sendEmail)[0]?.body.text).toBe(
    'GET /users was answered with 502 unexpected. Request without an id.',
  );
});

it('ends the session when a call of any kind is answered 401, and reports it as whoever was signed in', async () => {
  server.refuse(endpoints.downloadCreditLogs, 'session_ended');
  await expect(callBytes(endpoints.downloadCreditLogs)).rejects.toMatchObject({ code: 'session_ended' });
  expect(useSession.getState().isEnded).toBe(true);
  expect(reports()).toEqual(['GET /credits/logs.csv: session_ended']);
  expect(server.asked(endpoints.sendEmail)[0]?.headers.get('Authorization')).toBe('Bearer token-of-the-test');
});

it('ends no session where no one is signed in', async () => {
  clearSession();
  server.refuse(endpoints.getBalance, 'session_ended');
  await expect(call(endpoints.getBalance)).rejects.toMatchObject({ status: 401 });
  expect(useSession.getState().isEnded).toBe(false);
});

const refusals: [ErrorCode, number][] = [
  ['forbidden', 403],
  ['conflict', 409],
  ['too_many_requests', 429],
  ['unexpected', 500],
  ['unavailable', 503],
  ['load_issue', 504],
];
it.each(refusals)('passes on the refusal %s with status %i and all that belongs to it', async (code, status) => {
  server.refuse(endpoints.putSettings, code, { field: 'timeZone', params: { seconds: 30 } });
  const refused = call(endpoints.putSettings, { body: {} });
  await expect(refused).rejects.toMatchObject({
    status,
    code,
    field: 'timeZone',
    params: { seconds: 30 },
    requestId: 'test',
  });
  expect(useSession.getState().isEnded).toBe(false);
});

it('says that credits are used up where the answer is a 200 with an Error', async () => {
  answerWith(Response.json({ Error: errors.quota_insufficient.message }));
  await expect(call(endpoints.getBalance)).rejects.toMatchObject({ status: 200, code: 'credits_exhausted' });
});

it.each([
  ['is cut off', '{"creditsLeft": 1'],
  ['is a page of a proxy', '<!doctype html><title>Hello</title>'],
  ['is empty', ''],
  ['lacks what the contract promises', '{"creditsLeft": 1}'],
])('refuses an answer that %s, and reports it', async (_, body) => {
  // The same failure is reported once a minute.
  hour += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: hour });
  answerWith(new Response(body));
  await expect(call(endpoints.getBalance)).rejects.toMatchObject({ name: 'ApiError', status: 200, code: 'unexpected' });
  expect(reports()).toEqual(['GET /credits/balance: unexpected']);
});

it('reads an answer of a newer server, without what this page does not know, and reports nothing', async () => {
  const balance = { creditsLeft: 1, totalCredits: 1, currentTotal: 1, reserved: 0, expiresAt: null, expiring: 0 };
  answerWith(Response.json({ ...balance, lent: { credits: 3 } }));
  expect(await call(endpoints.getBalance)).toEqual(balance);
  expect(reports()).toEqual([]);
});

it('reports where and how an answer is not as the contract promises, and nothing that is in it', async () => {
  hour += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: hour });
  const body = {
    creditsLeft: 'a secret figure',
    totalCredits: 1,
    currentTotal: 1,
    reserved: 0,
    expiresAt: null,
    expiring: 0,
  };
  answerWith(Response.json(body, { headers: { 'x-request-id': 'of-the-test' } }));
  await expect(call(endpoints.getBalance)).rejects.toMatchObject({ code: 'unexpected' });
  const [report] = server.asked(endpoints.sendEmail);
  expect(report?.body.text).toMatch(
    /Request of-the-test\. Not as promised: creditsLeft \(invalid_type, expected .+\)\.$/,
  );
  expect(JSON.stringify(report?.body)).not.toContain('secret');
});

it('calls a line that breaks within an answer an unreached server, and does not report it', async () => {
  const broken = () => {
    const body = new ReadableStream({ start: (control) => control.error(new TypeError('network error')) });
    return Promise.resolve(new Response(body));
  };
  answerWith(broken);
  await expect(call(endpoints.getBalance)).rejects.toMatchObject({ status: 0, code: 'offline' });
  await expect(callBytes(endpoints.downloadCreditLogs)).rejects.toMatchObject({ status: 0, code: 'offline' });
  expect(reports()).toEqual([]);
});

it('does not call an interrupted question a failure', async () => {
  const control = new AbortController();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const asked = call(endpoints.listUsers, { query: {}, signal: control.signal });
  control.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(reports()).toEqual([]);
});

it('sends who asks with every call, and the kind of content only with content', async () => {
  server
    .answer(endpoints.getBalance, () => ({
      creditsLeft: 1,
      totalCredits: 1,
      currentTotal: 1,
      reserved: 0,
      expiresAt: null,
      expiring: 0,
    }))
    .answer(endpoints.logout, () => ({ success: true }));
  await call(endpoints.getBalance);
  const { _id, clientId } = someone('admin');
  const [{ headers } = { headers: new Headers() }] = server.asked(endpoints.getBalance);
  expect(Object.fromEntries(headers)).toEqual({
    authorization: 'Bearer token-of-the-test',
    clientid: clientId,
    userid: _id,
  });
  openSession({ authToken: 'token-of-the-test', user: someone('superadmin') });
  await call(endpoints.logout);
  expect(server.asked(endpoints.logout)[0]?.headers.has('Clientid')).toBe(false);
});

it('sends nothing of a session where there is none', async () => {
  clearSession();
  server.answer(endpoints.demonstration, () => ({ logins: [] }));
  await call(endpoints.demonstration);
  expect([...(server.asked(endpoints.demonstration)[0]?.headers ?? [])]).toEqual([]);
});

it('fills the address, leaves out what is not asked and writes the rest so that it arrives as it was typed', async () => {
  const fetch = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(Response.json({ data: [], total: 0, pageNo: 1, limit: 30 })),
  );
  vi.stubGlobal('fetch', fetch);
  await call(endpoints.listUsers, { query: { pageNo: 2, search: 'R & D/100%', status: undefined } });
  await call(endpoints.listUsers, { query: { search: '' } });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/users?pageNo=2&search=R+%26+D%2F100%25', '/users']);
  await expect(call(endpoints.getFile, {})).rejects.toThrow('the path needs {id}');
});
