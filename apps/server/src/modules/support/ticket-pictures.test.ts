import { readdir } from 'node:fs/promises';
import { limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addTestClient } from '../../../test/client.ts';
import { onePixel } from '../../../test/engines.ts';
import { failingStorage } from '../../../test/failing-storage.ts';
import { farTooLarge } from '../../../test/far-too-large.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { ticketAttachments } from '../../db/schema/tickets.ts';
import { attachmentHeader } from '../files/attachment-header.ts';
import { bytesOfDataUrl, kindsOf } from '../files/redraw-picture.ts';
import { addAttachment } from './add-attachment.ts';

const app = useTestApp();

const withId = z.object({ _id: z.string() });
const opened = z.object({
  data: z.object({ entries: z.array(z.object({ attachments: z.array(z.object({ url: z.string() })) })) }),
});

async function administrator() {
  const { clientId } = await addTestClient(app.connection.db);
  const { token, userId } = await app.signIn({ clientId, role: 'admin' });
  const add = (bytes: Buffer, type: string, fileName = 'screen.png') =>
    app.ask('POST /support/attachments', {
      token,
      body: { clientId, fileName, picture: `data:${type};base64,${bytes.toString('base64')}` },
    });
  /** Sends a picture to support and answers its bytes as support gets them. */
  async function send(bytes: Buffer, type: string, fileName?: string) {
    const { _id } = withId.parse((await add(bytes, type, fileName)).body);
    const body = { title: 'Look', description: 'As here.', attachments: [_id] };
    const ticket = opened.parse((await app.ask('POST /support/tickets', { token, body })).body).data;
    const response = await fetch(app.url + ticket.entries[0]?.attachments[0]?.url);
    expect(response.status).toBe(200);
    const { headers } = response;
    return { type: headers.get('content-type'), headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }
  return { clientId, userId, token, add, send };
}

test('a photograph stays a JPEG and loses what the camera wrote beside its pixels', async () => {
  const { send } = await administrator();
  const exif = { IFD0: { Copyright: 'Somebody at home', Make: 'A telephone' } };
  const photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a3352c' } })
    .withExif(exif)
    .jpeg()
    .toBuffer();
  expect(photograph.includes('Somebody at home')).toBe(true);
  const { type, bytes } = await send(photograph, 'image/jpeg');
  expect(type).toBe('image/jpeg');
  expect(bytes.includes('Somebody at home')).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
});

test('a TIFF is drawn again as a PNG, whatever lies beside its pixels', async () => {
  const { clientId, send } = await administrator();
  const scan = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a3352c' } })
    .withExif({ IFD0: { Copyright: 'Somebody at home' } })
    .tiff()
    .toBuffer();
  const { type, bytes } = await send(scan, 'image/tiff', 'scan.tif');
  expect(type).toBe('image/png');
  expect(bytes.includes('Somebody at home')).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 40, height: 30 });
  const kept = app.connection.db.select().from(ticketAttachments).where(eq(ticketAttachments.clientId, clientId));
  expect(await kept).toMatchObject([{ fileName: 'scan.png' }]);
});

test('a PDF comes as it was sent, to be kept and never to be looked at as a page', async () => {
  const { send } = await administrator();
  const order = Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n');
  const { type, bytes, headers } = await send(order, 'application/pdf', 'order.pdf');
  expect([type, bytes]).toEqual(['application/pdf', order]);
  expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''order.pdf");
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['a picture called a PDF', onePixel, 'application/pdf'],
  ['a PDF called a picture', Buffer.from('%PDF-1.7\n%%EOF\n'), 'image/png'],
  ['a page called a PDF', Buffer.from('<script>alert(1)</script>%PDF-1.7'), 'application/pdf'],
])('%s is refused by its first bytes', async (_, bytes, type) => {
  const { add } = await administrator();
  expect(await add(bytes, type)).toMatchObject({
    status: 415,
    body: { error: { code: 'attachment_type_not_allowed', field: 'picture' } },
  });
});

test('a picture is reduced to the width of a large screen and never enlarged', async () => {
  const { send } = await administrator();
  const wide = await sharp({ create: { width: 5000, height: 50, channels: 3, background: '#27357a' } })
    .png()
    .toBuffer();
  expect(await sharp((await send(wide, 'image/png')).bytes).metadata()).toMatchObject({ width: 3840 });
  expect(await sharp((await send(onePixel, 'image/png')).bytes).metadata()).toMatchObject({ width: 1, height: 1 });
});

test('a picture of far more pixels than a message needs is refused by its head', async () => {
  const { add } = await administrator();
  expect(await add(await farTooLarge(), 'image/jpeg')).toMatchObject({
    status: 413,
    body: { error: { code: 'picture_too_large', field: 'picture', params: { limit: 50, found: 279 } } },
  });
});

test('a picture that does not decode is refused, and leaves neither a file nor a row behind', async () => {
  const { clientId, add } = await administrator();
  const cut = onePixel.subarray(0, onePixel.length - 20);
  expect(await add(cut, 'image/png')).toMatchObject({ status: 422, body: { error: { code: 'image_unprocessable' } } });
  expect((await readdir(app.services.workDir)).filter((name) => name.startsWith('redrawn-'))).toEqual([]);
  const kept = app.connection.db.select().from(ticketAttachments).where(eq(ticketAttachments.clientId, clientId));
  expect(await kept).toEqual([]);
});

test('a picture that cannot be stored leaves no row that a message could be given', async () => {
  const { clientId, userId } = await administrator();
  const { db } = app.connection;
  const error = new Error('the disk is gone');
  const storage = failingStorage(app.services.storage, { of: ['put'], at: 1, when: 'before', error });
  const scope = {
    kind: 'client',
    db,
    services: { ...app.services, storage },
    requestId: 'test',
    ip: '127.0.0.1',
    userId,
    userName: 'Some Body',
    sessionId: userId,
    clientId,
    role: 'admin',
    isUserMode: false,
  } as const;
  const picture = `data:image/png;base64,${onePixel.toString('base64')}`;
  await expect(addAttachment(scope, { clientId, fileName: 'a.png', picture })).rejects.toThrow('the disk is gone');
  expect(await db.select().from(ticketAttachments).where(eq(ticketAttachments.clientId, clientId))).toEqual([]);
});

test('a picture may have five megabytes and not a byte more', async () => {
  const { add } = await administrator();
  const of = (length: number) => Buffer.concat([onePixel, Buffer.alloc(length - onePixel.length, 7)]);
  expect((await add(of(limits.attachmentMaxBytes), 'image/png')).status).toBe(201);
  expect(await add(of(limits.attachmentMaxBytes + 1), 'image/png')).toMatchObject({
    status: 413,
    body: { error: { code: 'upload_too_large', message: 'The file is larger than the limit of 5 MB.' } },
  });
});

test('a name that lies about its ending is stored without the signs that made it lie', async () => {
  const { clientId, add } = await administrator();
  expect((await add(onePixel, 'image/png', 'screen\u202egnp.exe')).status).toBe(201);
  expect(await add(onePixel, 'image/png', '\u202e')).toMatchObject({
    status: 422,
    body: { error: { field: 'fileName', message: 'File name is missing!' } },
  });
  const kept = app.connection.db.select().from(ticketAttachments).where(eq(ticketAttachments.clientId, clientId));
  expect(await kept).toMatchObject([{ fileName: 'screengnp.exe', contentType: 'image/png' }]);
});

test.each([
  ['screen.png', 'screen.png'],
  ['two words.png', 'two%20words.png'],
  ["it's (2)*.png", 'it%27s%20%282%29%2a.png'],
  ['"quoted"; filename=x', '%22quoted%22%3B%20filename%3Dx'],
  ['નકશો.jpg', '%E0%AA%A8%E0%AA%95%E0%AA%B6%E0%AB%8B.jpg'],
  ['a\ud800b', 'a%EF%BF%BDb'],
])('the file %j is announced as %s', (name, announced) => {
  expect(attachmentHeader(name)).toBe(`attachment; filename*=UTF-8''${announced}`);
});

test.each([
  'data:image/png;base64,iVBOR w0K',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/png,iVBORw0K',
  'https://example.com/screen.png',
  '',
])('%j is no picture', (url) => {
  expect(() => bytesOfDataUrl(url, 'logo', kindsOf.logo)).toThrow('Only PNG, JPG or JPEG files are allowed.');
});

test('pictures that lie loose are counted one after the other, however many are sent at once', async () => {
  const { add } = await administrator();
  const sent = Array.from({ length: limits.looseAttachmentsPerPerson + 6 }, () => add(onePixel, 'image/png'));
  const taken = (await Promise.all(sent)).filter(({ status }) => status === 201);
  expect(taken).toHaveLength(limits.looseAttachmentsPerPerson);
});
