import { Readable } from 'node:stream';
import { limits } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useWorkshop } from '../../../test/use-workshop.ts';
import { rows } from '../../db/rows.ts';
import { files } from '../../db/schema/files.ts';
import { ticketAttachments } from '../../db/schema/tickets.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { updateDesign } from '../designs/update-design.ts';
import { fileKeys } from './file-keys.ts';
import { restoreFile } from './restore-file.ts';
import { sweepFiles } from './sweep-files.ts';

const { shop, asha } = useWorkshop(0);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const put = (key: string) => shop().services.storage.put(key, Readable.from([Buffer.from('x')]));
/** Keys that count as two days old: no storage lets a test say when something was written. */
const aged = new Set<string>();
async function* listAged(prefix: string) {
  for await (const object of shop().services.storage.list(prefix))
    yield aged.has(object.key) ? { ...object, modifiedAt: daysAgo(2) } : object;
}
const sweep = () => sweepFiles(shop().connection.db, { ...shop().services.storage, list: listAged });
const isKept = async (key: string) => (await shop().services.storage.stat(key)) !== undefined;

async function lay(over: Partial<typeof files.$inferInsert>) {
  const id = newId();
  const storageKey = fileKeys.file(asha().clientId, id);
  const preview = fileKeys.preview(asha().clientId, id, 256);
  await put(storageKey);
  await put(preview);
  await asha()
    .db.insert(files)
    .values({
      id,
      clientId: asha().clientId,
      createdBy: asha().userId,
      fileName: 'a.png',
      s3FileName: `${id}.png`,
      storageKey,
      directory: 'processed',
      contentType: 'image/png',
      bytes: 1,
      width: 1,
      height: 1,
      totalPixels: 1,
      isSaved: true,
      ...over,
    });
  const hasRow = async () => (await asha().db.select().from(files).where(eq(files.id, id))).length === 1;
  return { id, isThere: async () => [await hasRow(), await isKept(storageKey), await isKept(preview)] };
}

const whole = [true, true, true];
const gone = [false, false, false];

test('drafts are kept for seven days, what is saved for ever', async () => {
  const draft = { directory: null, isSaved: false };
  const fresh = await lay({ ...draft, createdAt: daysAgo(6.9) });
  const old = await lay({ ...draft, createdAt: daysAgo(7.1) });
  const saved = await lay({ createdAt: daysAgo(700) });
  await sweep();
  expect(await fresh.isThere()).toEqual(whole);
  expect(await old.isThere()).toEqual(gone);
  expect(await saved.isThere()).toEqual(whole);
});

test('the bin is kept for thirty days, drafts in it too; designs made from what was in it stay', async () => {
  const fresh = await lay({ deletedAt: daysAgo(29.9) });
  const draft = await lay({ directory: null, isSaved: false, createdAt: daysAgo(29.9), deletedAt: daysAgo(29.8) });
  const old = await lay({ deletedAt: daysAgo(30.1) });
  const child = await lay({ parentId: old.id });
  await sweep();
  expect(await fresh.isThere()).toEqual(whole);
  expect(await draft.isThere()).toEqual(whole);
  expect(await old.isThere()).toEqual(gone);
  expect(await child.isThere()).toEqual(whole);
});

test('uploads that were never saved go when the longest that was begun with their link has ended', async () => {
  const allow = async (expiresAt: Date) => {
    const id = newId();
    const upload = {
      id,
      clientId: asha().clientId,
      userId: asha().userId,
      fileName: 'a',
      s3FileName: id,
      contentType: 'image/png',
    };
    await asha()
      .db.insert(uploads)
      .values({ ...upload, expiresAt });
    await put(fileKeys.upload(asha().clientId, id));
    return fileKeys.upload(asha().clientId, id);
  };
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const young = await allow(secondsAgo(limits.longestUploadSeconds));
  const old = await allow(secondsAgo(limits.longestUploadSeconds + 16 * 60));
  await sweep();
  expect(await isKept(young)).toBe(true);
  expect(await isKept(old)).toBe(false);
});

test('bytes that no row speaks of go after a day, and only those', async () => {
  const known = await lay({});
  const orphans = [fileKeys.file(asha().clientId, newId()), fileKeys.file(asha().clientId, newId())] as const;
  for (const key of orphans) await put(key);
  for (const key of [orphans[0], fileKeys.file(asha().clientId, known.id)]) aged.add(key);
  await sweep();
  expect(await isKept(orphans[0])).toBe(false);
  expect(await isKept(orphans[1])).toBe(true);
  expect(await known.isThere()).toEqual(whole);
});

test('what is attached to messages stays, and goes after a day when no row speaks of it', async () => {
  const { clientId, userId: createdBy, db } = asha();
  const [attached, orphan] = [newId(), newId()];
  await db
    .insert(ticketAttachments)
    .values({ id: attached, clientId, createdBy, fileName: 'a.png', contentType: 'image/png', bytes: 1 });
  const [kept, gone] = [fileKeys.attachment(clientId, attached), fileKeys.attachment(clientId, orphan)];
  for (const key of [kept, gone]) {
    await put(key);
    aged.add(key);
  }
  await sweep();
  expect([await isKept(kept), await isKept(gone)]).toEqual([true, false]);
});

test('plans, previews and pictures of drawings go after a day when their file is gone, and only then', async () => {
  const known = await lay({});
  const ofFile = (id: string) => [
    fileKeys.plan(asha().clientId, id),
    fileKeys.rendition(asha().clientId, id),
    fileKeys.squares(asha().clientId, id),
    fileKeys.preview(asha().clientId, id, 256),
  ];
  const [kept, young, lost] = [known.id, newId(), newId()].map(ofFile);
  for (const key of [kept, young, lost].flatMap((keys) => keys ?? [])) {
    await put(key);
    if (young?.includes(key)) continue;
    aged.add(key);
  }
  await sweep();
  const areKept = async (keys: readonly string[] = []) => Promise.all(keys.map(isKept));
  expect(await areKept(kept)).toEqual([true, true, true, true]);
  expect(await areKept(young)).toEqual([true, true, true, true]);
  expect(await areKept(lost)).toEqual([false, false, false, false]);
});

test('what was uploaded goes after a day when its file was saved from a copy, or it is no longer allowed', async () => {
  const { clientId, userId, db } = asha();
  const saved = await lay({});
  const [open, unknown] = [newId(), newId()];
  for (const id of [saved.id, open]) {
    const upload = { id, clientId, userId, fileName: 'a', s3FileName: newId(), contentType: 'image/png' };
    await db.insert(uploads).values({ ...upload, expiresAt: new Date() });
  }
  const keys = [saved.id, open, unknown].map((id) => fileKeys.upload(clientId, id));
  for (const key of keys) {
    await put(key);
    aged.add(key);
  }
  await sweep();
  expect(await Promise.all(keys.map(isKept))).toEqual([false, true, false]);
  expect(await saved.isThere()).toEqual(whole);
});

test('what is taken out of the bin, and a draft that is saved, while the sweep is at them stay whole', async () => {
  const { db } = asha();
  const binned = await lay({ deletedAt: daysAgo(31) });
  const draft = await lay({ directory: null, isSaved: false, createdAt: daysAgo(8) });
  const old = await lay({ deletedAt: daysAgo(31) });
  const [written, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const kept = db.transaction(async (tx) => {
    const inside = { ...asha(), db: tx };
    await restoreFile(inside, { id: binned.id });
    await updateDesign(inside, { id: draft.id, saved: true });
    written.resolve();
    await looked.promise;
  });
  await written.promise;
  const swept = sweep();
  const waiting = sql`select 1 as waits from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from "files"%'`;
  // The embedded database does one thing at a time: there the whole sweep comes after.
  if (shop().connection.home === 'postgres')
    await expect.poll(() => rows(db, z.object({ waits: z.number() }), waiting)).toHaveLength(1);
  looked.resolve();
  await Promise.all([kept, swept]);
  expect(await binned.isThere()).toEqual(whole);
  expect(await draft.isThere()).toEqual(whole);
  expect(await old.isThere()).toEqual(gone);
  await expect(restoreFile(asha(), { id: old.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('more than one portion is swept in one go', async () => {
  const old = await Promise.all(
    Array.from({ length: 101 }, () => lay({ directory: null, isSaved: false, createdAt: daysAgo(8) })),
  );
  await sweep();
  // Some of each portion: a bucket takes its time for every look.
  for (const file of [...old.slice(0, 6), ...old.slice(-6)]) expect(await file.isThere()).toEqual(gone);
});
