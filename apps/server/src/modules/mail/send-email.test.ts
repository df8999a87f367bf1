import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { mails } from '../../db/schema/mails.ts';
import { sendEmail } from './send-email.ts';

const app = useTestApp();

const report = {
  to: 'victim@example.com',
  subject: 'It\r\nBcc: all broke',
  text: 'It broke.',
  html: '<script>1</script>',
};
const send = (body: unknown, token?: string) => app.ask('POST /email/send-email', { body, token });
const kept = (userId: string) =>
  app.connection.db.select().from(mails).where(eq(mails.userId, userId)).orderBy(mails.createdAt);
async function designer() {
  const { clientId } = await addTestClient(app.connection.db);
  return app.signIn({ clientId, role: 'user' });
}

test('a report without a sender is accepted and dropped', async () => {
  expect(await send(report)).toMatchObject({ status: 202, body: { success: true } });
  expect(await send(report, 'a-dead-token')).toMatchObject({ status: 202 });
  expect(await app.connection.db.select().from(mails)).toEqual([]);
});

test('a report is kept as plain text for support, whoever it names and whatever else it carries', async () => {
  const { token, userId } = await designer();
  const text = `failed with Authorization: Bearer abc.def-ghi at /files/signed/eyJ.x_y and ?token=secret and /reset-password#secret ${'x'.repeat(9000)}`;
  expect((await send({ ...report, text }, token)).status).toBe(202);
  const [mail] = await kept(userId);
  expect(mail?.subject).toBe('It Bcc: all broke');
  expect(mail?.text).toHaveLength(8000);
  expect(JSON.stringify(mail)).not.toMatch(/victim|script|abc\.def|eyJ|secret/);
});

test('a report that no database could keep is kept without what it could not', async () => {
  const { token, userId } = await designer();
  expect((await send({ subject: 'a\0b', text: 'It \0broke \ud800.' }, token)).status).toBe(202);
  expect(await kept(userId)).toMatchObject([{ subject: 'ab', text: 'It broke \ufffd.' }]);
});

test('the same failure again is counted, and one user fills no mailbox', async () => {
  const { token, userId } = await designer();
  for (let turn = 0; turn < 3; turn++)
    await send({ ...report, text: `It broke at ${turn} in ${crypto.randomUUID()}` }, token);
  expect(await kept(userId)).toMatchObject([{ times: 3 }]);
  for (const word of 'abcdefghijklmnop')
    expect((await send({ ...report, text: `${word} broke` }, token)).status).toBe(202);
  const reports = await kept(userId);
  expect(reports.map(({ text }) => text)).toContain(
    'More came from A mill of the tests within an hour than are kept. Left out: 7.',
  );
  expect(reports).toHaveLength(11);
});

const file = (userId: string, text: string, subject = 'Broken') => {
  const { db } = app.connection;
  const context = { db, services: app.services, requestId: 'a-request', ip: '127.0.0.1' };
  return sendEmail({ ...context, kind: 'public', userId }, { subject, text });
};

test('what people slip on is counted apart from faults, and neither takes the place of the other', async () => {
  const { userId } = await designer();
  const slip = (word: string) => file(userId, `${word} was refused`, `PATCH /${word}: name_required`);
  const fault = (word: string) => file(userId, `${word} broke`, `GET /${word}: unexpected`);
  for (const word of 'abcdefghijkl') await slip(word);
  for (const word of 'abcdefghijkl') await fault(word);
  await slip('after');
  const kinds = (await kept(userId)).map(({ kind }) => kind);
  // One of each says how many were left out.
  expect(kinds.filter((kind) => kind === 'errorReport')).toHaveLength(10 + 1);
  expect(kinds.filter((kind) => kind === 'refusalReport')).toHaveLength(5 + 1);
});

test('reports of the same instant are counted as if they came one after the other', async () => {
  const [one, two] = [await designer(), await designer()];
  await Promise.all([...'abcdefghijklmnopqrst'].map((word) => file(one.userId, `${word} is broken`)));
  expect((await kept(one.userId)).length).toBe(10 + 1);
  await Promise.all(Array.from({ length: 8 }, () => file(two.userId, 'The same is broken')));
  expect(await kept(two.userId)).toMatchObject([{ times: 8 }]);
});

test('a client that fails without end, and any number of others, leave places for the one that reports next', async () => {
  const { db } = app.connection;
  await db.delete(mails);
  const [{ clientId }, last] = [await addTestClient(db), await designer()];
  const people = await Promise.all([1, 2, 3, 4].map(() => app.signIn({ clientId, role: 'user' })));
  for (const [at, { userId }] of people.entries())
    for (const word of 'abcdefgh') await file(userId, `${word}, ${'wxyz'[at]} is broken`);
  const ofClient = await db.select().from(mails).where(like(mails.text, '% is broken'));
  expect(ofClient).toHaveLength(20);
  expect(await db.select().from(mails).where(like(mails.text, '%Left out: 12.'))).toHaveLength(1);
  for (const other of 'pqrstu') {
    const { userId } = await designer();
    for (const word of 'abcdefgh') await file(userId, `${word}, ${other} fails`);
  }
  for (const word of 'abcdef') await file(last.userId, `${word} is lost`);
  const lost = await db.select().from(mails).where(like(mails.text, '% is lost')).orderBy(mails.createdAt);
  expect(lost.map(({ text }) => text)).toEqual(['a is lost', 'b is lost', 'c is lost']);
  expect((await kept(last.userId)).at(-1)?.text).toContain('Left out: 3.');
});
