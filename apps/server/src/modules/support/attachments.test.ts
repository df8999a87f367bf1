import { limits } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/app.ts';
import { onePixel } from '../../../test/engines.ts';
import { ticketWords, useSupportDesk, withId } from '../../../test/support-desk.ts';
import { ticketAttachments } from '../../db/schema/tickets.ts';
import { fileKeys } from '../files/file-keys.ts';
import { sweepAttachments } from './sweep-attachments.ts';

const { app, support, house, open, look, write, addPicture } = useSupportDesk();

test('a picture is seen by both sides through links that end with their sessions, as a file and never as a page', async () => {
  const { clientId, admin } = await house();
  const hidden = Buffer.concat([onePixel, Buffer.from('<script>somewhere</script>')]);
  const picture = `data:image/png;base64,${hidden.toString('base64')}`;
  const { _id } = withId.parse((await addPicture(admin, clientId, { picture })).body);
  const { _id: id } = await open(admin, { ...ticketWords, attachments: [_id] });
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
  ['an SVG', 'data:image/png;base64,PHN2Zy8+', 415, 'attachment_type_not_allowed'],
  ['words', 'data:text/plain;base64,QQ==', 415, 'attachment_type_not_allowed'],
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
  await open(admin, { ...ticketWords, attachments: [kept] });
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
