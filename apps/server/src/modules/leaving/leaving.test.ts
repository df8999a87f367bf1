// long: what a client takes along and what is left of it are tried on one server, which takes long to start
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { z } from 'zod';
import { failingStorage } from '../../../test/failing-storage.ts';
import { supportAddress } from '../../../test/support-desk.ts';
import { newcomer, plainPicture, uploadsOf, useUploads } from '../../../test/uploads.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { clients } from '../../db/schema/clients.ts';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { fileWords } from '../../db/schema/file-words.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { mails } from '../../db/schema/mails.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { salesRequests } from '../../db/schema/sales-requests.ts';
import { ticketAttachments, ticketEntries, tickets } from '../../db/schema/tickets.ts';
import { users } from '../../db/schema/users.ts';
import type { Storage } from '../../storage/storage.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { storeFound } from '../designs/keep-found.ts';
import { checkFiles, shareOf, shares } from '../files/check-files.ts';
import { fileKeys } from '../files/file-keys.ts';
import { verifyChain } from '../logs/verify-chain.ts';
import { eraseClient } from './erase-client.ts';
import { exportClient } from './export-client.ts';
import { writeArchive } from './write-archive.ts';

const { app, asha, its } = useUploads();
const db = () => app().connection.db;
const storage = () => app().services.storage;

/** What an archive holds, by name. */
async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return found;
}
/** The bytes of her client's archive. */
const exported = (from: Storage) => buffer(exportClient(db(), from, asha().clientId).archive);
const manifest = z.object({
  clientId: z.string(),
  entries: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

test('a client that leaves takes everything it owns along, each byte held by the manifest, and nothing of another', async () => {
  const bytes = await plainPicture(13, 11).png().toBuffer();
  const file = await its().keep(bytes, '../बेल <1>.png');
  // As a drawing that the product made: with its plan and the picture of it.
  const { clientId } = asha();
  const drawing = await its().keep(await plainPicture(12, 11).png().toBuffer(), 'drawing.png');
  const put = (key: string, text: string) => storage().put(key, Readable.from([Buffer.from(text)]));
  await put(fileKeys.plan(clientId, drawing._id), 'its plan');
  await put(fileKeys.rendition(clientId, drawing._id), 'its picture');
  await db().update(files).set({ planBytes: 8, contentType: 'image/svg+xml' }).where(eq(files.id, drawing._id));
  const other = await newcomer(app());
  await uploadsOf(app(), other).keep(await plainPicture(5, 5).png().toBuffer());
  const found = await unpacked(await exported(storage()));
  const said = manifest.parse(JSON.parse(String(found.get('manifest.json'))));
  expect(said.clientId).toBe(asha().clientId);
  expect(said.entries.map(({ path }) => path).sort()).toEqual(
    [...found.keys()].filter((path) => path !== 'manifest.json').sort(),
  );
  for (const { path, bytes: length, sha256 } of said.entries) {
    const content = found.get(path) ?? Buffer.alloc(0);
    expect([content.length, createHash('sha256').update(content).digest('hex')], path).toEqual([length, sha256]);
  }
  expect(found.get(`files/uploaded/${file._id}-_बेल _1_.png`)?.equals(bytes)).toBe(true);
  expect(String(found.get(`plans/${drawing._id}.json.br`))).toBe('its plan');
  expect(String(found.get(`pictures/${drawing._id}.png`))).toBe('its picture');
  expect([...found.keys()].filter((path) => /^(?:plans|pictures)\//.test(path))).toHaveLength(2);
  const rows = [...found]
    .filter(([path]) => path.startsWith('rows/'))
    .map(([, content]) => String(content))
    .join('');
  expect(rows).toContain(asha().username);
  for (const foreign of [other.clientId, other.userId, 'passwordHash', '$argon2']) expect(rows).not.toContain(foreign);
});

test('an export goes on without a draft that is swept while it is written', async () => {
  const swept = await its().keep(await plainPicture(12, 5).png().toBuffer());
  const parts: Storage = {
    ...storage(),
    async stat(key) {
      if (!key.endsWith(swept._id)) return storage().stat(key);
      await db().delete(files).where(eq(files.id, swept._id));
      return undefined;
    },
  };
  const found = await unpacked(await exported(parts));
  expect([...found.keys()].some((path) => path.includes(swept._id))).toBe(false);
  expect(found.has('manifest.json')).toBe(true);
});

test('an archive says how much it holds, also of more rows than are read at a time', async () => {
  const { clientId, userId } = asha();
  await its().keep(await plainPicture(13, 5).png().toBuffer());
  const many = Array.from({ length: 1203 }, (_, at) => ({
    id: newId(),
    clientId,
    createdBy: userId,
    name: `Season ${at}`,
  }));
  await db().insert(folders).values(many);
  // Many of one moment, so that a page ends among them.
  const spent = Array.from({ length: 1203 }, (_, at) => ({
    ...{ id: newId(), clientId, holdId: newId(), feature: 'generate', imagesGenerated: 1, creditsDeducted: 0 },
    createdAt: new Date(Date.UTC(2026, 0, 1) - (at >> 9)),
  }));
  await db().insert(creditLogs).values(spent);
  const path = join(app().services.workDir, `${newId()}.zip`);
  const said = await writeArchive(db(), storage(), clientId, path);
  // No hold stands behind them, as the books would notice.
  await db().delete(creditLogs).where(eq(creditLogs.clientId, clientId));
  const bytes = await readFile(path);
  const found = await unpacked(bytes);
  const { counts } = z
    .object({ counts: z.record(z.string(), z.number()) })
    .parse(JSON.parse(String(found.get('manifest.json'))));
  const idsOf = (table: string) =>
    String(found.get(`rows/${table}.ndjson`))
      .trimEnd()
      .split('\n')
      .map((line) => z.object({ id: z.string() }).parse(JSON.parse(line)).id);
  expect(idsOf('folders').sort()).toEqual(many.map(({ id }) => id).sort());
  expect(idsOf('creditLogs').sort()).toEqual(spent.map(({ id }) => id).sort());
  expect(counts).toMatchObject({ files: 1, attachments: 0 });
  expect(counts.rows).toBeGreaterThan(2408);
  expect(said).toBe(`Wrote ${counts.rows} rows, 1 files and 0 attachments, ${bytes.length} bytes in all, to ${path}.`);
});

test('what lies where an archive is to be written stays as it is, and no archive is left of a client that is not there', async () => {
  const path = join(app().services.workDir, `${newId()}.zip`);
  await expect(writeArchive(db(), storage(), newId(), path)).rejects.toThrow('There is no such client.');
  await writeFile(path, 'something else', { flag: 'wx' });
  await expect(writeArchive(db(), storage(), asha().clientId, path)).rejects.toThrow('Something lies at');
  expect(await readFile(path, 'utf8')).toBe('something else');
});

test('an export whose bytes are lost ends with an error', async () => {
  const file = await its().keep(await plainPicture().png().toBuffer());
  await storage().remove(`files/${asha().clientId}/${file._id}`);
  await expect(exported(storage())).rejects.toThrow();
});

test('a client that is erased leaves nothing but the books, and the others are untouched', async () => {
  const file = await its().keep(await plainPicture(14, 11).png().toBuffer(), 'secret-name.png');
  const folder = { id: newId(), clientId: asha().clientId, createdBy: asha().userId, name: 'A secret season' };
  await db().insert(folders).values(folder);
  await db().update(files).set({ folderId: folder.id }).where(eq(files.id, file._id));
  const wordsOf = (clientId: string) => db().select().from(fileWords).where(eq(fileWords.clientId, clientId));
  expect((await wordsOf(asha().clientId)).map(({ word }) => word)).toContain('secret');
  await its().allow('half.png');
  const other = await newcomer(app());
  await uploadsOf(app(), other).keep(await plainPicture(6, 6).png().toBuffer());
  const { clientId } = asha();
  // More than are erased in one statement.
  const [row] = await db().select().from(files).where(eq(files.id, file._id));
  if (!row) throw new Error('The file is gone.');
  const many = Array.from({ length: 401 }, () => {
    const id = newId();
    return { ...row, id, parentId: row.id, s3FileName: `${id}.png`, storageKey: `files/${clientId}/${id}` };
  });
  await db().insert(files).values(many);
  // Asked for, and not looked up yet.
  for (const login of [asha().username.toUpperCase(), other.username])
    await db().insert(passwordResets).values({ login });
  // Both have asked to talk to sales.
  for (const { clientId: fromClientId } of [asha(), other])
    await db()
      .insert(salesRequests)
      .values({ email: 'asha@example.com', phone: '+911234567890', message: 'Call me.', fromClientId, viaForm: true });
  // Letters that report both to support.
  for (const { clientId, userId: authorId } of [asha(), other]) {
    const [ticketId, event] = [newId(), newId()];
    const mine = { clientId, authorId, authorName: 'A designer' };
    await db()
      .insert(tickets)
      .values({ ...mine, id: ticketId, title: 'Grey', description: 'No colours.' });
    await db()
      .insert(ticketEntries)
      .values({ ...mine, id: event, ticketId, isSupport: false });
    await db()
      .insert(mails)
      .values({ kind: 'ticketWritten', event, to: supportAddress, subject: clientId, text: 'Grey' });
  }
  await expect(eraseClient(db(), storage(), clientId)).rejects.toThrow('is active');
  await db().update(clients).set({ isActive: false }).where(eq(clients.id, clientId));
  const erased = await eraseClient(db(), storage(), clientId);
  expect(erased).toMatchObject({ rows: { files: 402, folders: 1, uploads: 2, people: 1 }, objects: 1, left: 0 });
  expect(erased.rows).toMatchObject({ sessions: 1, passwordResets: 1, mails: 1 });
  const letters = await db().select({ of: mails.subject }).from(mails).where(eq(mails.to, supportAddress));
  expect(letters).toEqual([{ of: other.clientId }]);
  expect(await db().select({ of: salesRequests.fromClientId }).from(salesRequests)).toEqual([{ of: other.clientId }]);
  expect(erased.rows.fileWords).toBeGreaterThan(0);
  expect(await its().keys('files')).toEqual([]);
  expect(await wordsOf(clientId)).toEqual([]);
  expect(await db().select().from(folders).where(eq(folders.clientId, clientId))).toEqual([]);
  expect(await wordsOf(other.clientId)).not.toEqual([]);
  const [person] = await db().select().from(users).where(eq(users.clientId, clientId));
  expect(person).toMatchObject({ name: 'Erased', email: null, isActive: false, passwordHash: '-' });
  const [client] = await db().select().from(clients).where(eq(clients.id, clientId));
  expect(client).toMatchObject({ name: 'Erased', contactEmail: '', isActive: false });
  expect(client?.erasedAt).toBeInstanceOf(Date);
  expect((await app().ask('GET /files/file-info?pageNo=1&directory=uploaded', { token: asha().token })).status).toBe(
    401,
  );
  expect(await db().select().from(files).where(eq(files.clientId, other.clientId))).toHaveLength(1);
  expect(await uploadsOf(app(), other).keys('files')).toHaveLength(1);
  expect(await checkLedger(db())).toEqual([]);
  expect((await verifyChain(db())).faults).toEqual([]);
  const resets = await db().select({ login: passwordResets.login }).from(passwordResets);
  expect(resets).toEqual([{ login: other.username }]);
  // Asked again, it says when it was done and changes nothing.
  const again = await eraseClient(db(), storage(), clientId);
  expect(again).toMatchObject({ before: client?.erasedAt, rows: { files: 0, people: 0 }, objects: 0, left: 0 });
  expect(await db().select().from(users).where(eq(users.clientId, clientId))).toEqual([person]);
  const lines = await db().select().from(actionLogs).where(eq(actionLogs.action, 'client.erased'));
  const mine = lines.filter((line) => line.clientId === clientId);
  const count = Object.values(erased.rows).reduce((sum, each) => sum + each, 0);
  expect(mine.map(({ params }) => params)).toEqual([{ count, rows: expect.any(String) }]);
  expect(String(mine[0]?.params.rows).split(', ')).toEqual(
    expect.arrayContaining(['402 files', '1 folders', '1 people', '1 passwordResets']),
  );
  // Cut off before all bytes were gone, it is ended.
  await storage().put(fileKeys.plan(clientId, newId()), Readable.from([Buffer.from('left over')]));
  expect(await eraseClient(db(), storage(), clientId)).toMatchObject({
    rows: { files: 0, people: 0 },
    objects: 1,
    left: 0,
  });
});

test('what is being made, attached, sent or drawn while a client is erased takes its bytes away again', async () => {
  const chief = await newcomer(app(), 'admin');
  const { clientId, token } = chief;
  const hers = uploadsOf(app(), chief);
  const picture = await plainPicture(15, 11).png().toBuffer();
  const [{ _id, previewUrl = '' }, { signedUrl }] = [await hers.keep(picture), await hers.allow()];
  const drawn = { plan: join(app().services.workDir, 'plan'), planVersion: 1 };
  await writeFile(drawn.plan, 'its plan');
  const erased = Promise.withResolvers<void>();
  let waiting = 0;
  const { put, putFile } = storage();
  const hold = <Result>(work: () => Promise<Result>) => {
    waiting++;
    return erased.promise.then(work);
  };
  Object.assign(storage(), {
    put: (...given: Parameters<Storage['put']>) => hold(() => put(...given)),
    putFile: (...given: Parameters<Storage['putFile']>) => hold(() => putFile(...given)),
  });
  onTestFinished(() => void Object.assign(storage(), { put, putFile }));
  const body = { clientId, fileName: 'a.png', picture: `data:image/png;base64,${picture.toString('base64')}` };
  const work = Promise.all([
    app().ask(`GET ${previewUrl}`),
    app().ask(`GET ${previewUrl.replace('/preview?', '/tile?')}&level=0`),
    app().ask('POST /support/attachments', { token, body }),
    hers.put(signedUrl, picture),
    storeFound(db(), storage(), { clientId, inputs: [_id] }, [{ input: 0, drawn }]),
  ]);
  await expect.poll(() => waiting).toBe(5);
  await db().update(clients).set({ isActive: false }).where(eq(clients.id, clientId));
  expect(await eraseClient(db(), storage(), clientId)).toMatchObject({ left: 0 });
  erased.resolve();
  await work;
  expect(await eraseClient(db(), storage(), clientId)).toMatchObject({ objects: 0, left: 0 });
});

test('an erasure that is cut off behind its rows is in the log, and keeps its day when it is ended', async () => {
  const other = await newcomer(app());
  await uploadsOf(app(), other).keep(await plainPicture(8, 5).png().toBuffer());
  const { clientId } = other;
  await db().update(clients).set({ isActive: false }).where(eq(clients.id, clientId));
  const error = new Error('cut off');
  const cut = failingStorage(storage(), { of: ['remove'], at: 1, when: 'after', error });
  await expect(eraseClient(db(), cut, clientId)).rejects.toThrow('cut off');
  const look = async () => {
    const [client] = await db().select().from(clients).where(eq(clients.id, clientId));
    const lines = await db().select().from(actionLogs).where(eq(actionLogs.action, 'client.erased'));
    return { erasedAt: client?.erasedAt, lines: lines.filter((line) => line.clientId === clientId).length };
  };
  const first = await look();
  expect(first).toEqual({ erasedAt: expect.any(Date), lines: 1 });
  await storage().put(fileKeys.plan(clientId, newId()), Readable.from([Buffer.from('left over')]));
  expect(await eraseClient(db(), storage(), clientId)).toMatchObject({ left: 0 });
  expect(await look()).toEqual(first);
});

const attachedFacts = { fileName: 'a.png', contentType: 'image/png', bytes: 9 };

test('what a row names and storage has lost is found and reported, and nothing else', async () => {
  const lost = await its().keep(await plainPicture(8, 8).png().toBuffer());
  const cut = await its().keep(await plainPicture(9, 8).png().toBuffer());
  const unplanned = await its().keep(await plainPicture(10, 8).png().toBuffer());
  const said: unknown[] = [];
  const report = (error: unknown) => said.push(error);
  const before = await checkFiles(db(), storage(), report, { share: 0, again: [] });
  await storage().remove(`files/${asha().clientId}/${lost._id}`);
  await storage().put(
    `files/${asha().clientId}/${cut._id}`,
    (async function* () {
      yield Buffer.from('cut');
    })(),
  );
  await db().update(files).set({ planBytes: 5 }).where(eq(files.id, unplanned._id));
  const faceless = await its().keep(await plainPicture(10, 9).png().toBuffer());
  await db().update(files).set({ contentType: 'image/svg+xml' }).where(eq(files.id, faceless._id));
  const [ticketId, entryId, attached, onItsWay] = [newId(), newId(), newId(), newId()];
  const { clientId, userId } = asha();
  const mine = { clientId, authorId: userId, authorName: 'Asha' };
  await db()
    .insert(tickets)
    .values({ ...mine, id: ticketId, title: 'Grey', description: 'No colours.' });
  await db()
    .insert(ticketEntries)
    .values({ ...mine, id: entryId, ticketId, isSupport: false });
  const picture = { clientId, createdBy: userId, ...attachedFacts };
  await db()
    .insert(ticketAttachments)
    .values({ ...picture, id: attached, entryId });
  await db()
    .insert(ticketAttachments)
    .values({ ...picture, id: onItsWay });
  const found = await checkFiles(db(), storage(), report, { share: 0, again: [] });
  expect(found.faults.filter((key) => !before.faults.includes(key))).toEqual([
    `files/${asha().clientId}/${lost._id}`,
    `files/${asha().clientId}/${cut._id}`,
    `plans/${asha().clientId}/${unplanned._id}`,
    `previews/${asha().clientId}/${faceless._id}/face.png`,
    `attachments/${asha().clientId}/${attached}`,
  ]);
  expect(String(said.at(-1))).toContain('are lost or not what their rows say');
});

test('one byte that is another is found in the night in which its file is read, and what had no hash is given one', async () => {
  const file = await its().keep(await plainPicture(8, 10).png().toBuffer());
  const key = fileKeys.file(asha().clientId, file._id);
  let again: readonly string[] = [];
  const check = async (share: number) => {
    const found = await checkFiles(db(), storage(), () => undefined, { share, again });
    again = found.wrong;
    return found.faults.includes(key);
  };
  const bytes = await buffer(await storage().open(key));
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  await storage().put(key, Readable.from([bytes]));
  const share = shareOf(file._id);
  expect(await check((share + 1) % shares)).toBe(false);
  expect(await check(share)).toBe(true);
  // In the nights after it is read as well, until it is right.
  for (const night of [1, 2]) expect(await check((share + night) % shares)).toBe(true);
  // As a file that is older than hashes: it is right from when it is first read.
  await db().update(files).set({ storedSha256: null }).where(eq(files.id, file._id));
  expect(await check(share)).toBe(false);
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  await storage().put(key, Readable.from([bytes]));
  expect(await check(share)).toBe(true);
});

test('a file that cannot be read is a fault beside the others, and one thrown away while they are looked at is none', async () => {
  const [deaf, torn, swept, lost] = [
    await its().keep(await plainPicture(8, 11).png().toBuffer()),
    await its().keep(await plainPicture(8, 12).png().toBuffer()),
    await its().keep(await plainPicture(8, 13).png().toBuffer()),
    await its().keep(await plainPicture(8, 14).png().toBuffer()),
  ];
  const keyOf = ({ _id }: { _id: string }) => fileKeys.file(asha().clientId, _id);
  await storage().remove(keyOf(lost));
  const failing: Storage = {
    ...storage(),
    async stat(key) {
      if (key === keyOf(deaf)) throw new Error('EIO: i/o error');
      if (key !== keyOf(swept)) return storage().stat(key);
      await db().delete(files).where(eq(files.id, swept._id));
      return undefined;
    },
    async open(key) {
      if (key !== keyOf(torn)) return storage().open(key);
      return Readable.from(
        (async function* () {
          yield Buffer.from('ha');
          throw new Error('the line broke');
        })(),
      );
    },
  };
  const said: string[] = [];
  const report = (error: unknown) => said.push(String(error));
  const { faults, wrong } = await checkFiles(db(), failing, report, { share: shareOf(torn._id), again: [] });
  expect(faults).toEqual(expect.arrayContaining([keyOf(lost), keyOf(deaf), keyOf(torn)]));
  expect(faults).not.toContain(keyOf(swept));
  expect(wrong).toContain(torn._id);
  expect(said.at(-1)).toBe(`Error: 2 files cannot be read, as ${keyOf(deaf)}, ${keyOf(torn)}`);
  // Where nothing answers it is not the files.
  const away: Storage = { ...storage(), stat: () => Promise.reject(new StorageError('away', '')) };
  await expect(checkFiles(db(), away, report, { share: 0, again: [] })).rejects.toThrow('storage away');
});
