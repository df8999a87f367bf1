import { randomUUID } from 'node:crypto';
import { limits, type Ticket, type TicketStatus } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { onePixel } from '../../../test/engines.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { mails } from '../../db/schema/mails.ts';
import { ticketAttachments, ticketEntries, tickets } from '../../db/schema/tickets.ts';
import { users } from '../../db/schema/users.ts';
import { fileKeys } from '../files/file-keys.ts';
import { sweepAttachments } from './sweep-attachments.ts';

const app = useTestApp();
let support: SignedIn;
beforeAll(async () => {
  support = await app.signIn({ clientId: null, role: 'superadmin' });
});

const withId = z.object({ _id: z.string() });
const answered = z.object({ data: z.custom<Ticket>() });
const listed = z.object({ data: z.array(z.custom<Ticket>()), total: z.number() });
const pixelUrl = `data:image/png;base64,${onePixel.toString('base64')}`;
const words = { title: 'Grey export', description: 'The TIFF has lost its colours.' };

async function house() {
  const { clientId } = await addTestClient(app.connection.db);
  return { clientId, admin: await app.signIn({ clientId, role: 'admin' }) };
}
async function open({ token }: SignedIn, body: object = words): Promise<Ticket> {
  const answer = await app.ask('POST /support/tickets', { token, body });
  expect(answer.status).toBe(201);
  return answered.parse(answer.body).data;
}
const look = async ({ token }: SignedIn, id: string) =>
  answered.parse((await app.ask(`GET /support/tickets/${id}`, { token })).body).data;
const list = async ({ token }: SignedIn, query = '') =>
  listed.parse((await app.ask(`GET /support/tickets?${query}`, { token })).body);
const write = ({ token }: SignedIn, id: string, body: object, headers = {}) =>
  app.ask(`POST /support/tickets/${id}/comments`, { token, body, headers });
const set = ({ token }: SignedIn, { _id, version }: Ticket, status: TicketStatus) =>
  app.ask(`PATCH /support/tickets/${_id}`, { token, body: { status, version } });
const news = async ({ token }: SignedIn) => (await app.ask('GET /support/news', { token })).body;
const addPicture = ({ token }: SignedIn, clientId: string, more = {}) =>
  app.ask('POST /support/attachments', {
    token,
    body: { clientId, fileName: 'screen.png', picture: pixelUrl, ...more },
  });
const change = (id: string, values: Partial<typeof tickets.$inferInsert>) =>
  app.connection.db.update(tickets).set(values).where(eq(tickets.id, id));

test('a ticket goes back and forth, and each step stands in its thread, in the log and in the news of others', async () => {
  const { clientId, admin } = await house();
  const colleague = await app.signIn({ clientId, role: 'admin' });
  const { _id: id } = await open(admin);
  const unreadAt = async (who: SignedIn) => (await list(who)).data.find((row) => row._id === id)?.isUnread;
  expect([await unreadAt(admin), await unreadAt(colleague), await unreadAt(support)]).toEqual([false, true, true]);
  expect(await news(colleague)).toMatchObject({ unread: 1, latestAt: expect.any(String) });

  const first = await look(support, id);
  expect(first).toMatchObject({ ...words, status: 'open', authorName: 'Some Body', isUnread: true });
  const read = { token: support.token, body: { until: first.updatedAt } };
  expect((await app.ask(`POST /support/tickets/${id}/read`, read)).status).toBe(204);
  expect((await look(support, id)).isUnread).toBe(false);

  const asks = { comment: 'Which profile?', change: { status: 'pending-information', version: first.version } };
  expect((await write(support, id, asks)).status).toBe(201);
  expect([await unreadAt(admin), await news(admin)]).toMatchObject([true, { unread: 1 }]);
  expect((await write(admin, id, { comment: 'The default one.' })).status).toBe(201);
  const last = await look(admin, id);
  expect([last.status, last.isUnread]).toEqual(['in-progress', false]);
  expect(last.entries).toMatchObject([
    { side: 'client', isOwn: true, comment: null, from: null, to: null },
    { side: 'support', isOwn: false, comment: 'Which profile?', from: 'open', to: 'pending-information' },
    { side: 'client', isOwn: true, comment: 'The default one.', from: 'pending-information', to: 'in-progress' },
  ]);
  const logs = await app.connection.db
    .select({ action: actionLogs.action, userId: actionLogs.userId })
    .from(actionLogs)
    .where(eq(actionLogs.object, id))
    .orderBy(actionLogs.createdAt, actionLogs.id);
  expect(logs.map(({ action }) => action).toSorted()).toEqual([
    'ticket.commented',
    'ticket.commented',
    'ticket.opened',
    'ticket.read',
    'ticket.status',
    'ticket.status',
  ]);
  expect(logs.find(({ action }) => action === 'ticket.read')?.userId).toBe(support.userId);
});

test('reading up to a moment leaves what came after it unread, and never goes back', async () => {
  const { admin } = await house();
  const { _id: id, updatedAt } = await open(admin);
  await write(support, id, { comment: 'We look at it.' });
  const until = (moment: string) =>
    app.ask(`POST /support/tickets/${id}/read`, { token: admin.token, body: { until: moment } });
  await until(updatedAt);
  expect((await look(admin, id)).isUnread).toBe(true);
  await until('2999-01-01T00:00:00.000Z');
  await until(updatedAt);
  expect((await look(admin, id)).isUnread).toBe(false);
  await write(support, id, { comment: 'It is mended.' });
  expect((await look(admin, id)).isUnread).toBe(true);
});

test.each<[TicketStatus, 'client' | 'support', TicketStatus, number]>([
  ['open', 'client', 'in-progress', 422],
  ['open', 'client', 'closed', 200],
  ['open', 'support', 'pending-information', 200],
  ['in-progress', 'support', 'open', 422],
  ['pending-information', 'support', 'in-progress', 200],
  ['closed', 'client', 'open', 200],
  ['closed', 'support', 'open', 422],
  ['closed', 'support', 'closed', 422],
])('a ticket that is %s and that the %s sets to %s is answered %d', async (from, side, to, status) => {
  const { admin } = await house();
  const ticket = await open(admin);
  await change(ticket._id, { status: from, closedAt: from === 'closed' ? new Date() : null });
  const answer = await set(side === 'client' ? admin : support, ticket, to);
  expect(answer.status).toBe(status);
  const after = await look(admin, ticket._id);
  expect([after.status, after.entries.length]).toEqual(status === 200 ? [to, 2] : [from, 1]);
});

test('of two who decide on the same version one is heard, and the other looks again', async () => {
  const { admin } = await house();
  const ticket = await open(admin);
  const answers = await Promise.all([set(support, ticket, 'in-progress'), set(admin, ticket, 'closed')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: { code: 'ticket_changed', message: 'This ticket has changed in the meantime. Please look at it again.' },
  });
  const late = { comment: 'Closed.', change: { status: 'closed', version: ticket.version } };
  expect((await write(support, ticket._id, late)).status).toBe(409);
  expect((await look(admin, ticket._id)).entries).toHaveLength(2);
});

test('a closed ticket takes no comment unless it is opened again, and stays closed after two weeks', async () => {
  const { admin } = await house();
  const ticket = await open(admin);
  await set(admin, ticket, 'closed');
  const closed = await look(admin, ticket._id);
  expect(closed).toMatchObject({ isClockRunning: false, closedAt: expect.any(String) });
  expect(await write(admin, ticket._id, { comment: 'Still grey.' })).toMatchObject({
    status: 409,
    body: { error: { code: 'ticket_closed' } },
  });
  const ago = (days: number) => change(ticket._id, { closedAt: new Date(Date.now() - days * 86_400_000) });
  await ago(limits.ticketReopenDays + 0.1);
  expect(await set(admin, closed, 'open')).toMatchObject({
    status: 409,
    body: { error: { code: 'ticket_reopen_over', message: expect.stringContaining('14 days') } },
  });
  await ago(limits.ticketReopenDays - 0.1);
  const again = { comment: 'Still grey.', change: { status: 'open', version: closed.version } };
  expect((await write(admin, ticket._id, again)).status).toBe(201);
  expect(await look(admin, ticket._id)).toMatchObject({ status: 'open', closedAt: null, isClockRunning: true });
});

test('the clock counts what the ticket was with support and stands while it waits for the client', async () => {
  const { admin } = await house();
  const ticket = await open(admin);
  const began = (seconds: number) => change(ticket._id, { clockStartedAt: new Date(Date.now() - seconds * 1000) });
  const seconds = async () => (await look(admin, ticket._id)).workSeconds;
  await began(600);
  expect(await seconds()).toBeGreaterThanOrEqual(600);
  await set(support, await look(support, ticket._id), 'pending-information');
  const waiting = await look(admin, ticket._id);
  expect(waiting.isClockRunning).toBe(false);
  expect(waiting.workSeconds).toBeGreaterThanOrEqual(600);
  await write(admin, ticket._id, { comment: 'Here it is.' });
  expect((await look(admin, ticket._id)).isClockRunning).toBe(true);
  await began(100);
  expect(await seconds()).toBeGreaterThanOrEqual(waiting.workSeconds + 100);
  expect(await seconds()).toBeLessThan(waiting.workSeconds + 130);
});

test.each([
  ['/support/tickets', { ...words, title: ' ' }, 'title', 'Title is required.'],
  ['/support/tickets', { title: words.title }, 'description', 'Description is required.'],
  ['/support/tickets', { ...words, title: 'x'.repeat(151) }, 'title', 'A title can have at most 150 characters.'],
  ['/support/tickets', { ...words, description: 'x'.repeat(5001) }, 'description', expect.stringContaining('5000')],
  ['/comments', { comment: '\n' }, 'comment', 'Comment must not be empty.'],
  ['/comments', {}, 'comment', 'Comment must not be empty.'],
  [
    '/comments',
    { comment: 'x', attachments: Array.from({ length: 6 }, randomUUID) },
    'attachments',
    'A message can have at most 5 pictures.',
  ],
])('%s refuses %j by its field and sentence', async (path, body, field, message) => {
  const { admin } = await house();
  const at = path === '/comments' ? `/support/tickets/${(await open(admin))._id}${path}` : path;
  const answer = await app.ask(`POST ${at}`, { token: admin.token, body });
  expect(answer).toMatchObject({ status: 422, body: { error: { field, message } } });
});

test('a picture is seen by both sides through links that end with their sessions, as a file and never as a page', async () => {
  const { clientId, admin } = await house();
  const hidden = Buffer.concat([onePixel, Buffer.from('<script>somewhere</script>')]);
  const picture = `data:image/png;base64,${hidden.toString('base64')}`;
  const { _id } = withId.parse((await addPicture(admin, clientId, { picture })).body);
  const { _id: id } = await open(admin, { ...words, attachments: [_id] });
  const { _id: answerId } = withId.parse((await addPicture(support, clientId)).body);
  await write(support, id, { comment: 'As here?', attachments: [answerId] });
  const visitor = await app.signIn({ clientId: null, role: 'superadmin' });
  const [opening, answer] = (await look(visitor, id)).entries;
  expect([opening?.attachments[0]?.fileName, answer?.attachments.length]).toEqual(['screen.png', 1]);
  const address = `GET ${opening?.attachments[0]?.url}`;
  const shown = await app.ask(address);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(shown.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''screen.png");
  expect(String(shown.body)).not.toContain('script');
  await app.ask('GET /users/logout', { token: visitor.token });
  expect((await app.ask(address)).status).toBe(403);
});

test('a picture belongs to one message of the person who added it', async () => {
  const [here, there] = [await house(), await house()];
  const { _id } = withId.parse((await addPicture(here.admin, here.clientId)).body);
  const ticket = await open(here.admin);
  const use = (who: SignedIn, id: string) => write(who, id, { comment: 'See there.', attachments: [_id] });
  expect((await use(there.admin, (await open(there.admin))._id)).status).toBe(404);
  expect((await use(support, ticket._id)).status).toBe(404);
  expect((await use(here.admin, ticket._id)).status).toBe(201);
  expect((await use(here.admin, ticket._id)).status).toBe(404);
  expect((await look(here.admin, ticket._id)).entries).toHaveLength(2);
  expect((await addPicture(there.admin, here.clientId)).status).toBe(404);
});

test.each([
  ['an SVG', 'data:image/png;base64,PHN2Zy8+', 415, 'logo_type_not_allowed'],
  ['words', 'data:text/plain;base64,QQ==', 415, 'logo_type_not_allowed'],
  [
    'six megabytes',
    `data:image/png;base64,${Buffer.alloc(6 * 1024 * 1024).toString('base64')}`,
    413,
    'upload_too_large',
  ],
])('%s are no picture to send', async (_, picture, status, code) => {
  const { clientId, admin } = await house();
  const refused = await addPicture(admin, clientId, { picture });
  expect(refused).toMatchObject({ status, body: { error: { code, field: 'picture' } } });
});

test('pictures whose message was never sent are limited, and swept after a day', async () => {
  const { clientId, admin } = await house();
  const { db } = app.connection;
  const { _id } = withId.parse((await addPicture(admin, clientId)).body);
  const kept = withId.parse((await addPicture(admin, clientId)).body)._id;
  await open(admin, { ...words, attachments: [kept] });
  const file = { clientId, createdBy: admin.userId, fileName: 'a.png', contentType: 'image/png', bytes: 1 };
  await db.insert(ticketAttachments).values(Array.from({ length: limits.looseAttachmentsPerPerson - 1 }, () => file));
  expect((await addPicture(admin, clientId)).status).toBe(429);
  const ofClient = eq(ticketAttachments.clientId, clientId);
  await db.update(ticketAttachments).set({ createdAt: sql`now() - interval '2 days'` }).where(ofClient);
  expect((await write(admin, (await open(admin))._id, { comment: 'x', attachments: [_id] })).status).toBe(404);
  await sweepAttachments(db, app.services.storage);
  expect((await db.select().from(ticketAttachments).where(ofClient)).map((row) => row.id)).toEqual([kept]);
  const there = async (id: string) =>
    (await app.services.storage.stat(fileKeys.attachment(clientId, id))) !== undefined;
  expect([await there(kept), await there(_id)]).toEqual([true, false]);
});

test('what is sent twice under one key is written once', async () => {
  const { admin } = await house();
  const headers = { 'idempotency-key': randomUUID() };
  const once = { token: admin.token, body: words, headers };
  const [one, two] = [await app.ask('POST /support/tickets', once), await app.ask('POST /support/tickets', once)];
  expect(answered.parse(two.body).data._id).toBe(answered.parse(one.body).data._id);
  const id = answered.parse(one.body).data._id;
  for (const who of [admin, support]) {
    const again = { 'idempotency-key': randomUUID() };
    for (let turn = 0; turn < 2; turn++) expect((await write(who, id, { comment: 'Once.' }, again)).status).toBe(201);
  }
  expect((await look(admin, id)).entries).toHaveLength(3);
});

test('lists find, filter, sort and turn pages; each client sees its own, support all with whose they are', async () => {
  const [here, there] = [await house(), await house()];
  await open(here.admin, { ...words, title: 'Beta 100%' });
  const alpha = await open(here.admin, { ...words, title: 'Alpha' });
  await open(here.admin, { ...words, title: 'Gamma' });
  const theirs = await open(there.admin, { title: 'Delta', description: `about ${here.clientId}` });
  const titles = async (query: string, who = here.admin) => (await list(who, query)).data.map((row) => row.title);
  expect(await titles('')).toEqual(['Gamma', 'Alpha', 'Beta 100%']);
  expect(await titles('sortBy=title&sortDirection=asc&limit=2')).toEqual(['Alpha', 'Beta 100%']);
  expect(await titles('sortBy=title&sortDirection=asc&limit=2&pageNo=2')).toEqual(['Gamma']);
  expect(await titles('search=100%25')).toEqual(['Beta 100%']);
  expect(await titles(`search=${here.clientId}`, support)).toEqual(['Delta']);
  await set(here.admin, await look(here.admin, alpha._id), 'closed');
  expect(await titles('status=closed')).toEqual(['Alpha']);
  expect((await list(support, 'search=A mill of the tests&limit=1')).data[0]).toMatchObject({
    clientName: 'A mill of the tests',
  });
  expect((await app.ask(`GET /support/tickets/${theirs._id}`, { token: here.admin.token })).status).toBe(404);
});

test('words that come in the same instant stand one after the other, and none is lost', async () => {
  const { admin } = await house();
  const { _id: id, version } = await open(admin);
  const comments = ['one', 'two', 'three', 'four', 'five', 'six'];
  const answers = await Promise.all(comments.map((comment, at) => write(at % 2 ? admin : support, id, { comment })));
  expect(answers.map(({ status }) => status)).toEqual(comments.map(() => 201));
  const after = await look(admin, id);
  const moments = after.entries.map(({ createdAt }) => createdAt);
  expect(after.version).toBe(version + comments.length);
  expect(after.entries.flatMap(({ comment }) => comment ?? []).toSorted()).toEqual(comments.toSorted());
  expect(new Set(moments).size).toBe(comments.length + 1);
  expect(moments).toEqual(moments.toSorted());
});

test('each person has read a ticket on their own, and what they write themselves is no news to them', async () => {
  const { clientId, admin } = await house();
  const colleague = await app.signIn({ clientId, role: 'admin' });
  const other = await app.signIn({ clientId: null, role: 'superadmin' });
  const { _id: id } = await open(admin);
  await write(support, id, { comment: 'We look at it.' });
  const unread = () =>
    Promise.all([admin, colleague, support, other].map(async (who) => (await look(who, id)).isUnread));
  expect(await unread()).toEqual([true, true, false, true]);
  const { updatedAt } = await look(colleague, id);
  await app.ask(`POST /support/tickets/${id}/read`, { token: colleague.token, body: { until: updatedAt } });
  expect(await unread()).toEqual([true, false, false, true]);
  const before = z.object({ latestAt: z.string() }).parse(await news(admin)).latestAt;
  await write(admin, id, { comment: 'Thank you.' });
  expect(await unread()).toEqual([false, true, true, true]);
  expect(z.object({ latestAt: z.string() }).parse(await news(admin)).latestAt > before).toBe(true);
});

test('what a super-admin reads is logged once for each of them, however often their screen asks', async () => {
  const { admin } = await house();
  const { _id: id } = await open(admin);
  const other = await app.signIn({ clientId: null, role: 'superadmin' });
  for (const who of [support, other, support, admin, support]) await look(who, id);
  const read = await app.connection.db.select().from(actionLogs).where(eq(actionLogs.object, id));
  const readers = read.filter(({ action }) => action === 'ticket.read').map(({ userId }) => userId);
  expect(readers.toSorted()).toEqual([support.userId, other.userId].toSorted());
});

test('what a super-admin counts by words is logged with them at each client that has some, on the page or not, once', async () => {
  const [here, there, other] = [await house(), await house(), await house()];
  const word = randomUUID().slice(0, 8);
  for (const { admin } of [here, there]) await open(admin, { ...words, title: `About ${word}` });
  await open(other.admin);
  const asker = await app.signIn({ clientId: null, role: 'superadmin' });
  for (let turn = 0; turn < 2; turn++) {
    expect(await list(asker, `search=${word}&pageNo=9`)).toMatchObject({ data: [], total: 2 });
    const logged = await app.ask(`GET /action-logs?search=${word}&page=9&limit=1`, { token: asker.token });
    expect(logged.body).toMatchObject({ data: [] });
  }
  const read = (house: { clientId: string }) =>
    app.connection.db
      .select({ params: actionLogs.params })
      .from(actionLogs)
      .where(sql`${actionLogs.clientId} = ${house.clientId} and ${actionLogs.action} = 'client.read'`)
      .orderBy(actionLogs.createdAt);
  for (const house of [here, there])
    expect(await read(house)).toEqual(['tickets', 'log'].map((what) => ({ params: { what, search: word } })));
  expect(await read(other)).toEqual([]);
});

test('the log of the client says from what to what a ticket was set, and by whom', async () => {
  const { clientId, admin } = await house();
  const { _id: id } = await open(admin);
  const steps = [
    [support, 'in-progress'],
    [support, 'pending-information'],
    [support, 'closed'],
    [admin, 'open'],
  ] as const;
  for (const [who, status] of steps) expect((await set(who, await look(who, id), status)).status).toBe(200);
  const logged = await app.connection.db
    .select({
      clientId: actionLogs.clientId,
      userId: actionLogs.userId,
      before: actionLogs.before,
      after: actionLogs.after,
    })
    .from(actionLogs)
    .where(sql`${actionLogs.object} = ${id} and ${actionLogs.action} = 'ticket.status'`)
    .orderBy(actionLogs.createdAt, actionLogs.id);
  const froms = ['open', 'in-progress', 'pending-information', 'closed'];
  expect(logged).toEqual(
    steps.map(([who, to], at) => ({
      clientId,
      userId: who.userId,
      before: { status: froms[at] },
      after: { status: to },
    })),
  );
});

test('a key that was used for other words is refused, and belongs to the one who used it', async () => {
  const { admin } = await house();
  const { _id: id } = await open(admin);
  const headers = { 'idempotency-key': randomUUID() };
  expect((await write(admin, id, { comment: 'One.' }, headers)).status).toBe(201);
  expect(await write(admin, id, { comment: 'Two.' }, headers)).toMatchObject({
    status: 422,
    body: { error: { code: 'idempotency_mismatch' } },
  });
  expect((await write(support, id, { comment: 'Two.' }, headers)).status).toBe(201);
  expect((await look(admin, id)).entries.map(({ comment }) => comment)).toEqual([null, 'One.', 'Two.']);
});

test('the database lets nothing of one client hang on a ticket of another', async () => {
  const [here, there] = [await house(), await house()];
  const { _id: ticketId } = await open(there.admin);
  const { db } = app.connection;
  const author = { authorId: here.admin.userId, authorName: 'Some Body', isSupport: false };
  const entry = { ...author, clientId: here.clientId, ticketId, comment: 'x' };
  await expect(db.insert(ticketEntries).values(entry)).rejects.toThrow();
  const [theirs] = await db.select().from(ticketEntries).where(eq(ticketEntries.ticketId, ticketId));
  const file = { fileName: 'a.png', contentType: 'image/png', bytes: 1, createdBy: here.admin.userId };
  const picture = { ...file, clientId: here.clientId, entryId: theirs?.id };
  await expect(db.insert(ticketAttachments).values(picture)).rejects.toThrow();
  expect((await look(there.admin, ticketId)).entries).toHaveLength(1);
});

test.each([
  ['sortBy=description', 'sortBy'],
  ['sortDirection=sideways', 'sortDirection'],
  ['status=Closed', 'status'],
  ['limit=101', 'limit'],
  ['pageNo=0', 'pageNo'],
])('a list refuses %s by its field', async (query, field) => {
  const answer = await app.ask(`GET /support/tickets?${query}`, { token: support.token });
  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'invalid_value', field } } });
});

/** Gives somebody an address, and answers the kinds of letters that came there. */
async function mailbox({ userId, username }: SignedIn) {
  const { db } = app.connection;
  const to = `${username}@example.in`;
  await db.update(users).set({ email: to }).where(eq(users.id, userId));
  return async () => {
    const letters = await db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.createdAt);
    // Read, so that the next one is not bundled with it.
    await db.update(mails).set({ fingerprint: null }).where(eq(mails.to, to));
    return letters;
  };
}

test('the author of a ticket gets a letter about an answer, a question and the end, and none about work that goes on', async () => {
  const { clientId, admin } = await house();
  const letters = await mailbox(admin);
  const colleagues = await mailbox(await app.signIn({ clientId, role: 'admin' }));
  const { _id: id } = await open(admin);
  const kinds = async () => (await letters()).map(({ kind }) => kind);
  const move = async (status: TicketStatus) => {
    expect((await set(support, await look(support, id), status)).status).toBe(200);
    return kinds();
  };
  const headers = { 'idempotency-key': randomUUID() };
  for (let turn = 0; turn < 2; turn++) await write(support, id, { comment: 'We look at it.' }, headers);
  await write(admin, id, { comment: 'Thank you.' });
  expect(await kinds()).toEqual(['ticketAnswered']);
  expect(await move('in-progress')).toEqual(['ticketAnswered']);
  expect(await move('pending-information')).toEqual(['ticketAnswered', 'ticketWaiting']);
  expect(await move('closed')).toEqual(['ticketAnswered', 'ticketWaiting', 'ticketClosed']);
  for (const { text } of await letters()) expect(text).toContain(`/admin/support/${id}`);
  expect(await colleagues()).toEqual([]);
});

test.each([
  ['is inactive', { isActive: false }, true],
  ['has no address', { email: null }, true],
  ['administers no longer', { role: 'user' as const }, true],
  ['has switched such letters off', { preferences: { 'mail.ticketAnswered': false } }, false],
])(
  'where the author of a ticket %s, the other administrators are written to: %j, %s',
  async (_, changes, isWritten) => {
    const { clientId, admin } = await house();
    const theirs = await mailbox(admin);
    const { _id: id } = await open(admin);
    const others = [await app.signIn({ clientId, role: 'admin' }), await app.signIn({ clientId, role: 'admin' })];
    const boxes = await Promise.all(others.map(mailbox));
    await app.connection.db.update(users).set(changes).where(eq(users.id, admin.userId));
    await write(support, id, { comment: 'We look at it.' });
    expect((await set(support, await look(support, id), 'closed')).status).toBe(200);
    expect(await theirs()).toEqual([]);
    // One letter, for no one read the first before the second came.
    const expected = isWritten ? [{ kind: 'ticketClosed', times: 2 }] : [];
    for (const letters of boxes) expect(await letters()).toMatchObject(expected);
  },
);
