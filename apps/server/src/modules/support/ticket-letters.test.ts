import { randomUUID } from 'node:crypto';
import type { TicketStatus } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/app.ts';
import { supportAddress, useSupportDesk } from '../../../test/support-desk.ts';
import { mails } from '../../db/schema/mails.ts';
import { users } from '../../db/schema/users.ts';

const { app, support, house, open, look, write, set } = useSupportDesk();

/** Gives somebody an address, and answers the kinds of letters that came there. */
async function mailbox({ userId, username }: SignedIn) {
  const { db } = app.connection;
  const to = `${username}@example.in`;
  await db.update(users).set({ email: to }).where(eq(users.id, userId));
  return () => lettersTo(to);
}

async function lettersTo(to: string) {
  const { db } = app.connection;
  const letters = await db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.createdAt);
  // Read, so that the next one is not bundled with it.
  await db.update(mails).set({ fingerprint: null }).where(eq(mails.to, to));
  return letters;
}

test('support gets a letter about a ticket that a client opens again without a word, and none about one that it closes', async () => {
  const { admin } = await house();
  const { _id: id } = await open(admin);
  const about = async () => (await lettersTo(supportAddress)).filter(({ text }) => text.includes(id)).length;
  const counts = [await about()];
  for (const status of ['closed', 'open', 'closed', 'open'] as const) {
    expect((await set(admin, await look(admin, id), status)).status).toBe(200);
    counts.push(await about());
  }
  expect(counts).toEqual([1, 1, 2, 2, 3]);
});

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
