import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ticketWords, useSupportDesk } from '../../../test/support-desk.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { ticketAttachments, ticketEntries } from '../../db/schema/tickets.ts';

const { app, support, house, open, look, list, write, set, news } = useSupportDesk();

test('lists find, filter, sort and turn pages; each client sees its own, support all with whose they are', async () => {
  const [here, there] = [await house(), await house()];
  await open(here.admin, { ...ticketWords, title: 'Beta 100%' });
  const alpha = await open(here.admin, { ...ticketWords, title: 'Alpha' });
  await open(here.admin, { ...ticketWords, title: 'Gamma' });
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
  for (const { admin } of [here, there]) await open(admin, { ...ticketWords, title: `About ${word}` });
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
