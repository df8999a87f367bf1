import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, openTestEmbedded } from '../../test/database.ts';
import { flatTiff } from '../../test/flat-tiff.ts';
import { openTestStorage } from '../../test/storage.ts';
import { newcomer, plainPicture, uploadsOf, useUploads } from '../../test/uploads.ts';
import { files } from '../db/schema/files.ts';
import { plans } from '../db/schema/plans.ts';
import { ticketAttachments, ticketEntries, tickets } from '../db/schema/tickets.ts';
import { checkLedger } from '../modules/credits/check-ledger.ts';
import { fileKeys } from '../modules/files/file-keys.ts';
import { verifyChain } from '../modules/logs/verify-chain.ts';
import { hashOf } from '../storage/hash-of.ts';
import type { Storage } from '../storage/storage.ts';
import { findNamed, refuseLost } from './hold-objects.ts';
import { makeBackup, restoreBackup } from './make-backup.ts';
import { moveDatabase } from './move-database.ts';

const { app, asha, its } = useUploads();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const installation = () => ({ connection: app().connection, storage: app().services.storage });

/** An installation with nothing in it. */
async function empty() {
  const room = await openTestStorage();
  const connection = await openTestDatabase();
  return {
    connection,
    storage: room.storage,
    async close() {
      await connection.close();
      await room.close();
    },
  };
}

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('')) keys.push(key);
  return keys.sort();
}

test('a backup restored into an empty installation is the same installation, to the byte', async () => {
  const file = await its().keep(await plainPicture().png().toBuffer(), 'बेल બેલ.png');
  const colleague = uploadsOf(app(), await newcomer(app(), 'admin', asha().clientId));
  await colleague.keep(await plainPicture(40, 10).jpeg().toBuffer(), "a 'b' \\ \" c.jpg");
  await app().ask(`GET ${file.previewUrl}`);
  // Separators of Unicode end no line of a backup.
  const preferences = { note: 'red lotus\u2028on cream\u2029\u0085\r\n' };
  const { status } = await app().ask('PATCH /users/me', { token: asha().token, body: { preferences } });
  expect(status).toBe(200);
  const kept = await makeBackup(installation(), folder);
  expect(kept).toMatchObject({ objects: 2 });

  const other = await empty();
  try {
    expect(await restoreBackup(other, folder)).toEqual(kept);
    const keys = await keysOf(other.storage);
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(await hashOf(other.storage, key)).toBe(await hashOf(app().services.storage, key));
    expect(await checkLedger(other.connection.db)).toEqual([]);
    expect((await verifyChain(other.connection.db)).faults).toEqual([]);
    await expect(restoreBackup(other, folder)).rejects.toThrow('The database is not empty');
    // What was restored is as good a source as what it came from.
    const again = await makeBackup(other, join(folder, 'again'));
    expect(again).toMatchObject({ rows: kept.rows, objects: kept.objects, bytes: kept.bytes });
  } finally {
    await other.close();
  }
});

test('a file that is swept while a backup runs does not end it, and one that is lost does', async () => {
  const [draft, lost] = [
    await its().keep(await plainPicture(5, 4).png().toBuffer()),
    await its().keep(await plainPicture(4, 5).png().toBuffer()),
  ];
  const { connection, storage } = installation();
  const without = (ids: readonly string[], isSwept: boolean): Storage => ({
    ...storage,
    async *list(prefix) {
      if (isSwept) await connection.db.delete(files).where(inArray(files.id, [...ids]));
      for await (const object of storage.list(prefix)) if (!ids.some((id) => object.key.endsWith(id))) yield object;
    },
  });
  const place = join(folder, 'swept');
  await makeBackup({ connection, storage: without([draft._id], true) }, place);
  await expect(makeBackup({ connection, storage: without([lost._id], false) }, place)).rejects.toThrow(
    '1 files are named by rows and are not in storage',
  );
});

test('a restore that broke off while files were copied is begun again, and copies none twice but what is not the same', async () => {
  await its().keep(await plainPicture(7, 4).png().toBuffer());
  await its().keep(await plainPicture(4, 7).png().toBuffer());
  const place = join(folder, 'broken');
  const kept = await makeBackup(installation(), place);
  const other = await empty();
  try {
    let puts = 0;
    const failing: Storage = {
      ...other.storage,
      put: (...given) => (++puts === kept.objects ? Promise.reject(new Error('away')) : other.storage.put(...given)),
    };
    await expect(restoreBackup({ ...other, storage: failing }, place)).rejects.toThrow('away');
    puts = 0;
    const counting: Storage = {
      ...other.storage,
      put(...given) {
        puts++;
        return other.storage.put(...given);
      },
    };
    // One byte of what was copied has turned meanwhile.
    const [turned = ''] = await keysOf(other.storage);
    const bytes = await buffer(await other.storage.open(turned));
    const right = await hashOf(other.storage, turned);
    bytes[9] = (bytes[9] ?? 0) ^ 1;
    await other.storage.put(turned, Readable.from([bytes]));
    expect(await restoreBackup({ ...other, storage: counting }, place)).toEqual(kept);
    expect(puts).toBe(2);
    expect(await hashOf(other.storage, turned)).toBe(right);
  } finally {
    await other.close();
  }
});

test('the next backup takes the files that came since alone, and the newest is restored unless another is named', async () => {
  const place = join(folder, 'daily');
  await its().keep(await plainPicture().png().toBuffer());
  const first = await makeBackup(installation(), place);
  const [written] = (await readdir(join(place, 'objects', 'files', asha().clientId))).map((name) =>
    join(place, 'objects', 'files', asha().clientId, name),
  );
  if (written === undefined) throw new Error('A copy was expected.');
  await its().keep(await plainPicture(11, 12).png().toBuffer());
  const second = await makeBackup(installation(), place);
  expect(second.objects).toBe(first.objects + 1);
  expect(second.rows).toBeGreaterThan(first.rows);
  const other = await empty();
  try {
    expect(await restoreBackup(other, place, first.snapshot)).toEqual(first);
  } finally {
    await other.close();
  }

  // A flipped byte is found before anything is written.
  const bytes = await readFile(written);
  bytes[9] = (bytes[9] ?? 0) ^ 1;
  await writeFile(written, bytes);
  const third = await empty();
  try {
    await expect(restoreBackup(third, place)).rejects.toThrow('The backup is damaged');
    expect(await keysOf(third.storage)).toEqual([]);
    await expect(restoreBackup(third, join(folder, 'nowhere'))).rejects.toThrow('holds no snapshot');
  } finally {
    await third.close();
  }
});

test('a backup fails where the plan or the picture of a design, an attachment or the picture of a plan is lost', async () => {
  const { storage } = installation();
  const place = join(folder, 'parts');
  const { clientId, userId } = asha();
  const design = await its().keep(await plainPicture(6, 9).png().toBuffer());
  const drawing = await its().keep(await plainPicture(9, 6).png().toBuffer());
  const { db } = app().connection;
  await db.update(files).set({ planBytes: 4 }).where(eq(files.id, design._id));
  await db.update(files).set({ contentType: 'image/svg+xml' }).where(eq(files.id, drawing._id));
  const [ticketId, entryId, attached, loose] = [newId(), newId(), newId(), newId()];
  const mine = { clientId, authorId: userId, authorName: 'Asha' };
  await db.insert(tickets).values({ ...mine, id: ticketId, title: 'Grey', description: 'No colours.' });
  await db.insert(ticketEntries).values({ ...mine, id: entryId, ticketId, isSupport: false });
  const picture = { clientId, createdBy: userId, fileName: 'a.png', contentType: 'image/png', bytes: 4 };
  await db.insert(ticketAttachments).values([
    { ...picture, id: attached, entryId },
    { ...picture, id: loose },
  ]);
  const beside = `plan-pictures/${newId()}.png`;
  await db.update(plans).set({ pictures: [beside] });
  await expect(makeBackup(installation(), place)).rejects.toThrow('4 files are named by rows and are not in storage');
  const needed = [
    fileKeys.plan(clientId, design._id),
    fileKeys.rendition(clientId, drawing._id),
    fileKeys.attachment(clientId, attached),
    beside,
  ];
  // What is moved into a bucket is held against the same rows.
  const { connection } = installation();
  const named = await findNamed(connection);
  expect([...named.keys()]).toEqual(expect.arrayContaining(needed));
  await expect(refuseLost(connection, named, [])).rejects.toThrow('are named by rows and are not in storage');
  for (const key of needed) await storage.put(key, Readable.from([Buffer.from('four')]));
  await makeBackup(installation(), place);
});

test('a backup fails where the bytes of an upload are not those that were saved, and takes them when they are again', async () => {
  const { storage } = installation();
  const place = join(folder, 'flipped');
  // One is kept as it came, and one is written again.
  const kept = [
    await its().keep(await plainPicture(6, 13).png().toBuffer()),
    await its().keep(flatTiff(64, 128), 'flat.tif'),
  ];
  const mend: (() => Promise<unknown>)[] = [];
  for (const { _id } of kept) {
    const key = fileKeys.file(asha().clientId, _id);
    const right = await buffer(await storage.open(key));
    const wrong = Buffer.from(right);
    wrong[40] = (wrong[40] ?? 0) ^ 1;
    await storage.put(key, Readable.from([wrong]));
    mend.push(() => storage.put(key, Readable.from([right])));
  }
  await expect(makeBackup(installation(), place)).rejects.toThrow('2 files in storage are not what their rows say');
  // Nothing of them is written, not over a copy that is right either.
  for (const { _id } of kept)
    await expect(readFile(join(place, 'objects', fileKeys.file(asha().clientId, _id)))).rejects.toThrow('ENOENT');
  expect(await readdir(join(place, 'snapshots'))).toEqual([]);
  for (const put of mend) await put();
  await makeBackup(installation(), place);
});

test('a backup of rows whose bytes are lost is none', async () => {
  const file = await its().keep(await plainPicture().png().toBuffer());
  await app().services.storage.remove(`files/${asha().clientId}/${file._id}`);
  const place = join(folder, 'lost');
  await expect(makeBackup(installation(), place)).rejects.toThrow(/1 files are named by rows .*storage/);
  expect(await readdir(join(place, 'snapshots'))).toEqual([]);
});

test('a database moves into an embedded one and out of it again with every row of every table', async () => {
  await its().keep(await plainPicture().png().toBuffer(), 'विदा.png');
  const embedded = await openTestEmbedded();
  const target = await openTestDatabase();
  try {
    const moved = await moveDatabase(app().connection, embedded);
    expect(await moveDatabase(embedded, target)).toEqual(moved);
    expect(moved.tables).toBeGreaterThan(30);
    expect(moved.rows).toBeGreaterThan(5);
    expect(await checkLedger(target.db)).toEqual([]);
    await expect(moveDatabase(app().connection, target)).rejects.toThrow('The database is not empty');
  } finally {
    await embedded.close();
    await target.close();
  }
});
