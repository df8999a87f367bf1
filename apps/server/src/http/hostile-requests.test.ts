import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits, weekdays } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { addTestClient } from '../../test/client.ts';
import { type Designer, keepRow, newcomer, uploadsOf } from '../../test/uploads.ts';
import { apiKeys } from '../db/schema/api-keys.ts';
import { clients } from '../db/schema/clients.ts';
import { deductions } from '../db/schema/deductions.ts';
import { files } from '../db/schema/files.ts';
import { jobs } from '../db/schema/jobs.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import { readBalance } from '../modules/credits/balance.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
});

const error = (code: string) => ({ error: expect.objectContaining({ code }) });
/** However it ends: who still writes when the other side is gone hears of a reset. */
const ended = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const textOf = async (answer: IncomingMessage) => (await answer.toArray()).join('');

/** A request whose body is sent by the test, piece by piece. */
function begin(method: string, path: string, headers: Record<string, string | number>): ClientRequest {
  const sent = request(app.url + path, { method, headers });
  sent.on('error', () => undefined);
  sent.flushHeaders();
  return sent;
}

describe('a body', () => {
  test('of millions of brackets, of brackets deep in each other or of too many values is refused unparsed', async () => {
    const { token, clientId } = await newcomer(app, 'admin');
    const put = (logo: string) =>
      app.ask('PUT /client/update-logo', { token, body: `{"clientId":"${clientId}","logo":${logo}}` });
    const most = limits.bodyMaxValues;
    for (const logo of ['['.repeat(3_000_000), `[${'['.repeat(20)}${']'.repeat(20)}]`, `[${'1,'.repeat(most)}1]`]) {
      expect(await put(logo)).toMatchObject({ status: 413, body: error('too_complex') });
    }
    // Nothing of it is parsed: what is no JSON either is not found out.
    for (const login of [`${'['.repeat(20)}nonsense`, `{"a":`.repeat(20), `[${'1,'.repeat(most)}nonsense`]) {
      const answer = await app.ask('POST /auth/login', { body: `{"login":${login}` });
      expect(answer).toMatchObject({ status: 413, body: error('too_complex') });
    }
    expect(await app.ask('POST /auth/login', { body: '{"login":[nonsense' })).toMatchObject({
      status: 400,
      body: error('unparseable'),
    });
    // Signs inside of words are words.
    expect(await put(`"\\"${'[{,'.repeat(most)}\\\\"`)).toMatchObject({
      status: 415,
      body: error('logo_type_not_allowed'),
    });
  });

  test('is refused unparsed when it is deeper than its call can use, and by its field when it is only wrong', async () => {
    const ask = (login: unknown) => app.ask('POST /auth/login', { body: { login, password: 'a' } });
    expect(await ask({ $ne: '' })).toMatchObject({ status: 422, body: { error: { field: 'login' } } });
    expect(await ask({ $ne: [] })).toMatchObject({ status: 413, body: error('too_complex') });
    const { token } = await newcomer(app);
    const params = { brightness: 1, area: { strokes: [{ radius: 0.1, points: [[[0]]] }] } };
    const deep = await app.ask('POST /design/jobs', { token, body: { operation: 'adjust', inputs: [], params } });
    expect(deep.status).toBe(422);
    expect(await app.ask(`DELETE /files/${crypto.randomUUID()}`, { token, body: '{"a":{}}' })).toMatchObject({
      status: 413,
      body: error('too_complex'),
    });
  });

  test('larger than its call takes is refused, and of many faults the first are listed', async () => {
    const { token } = await newcomer(app);
    const far = { login: 'x'.repeat(limits.bodyMaxBytes) };
    expect(await app.ask('POST /auth/login', { body: far })).toMatchObject({ status: 413, body: error('too_large') });
    const strokes = Array.from({ length: 150 }, () => ({ radius: 'wide', points: [] }));
    const params = { brightness: 1, area: { strokes } };
    const answer = await app.ask('POST /design/jobs', { token, body: { operation: 'adjust', inputs: [], params } });
    expect(answer.status).toBe(422);
    expect((answer.body as { error: { details: unknown[] } }).error.details).toHaveLength(limits.faultsReported);
    const name = 'f'.repeat(100_000);
    const odd = await app.ask('POST /auth/login', { body: { login: 'a', password: 'b', [name]: 1 } });
    expect(JSON.stringify(odd.body).length).toBeLessThan(2000);
  });

  /** Sends the head of a request and half of its body, then the rest after `change`. */
  async function late(
    what: string,
    headers: Record<string, string>,
    body: unknown,
    change: () => PromiseLike<unknown>,
  ) {
    const [method = '', path = ''] = what.split(' ');
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const length = { 'content-type': 'application/json', 'content-length': text.length };
    const sent = begin(method, path, { ...headers, ...length });
    const answered = once(sent, 'response');
    sent.write(text.slice(0, 1));
    await sleep(200);
    await change();
    sent.end(text.slice(1));
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  }
  const bearer = ({ token }: Designer) => ({ authorization: `Bearer ${token}` });

  test('that is still on its way when its sender is shut out is not carried out', async () => {
    const asha = await newcomer(app);
    const out = () => app.connection.db.delete(sessions).where(eq(sessions.userId, asha.userId));
    expect(await late('PATCH /users/me', bearer(asha), { name: 'New Name' }, out)).toBe(401);
    const [user] = await app.connection.db.select().from(users).where(eq(users.id, asha.userId));
    expect(user?.name).not.toBe('New Name');
  });

  test('that was withheld where none is expected is not carried out for one who is shut out meanwhile', async () => {
    const { db } = app.connection;
    const asha = await newcomer(app);
    const id = await keepRow(db, asha, { width: 1, height: 1 });
    const out = () => db.delete(sessions).where(eq(sessions.userId, asha.userId));
    expect(await late(`DELETE /files/${id}`, bearer(asha), '{}', out)).toBe(401);
    const [file] = await db.select().from(files).where(eq(files.id, id));
    expect(file?.deletedAt).toBeNull();
  });

  const ofClient =
    (set: Partial<typeof clients.$inferInsert>) =>
    ({ clientId }: Designer) =>
      app.connection.db.update(clients).set(set).where(eq(clients.id, clientId));
  const ofUser =
    (set: Partial<typeof users.$inferInsert>) =>
    ({ userId }: Designer) =>
      app.connection.db.update(users).set(set).where(eq(users.id, userId));
  const closed = weekdays.map((day) => ({ day, enabled: false, start: '09:00', end: '17:00' }));
  const rename = ['PATCH /users/me', { name: 'New Name' }] as const;
  const settle = ['PUT /client/settings', { timeZone: 'Asia/Tokyo' }] as const;
  const draw = ['POST /design/jobs', { operation: 'generate', inputs: [], params: { prompt: 'vines' } }] as const;

  test.each([
    ['the hours of its sender end', 'user', rename, ofUser({ workingHours: closed }), 401],
    ['the address of its sender is no longer allowed', 'user', rename, ofClient({ isIpRequired: true }), 401],
    ['the client of its sender is shut', 'admin', settle, ofClient({ isActive: false }), 401],
    ['its sender is made a user', 'admin', settle, ofUser({ role: 'user' }), 403],
    ['the user mode of its sender ends', 'in user mode', draw, ofClient({ hasUserAccess: false }), 403],
  ] as const)('that is still on its way when %s is not carried out', async (_, role, [what, body], change, status) => {
    const { db } = app.connection;
    const asha = await newcomer(app, role === 'user' ? 'user' : 'admin');
    if (role === 'in user mode') {
      await db.update(sessions).set({ isUserMode: true }).where(eq(sessions.userId, asha.userId));
      await ofClient({ hasUserAccess: true })(asha);
    }
    await ofClient({ isWorkingHoursRequired: true })(asha);
    expect(await late(what, bearer(asha), body, () => change(asha))).toBe(status);
    const [user] = await db.select().from(users).where(eq(users.id, asha.userId));
    const [client] = await db.select().from(clients).where(eq(clients.id, asha.clientId));
    const asked = await db.select().from(jobs).where(eq(jobs.clientId, asha.clientId));
    expect([user?.name, client?.timeZone, asked]).toEqual(['Some Body', 'Asia/Kolkata', []]);
  });

  test('that is still on its way when the key it came with is revoked charges no one', async () => {
    const { db } = app.connection;
    const { clientId, userId } = await addTestClient(db, { credits: 10 });
    const key = await app.addKey(clientId);
    const charge = { clientId, userId, feature: 'generate', images: 1, requestId: crypto.randomUUID() };
    const revoke = () => db.update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.clientId, clientId));
    const status = await late('PATCH /billing/deduct-images', { 'x-api-key': key }, charge, revoke);
    expect(status).toBe(401);
    expect(await db.select().from(deductions).where(eq(deductions.clientId, clientId))).toEqual([]);
    expect(await readBalance({ db, clientId })).toMatchObject({ creditsLeft: 10, reserved: 0 });
  });
});

describe('a body that no one reads', () => {
  const { bodySeconds } = limits;
  afterEach(() => {
    Object.assign(limits, { bodySeconds });
  });

  const json = 'content-type: application/json\r\ncontent-length: 1000000';
  const text = 'content-type: text/plain\r\ncontent-length: 1000000';
  const chunked = 'content-type: application/json\r\ntransfer-encoding: chunked';
  test.each([
    ['of an unknown address', 'POST /nowhere', json],
    ['of an unknown address, of unknown length', 'DELETE /nowhere', chunked],
    ['of an unknown address, of a type that is not taken', 'PUT /nowhere', text],
    ['of an unknown method', 'PROPFIND /users/me', json],
    ['of an address that cannot be read', 'POST /design/jobs/%zz', json],
    ['of a call that needs none', 'GET /health', json],
    ['of somebody who is not let in', 'PATCH /users/me', json],
    ['of an upload that is not allowed', 'PUT /files/signed/nothing', text],
  ])('%s, though it drips, ends in seconds and not before there is an answer', async (_of, line, headers) => {
    Object.assign(limits, { bodySeconds: 1 });
    const { port, hostname } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk));
    socket.write(`${line} HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n`);
    const drop = headers === chunked ? '1\r\nx\r\n' : 'x';
    const timer = setInterval(() => socket.write(drop), 50);
    await ended(socket);
    clearInterval(timer);
    expect(heard).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
  });
});

describe('a link', () => {
  test('ends with the account it was given to, in the midst of an upload too', async () => {
    const { db } = app.connection;
    const asha = await newcomer(app);
    const its = uploadsOf(app, asha);
    const id = await keepRow(db, asha, { width: 1, height: 1 });
    const file = await app.ask(`GET /files/${id}`, { token: asha.token });
    const { url } = (file.body as { data: { url: string } }).data;
    expect((await app.ask(`GET ${url}`)).body).toEqual(error('not_found'));
    const { signedUrl } = await its.allow();
    const sent = begin('PUT', signedUrl, { 'content-length': 10 });
    const answered = once(sent, 'response');
    sent.write('12345');
    await sleep(200);
    await db.update(users).set({ isActive: false }).where(eq(users.id, asha.userId));
    sent.end('67890');
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(403);
    expect(await its.keys('uploads')).toEqual([]);
    expect(await app.ask(`GET ${url}`)).toMatchObject({ status: 403, body: error('link_expired') });
  });

  test.each([
    ['its holder logs out', (token: string) => app.ask('GET /users/logout', { token })],
    [
      'its holder changes the password elsewhere',
      async (_token: string, userId: string) => {
        await app.connection.db.delete(sessions).where(eq(sessions.userId, userId));
      },
    ],
    [
      'its session was idle for too long',
      (_token: string, userId: string) =>
        app.connection.db
          .update(sessions)
          .set({ lastActiveAt: new Date(0) })
          .where(eq(sessions.userId, userId)),
    ],
    [
      'the client of its holder is shut',
      (_token: string, _userId: string, clientId: string) =>
        app.connection.db.update(clients).set({ isActive: false }).where(eq(clients.id, clientId)),
    ],
  ])('ends when %s, and links of others do not', async (_what, happen) => {
    const [asha, bina] = [await newcomer(app), await newcomer(app)];
    const linksOf = async (somebody: typeof asha) => {
      const id = await keepRow(app.connection.db, somebody, { width: 1, height: 1 });
      const found = await app.ask(`GET /files/${id}`, { token: somebody.token });
      const { url, previewUrl } = (found.body as { data: { url: string; previewUrl: string } }).data;
      const { signedUrl } = await uploadsOf(app, somebody).allow();
      const ask = async () => [
        (await app.ask(`GET ${url}`)).status,
        (await app.ask(`GET ${previewUrl}`)).status,
        (await uploadsOf(app, somebody).put(signedUrl, new Uint8Array(1))).status,
      ];
      return ask;
    };
    const [hers, others] = [await linksOf(asha), await linksOf(bina)];
    await happen(asha.token, asha.userId, asha.clientId);
    expect(await hers()).toEqual([403, 403, 403]);
    expect(await uploadsOf(app, asha).keys('uploads')).toEqual([]);
    // The bytes of these files do not exist.
    expect(await others()).toEqual([404, 404, 200]);
  });
});

describe('a connection', () => {
  test('over which a log-in, an upload or a download hardly moves is closed', { timeout: 270_000 }, async () => {
    const { db } = app.connection;
    const asha = await newcomer(app);
    const its = uploadsOf(app, asha);
    const id = await keepRow(db, asha, { width: 1, height: 1 });
    const [row] = await db.select().from(files).where(eq(files.id, id));
    await app.services.storage.put(
      row?.storageKey ?? '',
      Readable.from(Array.from({ length: 60 }, () => Buffer.alloc(1_000_000))),
    );
    const found = await app.ask(`GET /files/${id}`, { token: asha.token });
    const { url } = (found.body as { data: { url: string } }).data;

    const drip = async (sent: ClientRequest) => {
      const timer = setInterval(() => sent.write('x'), 1000);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const closed = ended(answer.socket);
      const text = await textOf(answer);
      await closed;
      clearInterval(timer);
      return { status: answer.statusCode, body: JSON.parse(text) as unknown };
    };
    const { signedUrl } = await its.allow();
    const { port, hostname } = new URL(app.url);
    const unread = connect(Number(port), hostname);
    unread.write(`GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`);
    unread.on('error', () => undefined);
    const headless = connect(Number(port), hostname);
    headless.write('GET /health HTTP/1.1\r\nhost:');
    headless.resume();
    const [login, upload] = await Promise.all([
      drip(begin('POST', '/auth/login', { 'content-type': 'application/json', 'content-length': 1000 })),
      drip(begin('PUT', signedUrl, { 'content-length': 100_000 })),
      ended(headless),
      once(unread, 'connect').then(async () => {
        // Nothing is read, so nothing of the end is heard: only what is read afterwards shows it.
        await sleep((limits.paceSeconds * 2 + 5) * 1000);
        let bytes = 0;
        unread.on('data', (chunk) => (bytes += chunk.length));
        await ended(unread);
        expect(bytes).toBeLessThan(60_000_000);
      }),
    ]);
    expect(login).toMatchObject({ status: 408, body: error('too_slow') });
    expect(upload).toMatchObject({ status: 408, body: error('too_slow') });
    expect(await its.keys('uploads')).toEqual([]);
  });
});
