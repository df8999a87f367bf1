import { Readable } from 'node:stream';
import { endpoints, limits } from '@naksha/contract';
import { eq, inArray } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import { newcomer, plainPicture, useUploads } from '../../../test/uploads.ts';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { fileKeys } from './file-keys.ts';
import { pictureKey } from './picture-key.ts';

const { app, asha, its } = useUploads();

const link = async (ids: string[], token = asha().token) => app().ask('POST /files/archive', { token, body: { ids } });
const open = async (ids: string[]) => {
  const { url } = endpoints.createArchive.answer.parse((await link(ids)).body);
  return fetch(app().url + url);
};

test('files come as one archive under names of their own, byte for byte', async () => {
  // Of the last two some systems make one.
  const names = ['नक्शा.png', 'नक्शा.png', 'Vine.png', 'vine.PNG', 'vine (2).png', 'vine (2).png', 'vine.png'];
  const bytes = await Promise.all(
    names.map((_, at) =>
      plainPicture(20 + at)
        .png()
        .toBuffer(),
    ),
  );
  const kept = [];
  for (const [at, each] of bytes.entries()) kept.push(await its().keep(each, names[at]));
  const ids = kept.map(({ _id }) => _id);
  const answer = await open(ids);
  expect(answer.headers.get('content-disposition')).toContain('.zip');
  const found = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(found)).toEqual([
    ...['नक्शा.png', 'नक्शा (2).png', 'Vine.png', 'vine (2).PNG'],
    ...['vine (2) (2).png', 'vine (2) (3).png', 'vine (3).png'],
  ]);
  expect(Object.values(found).map((each) => Buffer.from(each))).toEqual(bytes);
});

test('an archive holds only what its maker sees, and says what was deleted since', async () => {
  const bytes = await plainPicture().png().toBuffer();
  const [one, other] = [await its().keep(bytes), await its().keep(bytes, 'b.png')];
  const stranger = await newcomer(app());
  expect((await link([one._id], stranger.token)).status).toBe(404);
  const colleague = await newcomer(app(), 'user', asha().clientId);
  const { db } = app().connection;
  await db.update(files).set({ isSaved: false, directory: null }).where(eq(files.id, one._id));
  expect((await link([one._id], colleague.token)).status).toBe(404);
  const { url } = endpoints.createArchive.answer.parse((await link([one._id, other._id])).body);
  await app().ask(`DELETE /files/${one._id}`, { token: asha().token });
  const found = unzipSync(new Uint8Array(await (await fetch(app().url + url)).arrayBuffer()));
  expect(Object.keys(found)).toEqual(['b.png', 'Missing files.txt']);
  expect(Buffer.from(found['Missing files.txt'] ?? []).toString()).toMatch(/deleted:\r\n\r\nvines\.png\r\n$/);
  await app().ask(`DELETE /files/${other._id}`, { token: asha().token });
  expect((await fetch(app().url + url)).status).toBe(404);
  expect((await fetch(`${app().url}${url.slice(0, -4)}aaaa`)).status).toBe(403);
});

test('more files than an address names come by a list that is sent to it, and by no other', async () => {
  const bytes = await plainPicture().png().toBuffer();
  const kept = await its().keep(bytes);
  const { db } = app().connection;
  const [row] = await db.select().from(files).where(eq(files.id, kept._id));
  if (!row) throw new Error('What was uploaded has no row.');
  const others = Array.from({ length: limits.filesAtOnce }, (_, at) => {
    const id = newId();
    const storageKey = fileKeys.file(asha().clientId, id);
    return { ...row, id, storageKey, s3FileName: `${id}.png`, fileName: `vine ${at}.png` };
  });
  await db.insert(files).values(others);
  for (const { storageKey } of others) await app().services.storage.put(storageKey, Readable.from([bytes]));
  const ids = [kept._id, ...others.map(({ id }) => id)];
  const { url, list } = endpoints.createArchive.answer.parse((await link(ids)).body);
  const send = (sent: string) =>
    fetch(app().url + url, { method: 'POST', body: new URLSearchParams({ list: sent }), redirect: 'error' });
  const whole = await send(list ?? '');
  // A page has it sent into a hidden frame: what forbids frames might forbid the download.
  expect(['x-frame-options', 'content-security-policy'].map((name) => whole.headers.get(name))).toEqual([null, null]);
  const found = unzipSync(new Uint8Array(await whole.arrayBuffer()));
  expect(Object.keys(found)).toEqual(['vines.png', ...others.map(({ fileName }) => fileName)]);
  expect(Object.values(found).every((each) => bytes.equals(each))).toBe(true);
  const answers = [fetch(app().url + url), send(`${list}AAAA`), send(''), send('A'.repeat(limits.archiveBodyBytes))];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403, 403, 413]);
  expect((await answers[0])?.headers.get('x-frame-options')).toBe('DENY');
  expect((await link(Array.from({ length: limits.filesPicked + 1 }, () => newId()))).status).toBe(422);
});

test('an archive whose bytes are lost ends in the middle instead of passing for whole', async () => {
  const bytes = await plainPicture().png().toBuffer();
  const { _id: first } = await its().keep(bytes, 'a.png');
  const { _id: id } = await its().keep(bytes, 'b.png');
  const [row] = await app().connection.db.select().from(files).where(eq(files.id, id));
  if (row) await app().services.storage.remove(pictureKey(row));
  await expect(open([first, id]).then((answer) => answer.arrayBuffer())).rejects.toThrow();
});

/** What is downloaded while something else happens between its first and its second file. */
async function downloadWhile(change: (db: Database) => Promise<unknown>, kept: readonly { _id: string }[]) {
  const { storage } = app().services;
  const { open: first } = storage;
  const opened = vi.spyOn(storage, 'open').mockImplementationOnce(async (...given) => {
    await change(app().connection.db);
    return first(...given);
  });
  try {
    const answer = await open(kept.map(({ _id }) => _id));
    return { bytes: await answer.arrayBuffer().catch(() => undefined), opened: opened.mock.calls.length };
  } finally {
    opened.mockRestore();
  }
}

test('an archive gives no further file once the session of its reader has ended', async () => {
  const bytes = await plainPicture().png().toBuffer();
  const kept = [await its().keep(bytes, 'a.png'), await its().keep(bytes, 'b.png')];
  const end = (db: Database) => db.delete(sessions).where(eq(sessions.userId, asha().userId));
  expect(await downloadWhile(end, kept)).toEqual({ bytes: undefined, opened: 1 });
});

test('files that are deleted while an archive is written are named in it, in the language of its reader, and the others come whole', async () => {
  const pictures = await Promise.all([30, 31, 32, 33].map((width) => plainPicture(width).png().toBuffer()));
  const kept = [];
  for (const [at, bytes] of pictures.entries())
    kept.push(await its().keep(bytes, ['a.png', 'कमल.png', 'c.png', 'd.png'][at]));
  const gone = [kept[1], kept[2]].flatMap((file) => file?._id ?? []);
  const { db } = app().connection;
  await db.update(users).set({ lang: 'hi' }).where(eq(users.id, asha().userId));
  const drop = (db: Database) => db.update(files).set({ deletedAt: new Date() }).where(inArray(files.id, gone));
  const { bytes, opened } = await downloadWhile(drop, kept);
  const found = unzipSync(new Uint8Array(bytes ?? new ArrayBuffer()));
  expect(Object.keys(found)).toEqual(['a.png', 'd.png', 'छूटी हुई फ़ाइलें.txt']);
  expect(
    Object.values(found)
      .slice(0, 2)
      .map((each) => Buffer.from(each)),
  ).toEqual([pictures[0], pictures[3]]);
  expect(Buffer.from(found['छूटी हुई फ़ाइलें.txt'] ?? []).toString()).toMatch(/हैं.*:\r\n\r\nकमल\.png\r\nc\.png\r\n$/);
  expect(opened).toBe(2);
});
