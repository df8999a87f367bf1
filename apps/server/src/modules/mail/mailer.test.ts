// long: all that is sent goes through one application and one mail server, which are slow to begin
import { randomUUID } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { limits } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { eventually } from '../../../test/eventually.ts';
import { mailCertificate } from '../../../test/mail-certificate.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { mails } from '../../db/schema/mails.ts';
import { users } from '../../db/schema/users.ts';
import type { Work } from '../../jobs/run-job.ts';
import type { Claim } from '../../jobs/runner.ts';
import { prepareReset } from '../session/prepare-reset.ts';
import { deliverMail } from './deliver-mail.ts';
import { queueMail } from './queue-mail.ts';
import { type Mailer, startMailer } from './start-mailer.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof startMailServer>>;
let started: Mailer[] = [];
beforeAll(async () => {
  server = await startMailServer();
  app = await openTestApp({
    DEMO: 'off',
    PUBLIC_URL: 'https://naksha.example/',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(server.port),
    SMTP_SECURITY: 'none',
    SMTP_USER: 'naksha',
    SMTP_PASSWORD: 'a secret of the post',
    MAIL_FROM: 'Naksha <no-reply@naksha.example>',
    SUPPORT_ADDRESS: 'support@naksha.example',
  });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});
afterEach(async () => {
  for (const mailer of started) await mailer.stop(5_000);
  started = [];
  await server.behave({});
  server.received.length = 0;
  app.errors.length = 0;
});

function work(config = app.services.config): Mailer {
  const { queue, events } = app.services;
  const onError = (error: unknown) => app.errors.push(error);
  const { db } = app.connection;
  const prepare = (claim: Claim) => prepareReset(db, { queue, config }, claim);
  const mailer = startMailer({ db, queue, events, config, prepareReset: prepare, onError });
  started.push(mailer);
  return mailer;
}

/** Somebody with an address of their own. */
async function reader(changes: Partial<typeof users.$inferInsert> = {}) {
  const { clientId, userId } = await addTestClient(app.connection.db);
  const email = `r${randomUUID()}@mill.example`;
  await app.connection.db
    .update(users)
    .set({ email, ...changes })
    .where(eq(users.id, userId));
  return { clientId, userId, email };
}

async function write(userId: string, fileName = 'vines.psd', event: string = randomUUID()): Promise<string> {
  const letter = { kind: 'psdReady', userId, gaps: { fileName }, path: '/collection', event } as const;
  await app.connection.db.transaction((tx) => queueMail(tx, app.services, letter));
  const [made] = await app.connection.db.select().from(mails).where(eq(mails.event, event));
  return made?.id ?? '';
}

async function look(id: string) {
  const [found] = await app.connection.db.select().from(mails).where(eq(mails.id, id));
  return found;
}
const becomes = (id: string, expected: object) =>
  eventually(async () => expect(await look(id)).toMatchObject(expected));

/** What waits for its next try waits no longer; answers how many seconds it would have. */
async function hurry(id: string): Promise<number> {
  const { rows } = Object(
    await app.connection.db.execute(
      sql`select extract(epoch from start_after - now())::float8 as wait from pgboss.job where name = 'mail' and id = ${id}`,
    ),
  );
  await app.connection.db.execute(sql`update pgboss.job set start_after = now() where name = 'mail' and id = ${id}`);
  return Number(rows[0]?.wait);
}

test('it is said to everybody that mails go through a mail server', async () => {
  const mail = { sendsWords: false, sendsPictures: false, sendsMail: true };
  expect(await app.ask('GET /installation')).toMatchObject({ status: 200, body: mail });
});

test('a letter arrives as text and as HTML, from the sender that is set, with a link to the public address', async () => {
  work();
  const { userId, email } = await reader({ lang: 'gu', name: 'Asha <b>Rao' });
  const id = await write(userId, 'vines & <script>.psd');
  await becomes(id, { state: 'sent', attempts: 1, lastError: null, sentAt: expect.any(Date) });
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'no-reply@naksha.example', to: [email], user: 'naksha' });
  expect(mail?.raw).toMatch(/From: Naksha <no-reply@naksha.example>/);
  expect(mail?.raw).toContain(`Message-ID: <${id}@naksha.example>`);
  expect(mail?.raw).toMatch(/text\/plain[\s\S]*text\/html/);
  const row = await look(id);
  expect(row?.text).toContain('https://naksha.example/collection');
  expect(row?.text).toContain('નમસ્તે Asha <b>Rao,');
  expect(row?.html).toContain('vines &amp; &lt;script&gt;.psd');
  expect(row?.html).not.toMatch(/<script|<b>|<img|url\(|src=/);
});

test.each(['starttls', 'tls'] as const)(
  'by %s a letter goes to a server that is trusted, and to no other',
  async (security) => {
    const { config } = app.services;
    const secured = await startMailServer(security);
    onTestFinished(() => secured.stop());
    work({ ...config, ...(config.mail && { mail: { ...config.mail, port: secured.port, security } }) });
    const id = await write((await reader()).userId);
    await becomes(id, { state: 'queued', attempts: 1, lastError: expect.stringMatching(/self-signed/) });
    expect(secured.received).toEqual([]);
    const trusted = getCACertificates();
    onTestFinished(() => setDefaultCACertificates(trusted));
    setDefaultCACertificates([...trusted, mailCertificate]);
    await hurry(id);
    await becomes(id, { state: 'sent', attempts: 2 });
    expect(secured.received).toMatchObject([{ user: 'naksha', isSecure: true }]);
  },
);

test('a letter that rolls back was never written, and of one event there is one', async () => {
  work();
  const { userId } = await reader();
  const event = randomUUID();
  const letter = { kind: 'psdReady', userId, gaps: { fileName: 'a.psd' }, path: '/', event } as const;
  const failing = app.connection.db.transaction(async (tx) => {
    await queueMail(tx, app.services, letter);
    throw new Error('a full disk');
  });
  await expect(failing).rejects.toThrow('a full disk');
  for (const fileName of ['a.psd', 'b.psd', 'c.psd']) await write(userId, fileName, event);
  const last = await write(userId);
  await becomes(last, { state: 'sent' });
  const written = await app.connection.db.select().from(mails).where(eq(mails.userId, userId));
  expect(written.filter((row) => row.event === event)).toHaveLength(1);
  expect(written).toHaveLength(2);
  await eventually(() => expect(server.received).toHaveLength(2));
});

test.each([
  ['has no address', { email: null }],
  ['is inactive', { isActive: false }],
  ['has switched it off', { preferences: { 'mail.psdReady': false } }],
])('nothing is written to whoever %s', async (_, changes) => {
  const { userId } = await reader(changes);
  expect(await write(userId)).toBe('');
});

test('a server that is away, or takes no mail now, gets it later, after ever longer pauses, once', async () => {
  const { userId } = await reader();
  const away = { ...app.services.config, mail: { ...mailServer(), port: 1 } };
  const first = work(away);
  const id = await write(userId);
  await becomes(id, { state: 'queued', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') });
  await first.stop(0);
  await server.behave({ code: 451, times: 2 });
  const waits = [await hurry(id)];
  work();
  await becomes(id, { state: 'queued', attempts: 2, lastError: expect.stringContaining('451') });
  waits.push(await hurry(id));
  await becomes(id, { state: 'queued', attempts: 3 });
  waits.push(await hurry(id));
  await becomes(id, { state: 'sent', attempts: 4, lastError: null });
  expect(server.received).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(5);
  expect(waits[2]).toBeGreaterThan(waits[0] ?? Number.POSITIVE_INFINITY);
  expect(app.errors).toEqual([]);
});

test('a mail is not sent in the clear where encryption is asked for', async () => {
  work({ ...app.services.config, mail: { ...mailServer(), security: 'starttls' } });
  const { userId } = await reader();
  const id = await write(userId);
  await becomes(id, { state: 'queued', attempts: 1, lastError: expect.stringMatching(/STARTTLS/i) });
  expect(server.received).toEqual([]);
  await app.connection.db.delete(mails).where(eq(mails.id, id));
});

test('a server that says nothing keeps no one waiting; a stopped program hands the mail to the next one', async () => {
  await server.behave({ isSilent: true });
  const before = server.connections();
  const { userId } = await reader();
  const id = await write(userId);
  // Also of the last try: one that was cut short does not count.
  const attempts = limits.mailTries - 1;
  await app.connection.db.update(mails).set({ attempts }).where(eq(mails.id, id));
  const mailer = work();
  await eventually(() => expect(server.connections()).toBeGreaterThan(before));
  const began = performance.now();
  const other = await write(userId);
  await mailer.stop(0);
  expect(performance.now() - began).toBeLessThan(5_000);
  await becomes(id, { state: 'queued', attempts });
  await server.behave({});
  for (const each of [id, other]) await hurry(each);
  work();
  for (const each of [id, other]) await becomes(each, { state: 'sent' });
  expect(server.received).toHaveLength(2);
});

test('what a server refuses for good is given up and reported, and a super-admin can have it tried again', async () => {
  work();
  const { clientId, userId } = await reader();
  const { token } = await app.signIn({ clientId: null, role: 'superadmin' });
  await server.behave({ code: 550 });
  const id = await write(userId);
  await becomes(id, { state: 'failed', attempts: 1, lastError: expect.stringContaining('550') });
  expect(app.errors).toHaveLength(1);
  await server.behave({});
  expect(await app.ask(`POST /mails/${id}/retry`, { token })).toMatchObject({
    status: 200,
    body: { data: { _id: id, state: 'queued' } },
  });
  await becomes(id, { state: 'sent', attempts: 2 });
  // What was sent is not sent again.
  expect((await app.ask(`POST /mails/${id}/retry`, { token })).body).toMatchObject({ data: { state: 'sent' } });
  expect(server.received).toHaveLength(1);
  const log = await app.ask(`GET /action-logs/client/${clientId}`, { token });
  expect(Object(log.body).data).toContainEqual(expect.objectContaining({ action: 'mail.retried', object: id }));
});

test('many mails with two programs at work, one of which is stopped amid them, arrive once each', async () => {
  const { userId } = await reader();
  const ids: string[] = [];
  for (let count = 0; count < 24; count++) ids.push(await write(userId, `${count}.psd`));
  const [first] = [work(), work()];
  await eventually(() => expect(server.received.length).toBeGreaterThan(3));
  await first?.stop(0);
  for (const id of ids) await hurry(id);
  for (const id of ids) await becomes(id, { state: 'sent' });
  const subjects = server.received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]);
  expect(new Set(subjects).size).toBe(ids.length);
});

test('an attempt that was overtaken writes nothing any more', async () => {
  const { userId } = await reader();
  const id = await write(userId);
  const { db } = app.connection;
  const line = app.services.queue.mails;
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const onError = (error: unknown) => app.errors.push(error);
  const signal = new AbortController().signal;
  const claim = await line.take();
  if (!claim) throw new Error('a claim was expected');
  const slow = () => {
    reached.resolve();
    return held.promise;
  };
  const overtaken = deliverMail({ db, line, send: slow, onError }, claim, signal);
  await reached.promise;
  // Its process is taken for dead, and another one has the mail.
  await line.takeBack([id]);
  await hurry(id);
  const next = await line.take();
  if (!next) throw new Error('a second claim was expected');
  await deliverMail({ db, line, send: async () => undefined, onError }, next, signal);
  const sent = await look(id);
  held.reject(new Error('too late'));
  await overtaken;
  expect(await look(id)).toEqual(sent);
  expect(sent).toMatchObject({ state: 'sent', attempts: 2 });
});

test('what is of no use any more is not sent, and its link is cut out of what was', async () => {
  work();
  const { userId } = await reader();
  const ask = async (usefulUntil: Date) => {
    const event = randomUUID();
    const letter = {
      kind: 'passwordReset',
      userId,
      gaps: { minutes: 30 },
      path: '/reset-password#a-Token_1',
      event,
    } as const;
    await app.connection.db.transaction((tx) => queueMail(tx, app.services, { ...letter, usefulUntil }));
    const [made] = await app.connection.db.select().from(mails).where(eq(mails.event, event));
    return made?.id ?? '';
  };
  await becomes(await ask(new Date(0)), { state: 'failed', attempts: 0, lastError: 'too_late' });
  const id = await ask(new Date(Date.now() + 60_000));
  await becomes(id, { state: 'sent' });
  expect(JSON.stringify(await look(id))).not.toContain('a-Token_1');
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.raw).toContain('a-Token_1');
});

test('an error report goes to the support address, as text, when it has been folded for a while', async () => {
  work();
  const { clientId } = await addTestClient(app.connection.db);
  const { token, userId } = await app.signIn({ clientId, role: 'user' });
  const send = (text: string) => app.ask('POST /email/send-email', { token, body: { subject: 'Broken', text } });
  for (const at of [1, 2, 3]) await send(`It broke at ${at}`);
  const [report] = await app.connection.db.select().from(mails).where(eq(mails.userId, userId));
  expect(report).toMatchObject({ state: 'queued', times: 3, to: 'support@naksha.example' });
  expect(await hurry(report?.id ?? '')).toBeGreaterThan(500);
  await becomes(report?.id ?? '', { state: 'sent' });
  expect(server.received).toMatchObject([{ to: ['support@naksha.example'] }]);
  expect(server.received[0]?.raw).not.toContain('text/html');
});

function mailServer() {
  const { mail } = app.services.config;
  if (!mail) throw new Error('A mail server was expected.');
  return mail;
}

test('what is written into a ticket makes one letter at once and one later, until the ticket is read, and the last word is in it', async () => {
  work();
  const { clientId } = await addTestClient(app.connection.db);
  const { db } = app.connection;
  const support = await app.signIn({ clientId: null, role: 'superadmin' });
  const admin = await app.signIn({ clientId, role: 'admin' });
  const email = `a${randomUUID()}@mill.example`;
  await db.update(users).set({ email }).where(eq(users.id, admin.userId));
  const ask = async ({ token }: { token: string }, what: string, body: object) => {
    const { body: answer, status } = await app.ask(what, { token, body });
    expect(status).toBeLessThan(300);
    return Object(answer).data;
  };
  const ticket = await ask(admin, 'POST /support/tickets', { title: 'Grey export', description: 'No colours.' });
  const write = (who: { token: string }, comment: string) =>
    ask(who, `POST /support/tickets/${ticket._id}/comments`, { comment });
  const letters = (kind: 'ticketWritten' | 'ticketAnswered') =>
    db.select().from(mails).where(eq(mails.kind, kind)).orderBy(mails.createdAt);
  await eventually(() => expect(server.received).toHaveLength(1));

  for (let turn = 1; turn <= 12; turn++) await write(admin, `and ${turn}`);
  const [, later, ...more] = await letters('ticketWritten');
  expect(more).toEqual([]);
  expect(later).toMatchObject({
    state: 'queued',
    times: 12,
    text: expect.stringContaining('since the last letter: 12.'),
  });
  expect(await hurry(later?.id ?? '')).toBeGreaterThan(limits.letterBundleSeconds - 60);
  await becomes(later?.id ?? '', { state: 'sent' });
  await write(admin, 'and one more');
  expect((await letters('ticketWritten')).map(({ state, times }) => [state, times])).toEqual([
    ['sent', 1],
    ['sent', 12],
    ['queued', 1],
  ]);

  // Whoever answers has read: the letter that waits is not sent, and the letter about what comes then goes at once.
  await write(support, 'We look at it.');
  expect((await letters('ticketWritten')).map(({ state }) => state)).toEqual(['sent', 'sent']);
  await eventually(async () => expect(await letters('ticketAnswered')).toMatchObject([{ state: 'sent', to: email }]));
  await write(support, 'It was the profile.');
  await write(support, 'It is mended.');
  expect(await letters('ticketAnswered')).toMatchObject([{ state: 'sent' }, { state: 'queued', times: 2 }]);
  const { updatedAt } = Object((await app.ask(`GET /support/tickets/${ticket._id}`, { token: admin.token })).body).data;
  const read = { token: admin.token, body: { until: updatedAt } };
  expect((await app.ask(`POST /support/tickets/${ticket._id}/read`, read)).status).toBe(204);
  expect(await letters('ticketAnswered')).toHaveLength(1);
  await write(support, 'And the other one too.');
  await eventually(async () =>
    expect((await letters('ticketAnswered')).at(-1)).toMatchObject({ state: 'sent', times: 1 }),
  );
  expect(server.received).toHaveLength(4);
});

/** Of a bundle of one's own: the first has just gone out, the other waits. */
async function writeTwo() {
  const who = await reader();
  const bundle = `psds ${who.userId}`;
  const add = async (fileName: string) => {
    const event = randomUUID();
    const letter = { kind: 'psdReady', userId: who.userId, gaps: { fileName }, path: '/collection', event } as const;
    await app.connection.db.transaction((tx) => queueMail(tx, app.services, { ...letter, bundle }));
    const [made] = await app.connection.db.select().from(mails).where(eq(mails.event, event));
    return made?.id ?? '';
  };
  const first = await add('first.psd');
  await becomes(first, { state: 'sent' });
  return { ...who, add, first, second: await add('second.psd') };
}

test.each([
  ['has switched its kind off', { preferences: { 'mail.psdReady': false } }],
  ['was made inactive', { isActive: false }],
  ['has no address any more', { email: null }],
])('a letter that waits does not go to whoever %s meanwhile', async (_, changes) => {
  work();
  const { userId, second } = await writeTwo();
  expect(await look(second)).toMatchObject({ state: 'queued', attempts: 0 });
  await app.connection.db.update(users).set(changes).where(eq(users.id, userId));
  await hurry(second);
  await eventually(async () => expect(await look(second)).toBeUndefined());
  expect(server.received).toHaveLength(1);
});

test('a letter that waits goes to the address that its reader has when it is sent', async () => {
  work();
  const { userId, second } = await writeTwo();
  const email = `n${randomUUID()}@mill.example`;
  await app.connection.db.update(users).set({ email }).where(eq(users.id, userId));
  await hurry(second);
  await becomes(second, { state: 'sent', to: email });
  expect(server.received.map(({ to }) => to)).toContainEqual([email]);
});

test('the time between letters of a bundle counts from when the last was sent, not from when it was written', async () => {
  work();
  const { first, second, add } = await writeTwo();
  const long = sql`now() - interval '1 second' * ${limits.letterBundleSeconds + 1}`;
  await app.connection.db.update(mails).set({ createdAt: long, sentAt: long }).where(eq(mails.id, first));
  await app.connection.db.update(mails).set({ createdAt: long }).where(eq(mails.id, second));
  await hurry(second);
  await becomes(second, { state: 'sent' });
  expect(await hurry(await add('third.psd'))).toBeGreaterThan(limits.letterBundleSeconds - 60);
});

test('a letter that a mail server may have taken, for its attempt was cut short, takes no more', async () => {
  work();
  const { second, add } = await writeTwo();
  await app.connection.db.update(mails).set({ lastError: 'stopping' }).where(eq(mails.id, second));
  expect(await add('third.psd')).not.toBe('');
  expect(await look(second)).toMatchObject({ times: 1 });
});

test('an error while a request about a password is worked on names the request', async () => {
  const { queue, events, config } = app.services;
  const { db } = app.connection;
  const { promise: heard, resolve } = Promise.withResolvers<Work | undefined>();
  const prepareReset = () => Promise.reject(new Error('unreadable'));
  started.push(startMailer({ db, queue, events, config, prepareReset, onError: (_, during) => resolve(during) }));
  const id = randomUUID();
  await db.transaction((tx) => queue.resets.enqueue(tx, { id }));
  expect(await heard).toEqual({ resetId: id });
});
