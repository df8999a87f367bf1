import { randomUUID } from 'node:crypto';
import { limits, type Ticket, type TicketStatus } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../../../test/app.ts';
import { ticketWords, useSupportDesk } from '../../../test/support-desk.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';

const { app, support, house, open, look, list, write, set, news, change } = useSupportDesk();

const answered = z.object({ data: z.custom<Ticket>() });

test('a ticket goes back and forth, and each step stands in its thread, in the log and in the news of others', async () => {
  const { clientId, admin } = await house();
  const colleague = await app.signIn({ clientId, role: 'admin' });
  const { _id: id } = await open(admin);
  const unreadAt = async (who: SignedIn) => (await list(who)).data.find((row) => row._id === id)?.isUnread;
  expect([await unreadAt(admin), await unreadAt(colleague), await unreadAt(support)]).toEqual([false, true, true]);
  expect(await news(colleague)).toMatchObject({ unread: 1, latestAt: expect.any(String) });

  const first = await look(support, id);
  expect(first).toMatchObject({ ...ticketWords, status: 'open', authorName: 'Some Body', isUnread: true });
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
  ['/support/tickets', { ...ticketWords, title: ' ' }, 'title', 'Title is required.'],
  ['/support/tickets', { title: ticketWords.title }, 'description', 'Description is required.'],
  ['/support/tickets', { ...ticketWords, title: 'x'.repeat(151) }, 'title', 'A title can have at most 150 characters.'],
  [
    '/support/tickets',
    { ...ticketWords, description: 'x'.repeat(5001) },
    'description',
    expect.stringContaining('5000'),
  ],
  ['/comments', { comment: '\n' }, 'comment', 'Comment must not be empty.'],
  ['/comments', {}, 'comment', 'Comment must not be empty.'],
  [
    '/comments',
    { comment: 'x', attachments: Array.from({ length: 6 }, randomUUID) },
    'attachments',
    'A message can have at most 5 files.',
  ],
])('%s refuses %j by its field and sentence', async (path, body, field, message) => {
  const { admin } = await house();
  const at = path === '/comments' ? `/support/tickets/${(await open(admin))._id}${path}` : path;
  const answer = await app.ask(`POST ${at}`, { token: admin.token, body });
  expect(answer).toMatchObject({ status: 422, body: { error: { field, message } } });
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

test('what is sent twice under one key is written once', async () => {
  const { admin } = await house();
  const headers = { 'idempotency-key': randomUUID() };
  const once = { token: admin.token, body: ticketWords, headers };
  const [one, two] = [await app.ask('POST /support/tickets', once), await app.ask('POST /support/tickets', once)];
  expect(answered.parse(two.body).data._id).toBe(answered.parse(one.body).data._id);
  const id = answered.parse(one.body).data._id;
  for (const who of [admin, support]) {
    const again = { 'idempotency-key': randomUUID() };
    for (let turn = 0; turn < 2; turn++) expect((await write(who, id, { comment: 'Once.' }, again)).status).toBe(201);
  }
  expect((await look(admin, id)).entries).toHaveLength(3);
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
