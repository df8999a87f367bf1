import { connect } from 'node:net';
import { type Endpoint, endpoints, limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { addTestClient } from '../../test/client.ts';
import { useTestApp } from '../../test/use-test-app.ts';
import { actionLogs } from '../db/schema/action-logs.ts';

const app = useTestApp();
let clientId: string;
beforeAll(async () => {
  ({ clientId } = await addTestClient(app.connection.db));
});

const error = (code: string) => ({ error: expect.objectContaining({ code }) });

describe('a request', () => {
  test('may be on its way as long as the largest picture takes at the pace that is asked for on the whole', () => {
    const seconds = limits.uploadMaxBytes / limits.steadyBytesPerSecond;
    expect(app.requestTimeout() / 1000).toBeGreaterThanOrEqual(seconds);
    expect(app.requestTimeout() / 1000).toBeLessThan(1.1 * seconds);
  });

  test('that cannot be read is 400, one of another kind 415, one that is too large 413', async () => {
    const post = (body: string, type = 'application/json') =>
      app.ask('POST /auth/login', { body, headers: { 'content-type': type } });
    expect(await post('{')).toMatchObject({ status: 400, body: error('unparseable') });
    expect(await post('{"__proto__":{"isAdmin":true}}')).toMatchObject({ status: 400, body: error('unparseable') });
    expect(await post('<a/>', 'text/xml')).toMatchObject({ status: 415, body: error('wrong_type') });
    expect(await post('a=1', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 });
    expect(await post(JSON.stringify({ login: 'x'.repeat(2_000_000) }))).toMatchObject({
      status: 413,
      body: { error: { code: 'too_large', message: 'The request is larger than 131072 bytes.' } },
    });
    expect(await post('[]')).toMatchObject({ status: 422 });
    expect(await post('')).toMatchObject({ status: 422, body: error('login_required') });
  });

  test('with text that no database keeps is refused with the field, before anything is looked up', async () => {
    const { token } = await app.signIn({ clientId, role: 'admin' });
    const refused = (field: string) => ({
      status: 422,
      body: { error: { code: 'invalid_value', field, message: expect.stringContaining('cannot be stored') } },
    });
    for (const text of ['a\0b', '\ud800']) {
      expect(await app.ask('PATCH /users/me', { token, body: { preferences: { tone: text } } })).toMatchObject(
        refused('preferences.tone'),
      );
      expect(await app.ask('PATCH /users/me', { token, body: { preferences: { [text]: 1 } } })).toMatchObject(
        refused('preferences'),
      );
    }
    // Cleaned like every line that people write, it is a login that no one has.
    expect(await app.ask('POST /auth/login', { body: { login: 'a\0b', password: 'x' } })).toMatchObject({
      status: 400,
      body: error('invalid_credentials'),
    });
    expect(await app.ask('GET /users?search=%00', { token })).toMatchObject(refused('search'));
    expect(await app.ask('GET /credits/logs.csv?feature=%00', { token })).toMatchObject(refused('feature'));
    expect(await app.ask('GET /credits/logs?from=0000-01-01T00:00:00Z', { token })).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid_value', field: 'from' } },
    });
  });

  test('keeps the preferences that it leaves out, and no more than screens have, however many calls they come in', async () => {
    const { token } = await app.signIn({ clientId, role: 'user' });
    const keep = (count: number) => {
      const preferences = Object.fromEntries(Array.from({ length: count }, (_, turn) => [`choice ${turn}`, turn]));
      return app.ask('PATCH /users/me', { token, body: { preferences } });
    };
    expect((await keep(100)).status).toBe(200);
    const more = (preferences: object) => app.ask('PATCH /users/me', { token, body: { preferences } });
    expect(await more({ 'choice 7': 'other' })).toMatchObject({
      status: 200,
      body: { preferences: { 'choice 6': 6, 'choice 7': 'other', 'choice 99': 99 } },
    });
    expect(await more({ another: 1 })).toMatchObject({ status: 422, body: { error: { field: 'preferences' } } });
    expect(await keep(101)).toMatchObject({ status: 422, body: { error: { field: 'preferences' } } });
  });

  test('whose address or head cannot be read is answered from the catalogue too', async () => {
    expect(await app.ask('GET /design/jobs/%zz')).toMatchObject({ status: 404, body: error('not_found') });
    for (const head of ['no HTTP at all', `GET /health HTTP/1.1\r\nx: ${'x'.repeat(20_000)}`]) {
      const answer = await sendRaw(`${head}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject(error('unparseable'));
    }
    // What Node alone would refuse, without the headers of an answer.
    for (const head of ['GET /health HTTP/1.1', 'GET /health HTTP/1.1\r\nhost: x\r\nexpect: much']) {
      const answer = await sendRaw(`${head}\r\nconnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    }
  });

  test('by HEAD runs nothing', async () => {
    const { token } = await app.signIn({ clientId, role: 'user' });
    for (const path of ['/users/logout', '/session/update-last-active', '/users/me']) {
      expect((await app.ask(`HEAD ${path}`, { token })).status).toBe(404);
    }
    expect((await app.ask('GET /users/me', { token })).status).toBe(200);
  });

  test('to delete may say that its empty body is JSON', async () => {
    const { token } = await app.signIn({ clientId, role: 'user' });
    const answer = await app.ask(`DELETE /files/${crypto.randomUUID()}`, { token, body: '' });
    expect(answer).toMatchObject({ status: 404, body: error('not_found') });
  });

  test('finds its call with slashes too many, and by exact case only', async () => {
    expect((await app.ask('GET //health')).status).toBe(200);
    expect((await app.ask('POST //email//send-email', { body: {} })).status).toBe(202);
    expect((await app.ask('GET /Health')).status).toBe(404);
  });

  test('keeps the id it came with, if that is one, and gets one otherwise', async () => {
    const send = async (id?: string) => {
      const { headers, body } = await app.ask('GET /users', { headers: id ? { 'x-request-id': id } : {} });
      expect(body).toMatchObject({ error: { requestId: headers.get('x-request-id') } });
      return headers.get('x-request-id');
    };
    expect(await send('a-good-id-1')).toBe('a-good-id-1');
    expect(await send('a bad id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await send()).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('an answer', () => {
  test('says to the browser what it must not do, and names no other host', async () => {
    const { headers } = await app.ask('GET /health');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('says that nothing is sent to others where no server of theirs is set', async () => {
    const nothing = { sendsWords: false, sendsPictures: false, sendsMail: false };
    expect(await app.ask('GET /installation')).toMatchObject({ status: 200, body: nothing });
  });

  test('of any kind asks the browser for nothing of its own, and names no program and no version', async () => {
    const { token } = await app.signIn({ clientId, role: 'user' });
    const answers = [
      await app.ask('GET /health'),
      await app.ask('GET /no/such/call'),
      await app.ask('GET /users/me'),
      await app.ask('GET /users/me', { token }),
      await app.ask('POST /auth/login', { body: '{' }),
      await app.ask('GET /docs/', { headers: { accept: 'text/html' } }),
      await app.ask('GET /design/jobs/%zz'),
    ];
    for (const { headers } of answers) {
      const asked = headers.get('permissions-policy')?.split(', ') ?? [];
      expect(asked).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()']));
      for (const part of asked) expect(part).toMatch(/^[a-z-]+=\(\)$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      for (const name of ['server', 'x-powered-by', 'via']) expect(headers.get(name)).toBeNull();
      expect(JSON.stringify([...headers])).not.toMatch(/fastify|node\.?js|v?24\.\d/i);
    }
  });

  test('to a log-out clears what the browser has kept, and no other answer does', async () => {
    const { token } = await app.signIn({ clientId, role: 'user' });
    const clears = async (what: string, held?: string) =>
      (await app.ask(what, { token: held })).headers.get('clear-site-data');
    expect(await clears('GET /users/me', token)).toBeNull();
    expect(await clears('GET /users/logout')).toBeNull();
    expect(await clears('GET /users/logout', token)).toBe('"cache"');
    // The token is dead: whoever asks with it is no longer the one whose cache it is.
    expect(await clears('GET /users/logout', token)).toBeNull();
  });

  test('to what is no HTTP is as guarded as any, and shows nothing of what was sent', async () => {
    const script = '<script>alert(1)</script>';
    const sent = [
      `${script}\r\n\r\n`,
      `GET /${script} HTTP/9.9\r\n\r\n`,
      `GET /health HTTP/1.1\r\nhost: x\r\n${script}\r\n\r\n`,
      `POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n`,
      `POST /auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\nabc`,
      `GET /health HTTP/1.1\r\nhost: x\r\nhost\0: y\r\n\r\n`,
    ];
    for (const text of sent) {
      const answer = await sendRaw(text);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
      expect(answer).toContain('\r\ncontent-type: application/json; charset=utf-8\r\n');
      expect(answer).toContain('\r\nconnection: close\r\n');
      expect(answer).not.toContain('script');
      expect(answer).not.toMatch(/\r\nserver:|HPE_|node/i);
    }
    expect((await app.ask('GET /health')).status).toBe(200);
  });

  test('whose body is packed is refused and ends no one else, however little of it comes', async () => {
    const { port, hostname } = new URL(app.url);
    const head = 'HTTP/1.1\r\nhost: x\r\ncontent-encoding: gzip\r\ncontent-length: 100\r\n\r\nnot packed';
    const answers = Array.from({ length: 20 }, async () => {
      const socket = connect(Number(port), hostname, () => socket.end(`GET /plans/new ${head}`));
      return (await socket.toArray()).join('');
    });
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 415 /);
    expect((await app.ask('GET /health')).status).toBe(200);
  });

  test('for nothing is the same JSON for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await app.ask(`${method} /no/such/call`)).toMatchObject({ status: 404, body: error('not_found') });
    }
  });

  test('is compressed when it is long', async () => {
    const { headers } = await app.ask('GET /openapi.json', { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
  });
});

describe('calls that come too often', () => {
  test('are refused with the seconds to wait, each user on their own', async () => {
    const busy = await openTestApp({ REQUESTS_PER_MINUTE: '5' });
    try {
      const home = await addTestClient(busy.connection.db);
      const one = await busy.signIn({ clientId: home.clientId, role: 'user' });
      const other = await busy.signIn({ clientId: home.clientId, role: 'user' });
      const me = (token: string) => busy.ask('GET /users/me', { token });
      const statuses = [];
      for (let turn = 0; turn < 6; turn++) statuses.push((await me(one.token)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const refused = await me(one.token);
      expect(refused.body).toMatchObject(error('too_many_requests'));
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await me(other.token)).status).toBe(200);
      // Counted before it is judged: who says to be somebody else fills no log.
      const third = await busy.signIn({ clientId: home.clientId, role: 'admin' });
      const claims = [];
      for (let turn = 0; turn < 6; turn++) {
        const headers = { userid: one.userId };
        claims.push((await busy.ask('GET /users/me', { token: third.token, headers })).status);
      }
      expect(claims).toEqual([403, 403, 403, 403, 403, 429]);
      const ofThird = eq(actionLogs.userId, third.userId);
      expect(await busy.connection.db.select().from(actionLogs).where(ofThird)).toHaveLength(5);
      // The address as a whole may five times as much; those without a session count for it alone.
      const flood = await Promise.all(Array.from({ length: 30 }, () => busy.ask('GET /users/me')));
      expect(flood.map((answer) => answer.status)).toContain(429);
      // Whoever looks after the machines shares the address, and must not hear that they are ill.
      for (const probe of ['GET /health', 'GET /ready']) expect(await busy.ask(probe)).toMatchObject({ status: 200 });
    } finally {
      await busy.close();
    }
  });
});

describe('the address of a caller', () => {
  test('is the peer, whatever it says of itself, unless the peer is a trusted proxy', async () => {
    const addressOf = async (from: TestApp) => {
      const home = await addTestClient(from.connection.db);
      const { token, userId } = await from.signIn({ clientId: home.clientId, role: 'admin' });
      const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1', 'x-real-ip': '203.0.113.8' };
      await from.ask('POST /session/user-mode', { token, headers, body: { on: true } });
      const [row] = await from.connection.db.select().from(actionLogs).where(eq(actionLogs.userId, userId));
      return row?.ip;
    };
    expect(await addressOf(app)).toBe('127.0.0.1');
    const behindProxy = await openTestApp({ DEMO: 'off', TRUSTED_PROXIES: '127.0.0.0/8' });
    try {
      expect(await addressOf(behindProxy)).toBe('198.51.100.1');
    } finally {
      await behindProxy.close();
    }
  });
});

describe('the documents of the contract', () => {
  test('speak of every call with its access words and its failures', async () => {
    const { body } = await app.ask('GET /openapi.json');
    const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) }).parse(body);
    for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
      const documented = paths[row.path]?.[row.method.toLowerCase()];
      expect(documented?.operationId).toBe(name);
      const words = typeof row.access === 'string' ? [row.access] : row.access;
      expect(documented?.description).toBe(`Access: ${words.join(', ')}.`);
      expect(documented?.responses).toHaveProperty(String(row.status ?? 200));
      expect(documented?.responses).toHaveProperty('4XX');
    }
  });

  test('say what a body must be', async () => {
    const { body } = await app.ask('GET /openapi.json');
    const login = Object(body).paths['/auth/login'].post.requestBody.content['application/json'].schema;
    expect(login).toMatchObject({ type: 'object', required: ['login', 'password'], additionalProperties: false });
    const jobs = Object(body).paths['/design/jobs'].post;
    expect(JSON.stringify(jobs.requestBody)).toContain('trainedPattern');
    expect(Object.keys(jobs.responses)).toEqual(['200', '202', '4XX', '5XX']);
    expect(jobs.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
  });

  test('are shown as pages that need no other host', async () => {
    const page = await app.ask('GET /docs/', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    const addresses = [...String(page.body).matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1]);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).not.toMatch(/^(https?:)?\/\//);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect((await app.ask('GET /docs/js/scalar.js')).status).toBe(200);
  });
});

describe('readiness', () => {
  test('is reported only while the product can be used', async () => {
    expect(await app.ask('GET /ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
    app.services.lifecycle.isReady = false;
    const away = await app.ask('GET /ready');
    expect(away).toMatchObject({ status: 503, body: error('unavailable') });
    expect(away.headers.get('retry-after')).toBe('5');
    expect((await app.ask('GET /health')).status).toBe(200);
    app.services.lifecycle.isReady = true;
  });

  test('comes with the log-ins of the demonstration, which production does not have', async () => {
    expect(await app.ask('GET /demonstration')).toMatchObject({ body: { logins: { length: 3 } } });
    const strict = await openTestApp({ NODE_ENV: 'production', SIGNING_SECRETS: '0123456789abcdef0123456789abcdef' });
    try {
      expect((await strict.ask('GET /demonstration')).body).toEqual({ logins: [] });
      expect((await strict.ask('GET /health')).headers.get('strict-transport-security')).toContain('max-age');
    } finally {
      await strict.close();
    }
  });
});

const operation = z.object({
  operationId: z.string(),
  description: z.string(),
  responses: z.record(z.string(), z.unknown()),
});

/** What is answered to bytes that are no request. */
async function sendRaw(text: string): Promise<string> {
  const { port, hostname } = new URL(app.url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  return (await socket.toArray()).join('');
}
