import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { plainPicture, useUploads } from '../../../test/uploads.ts';
import { filePreviews } from '../../db/schema/file-previews.ts';
import { tallied } from '../../watch/tallies.ts';
import { evictPreviews } from './evict-previews.ts';
import { fileKeys } from './file-keys.ts';

const { app, asha, its } = useUploads();

/** A picture that was looked at so many hours ago, as a small picture and as squares. */
async function looked(hoursAgo: number) {
  const bytes = await plainPicture(600 + hoursAgo, 20)
    .png()
    .toBuffer();
  const { _id: id, previewUrl = '' } = await its().keep(bytes);
  const see = async () => Buffer.from(await (await fetch(app().url + previewUrl)).arrayBuffer());
  const square = async () => {
    const answer = await fetch(`${app().url}${previewUrl.replace('/preview?', '/tile?')}&level=0`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const seen = { small: await see(), square: (await square()).bytes };
  const { db } = app().connection;
  // What was made is counted once it was sent.
  const isOfIt = eq(filePreviews.fileId, id);
  await expect.poll(async () => (await db.select().from(filePreviews).where(isOfIt)).length).toBe(2);
  const usedAt = sql`now() - interval '1 hour' * ${hoursAgo}`;
  await db.update(filePreviews).set({ usedAt }).where(isOfIt);
  const kept = async () => {
    const found: string[] = [];
    for await (const { key } of app().services.storage.list(fileKeys.previews(asha().clientId, id)))
      found.push(key.split('/').at(-1) ?? '');
    return found.toSorted();
  };
  const bytesOf = async (ending: string) => {
    const isOne = and(eq(filePreviews.fileId, id), sql`key like ${`%${ending}`}`);
    const [row] = await db.select().from(filePreviews).where(isOne);
    return { bytes: row?.bytes ?? 0, isFresh: Date.now() - Number(row?.usedAt ?? 0) < 1_800_000 };
  };
  const source = () => app().services.storage.open(fileKeys.file(asha().clientId, id)).then(buffer);
  return { id, bytes, seen, see, square, kept, bytesOf, source };
}

test('beyond what may be kept, what was made of pictures and not looked at for longest goes, never a source, and is made again when it is asked for', async () => {
  const { db } = app().connection;
  const { storage, config } = app().services;
  const [old, older, fresh] = [await looked(5), await looked(9), await looked(3)];
  // What a drawing looks like lies among previews, and no one can make it again.
  await storage.put(fileKeys.rendition(asha().clientId, older.id), Readable.from([Buffer.from('x')]));
  await older.see();
  await expect.poll(async () => (await older.bytesOf('.webp')).isFresh).toBe(true);
  const parts = [await older.bytesOf('.webp'), await fresh.bytesOf('.webp'), await fresh.bytesOf('.zip')];
  const most = Math.ceil(parts.reduce((sum, { bytes }) => sum + bytes, 0) / 0.9);
  const before = tallied('previews_evicted');
  await Promise.all([1, 2].map(() => evictPreviews(db, storage, most)));
  // Both of the first and one of the second, each by one of the two.
  expect(tallied('previews_evicted') - before).toBe(3);
  expect(await Promise.all([old, older, fresh].map(({ kept }) => kept()))).toEqual([
    [],
    ['512.webp', 'face.png'],
    ['512.webp', 'tiles.zip'],
  ]);

  for (const { see, square, seen, source, bytes } of [old, older, fresh]) {
    const again = await Promise.all([see(), see(), square(), square(), evictPreviews(db, storage, most)]);
    expect(again.slice(0, 2)).toEqual([seen.small, seen.small]);
    expect(again.slice(2, 4)).toEqual([1, 2].map(() => ({ status: 200, bytes: seen.square })));
    expect((await source()).equals(bytes)).toBe(true);
  }

  await db.update(filePreviews).set({ usedAt: sql`now() - interval '2 minutes'` });
  Object.assign(config, { previewsMaxBytes: 1 });
  const newest = await looked(0);
  await expect
    .poll(async () => (await Promise.all([old, older, fresh].map(({ kept }) => kept()))).flat())
    .toEqual(['face.png']);
  expect(await newest.kept()).toEqual(['512.webp', 'tiles.zip']);
});

test('what could not be counted is looked at all the same', async () => {
  const { db } = app().connection;
  const { previewUrl = '' } = await its().keep(await plainPicture(300, 20).png().toBuffer());
  await db.execute(sql`alter table file_previews add constraint silent check (false) not valid`);
  onTestFinished(async () => void (await db.execute(sql`alter table file_previews drop constraint silent`)));
  const square = previewUrl.replace('/preview?', '/tile?');
  const answers = await Promise.all([previewUrl, `${square}&level=0`].map((url) => fetch(app().url + url)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('where there is too much of many small previews, nine tenths of what may be kept are left, and where there is not, all of it', async () => {
  const { db } = app().connection;
  const { storage } = app().services;
  const { clientId } = asha();
  const { _id: fileId } = await its().keep(await plainPicture().png().toBuffer());
  await db.delete(filePreviews);
  const usedAt = sql`now() - interval '2 hours'`;
  const keys = Array.from({ length: 1_500 }, (_, at) => `${fileKeys.previews(clientId, fileId)}/${at}`);
  await db.insert(filePreviews).values(keys.map((key) => ({ key, fileId, clientId, bytes: 10, usedAt })));
  await evictPreviews(db, storage, 15_000);
  expect(await db.$count(filePreviews)).toBe(1_500);
  await evictPreviews(db, storage, 14_000);
  expect(await db.$count(filePreviews)).toBe(1_260);
});
