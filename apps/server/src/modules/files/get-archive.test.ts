import { endpoints } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { newcomer, plainPicture, useUploads } from '../../../test/uploads.ts';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { pictureKey } from './picture-key.ts';

const { app, asha, its } = useUploads();

const link = async (ids: string[], token = asha().token) => app().ask('POST /files/archive', { token, body: { ids } });
const open = async (ids: string[]) => {
  const { url } = endpoints.createArchive.answer.parse((await link(ids)).body);
  return fetch(app().url + url);
};

test('files come as one archive under names of their own, byte for byte', async () => {
  // Of the last two some systems make one.
  const names = ['नक्शा.png', 'नक्शा.png', 'Vine.png', 'vine.PNG'];
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
  expect(Object.keys(found)).toEqual(['नक्शा.png', 'नक्शा (2).png', 'Vine.png', 'vine (2).PNG']);
  expect(Object.values(found).map((each) => Buffer.from(each))).toEqual(bytes);
});

test('an archive holds only what its maker sees, and nothing that was deleted since', async () => {
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
  expect(Object.keys(found)).toEqual(['b.png']);
  expect((await fetch(`${app().url}${url.slice(0, -4)}aaaa`)).status).toBe(403);
});

test('an archive whose bytes are lost ends in the middle instead of passing for whole', async () => {
  const { _id: id } = await its().keep(await plainPicture().png().toBuffer());
  const [row] = await app().connection.db.select().from(files).where(eq(files.id, id));
  if (row) await app().services.storage.remove(pictureKey(row));
  await expect(open([id]).then((answer) => answer.arrayBuffer())).rejects.toThrow();
});

test.each([
  [
    'the session of its reader has ended',
    (db: Database) => db.delete(sessions).where(eq(sessions.userId, asha().userId)),
  ],
  [
    'it was deleted',
    (db: Database) => db.update(files).set({ deletedAt: new Date() }).where(eq(files.fileName, 'b.png')),
  ],
])('an archive gives no further file once %s', async (_, change) => {
  const bytes = await plainPicture().png().toBuffer();
  const kept = [await its().keep(bytes, 'a.png'), await its().keep(bytes, 'b.png')];
  const { storage } = app().services;
  const { open: first } = storage;
  const opened = vi.spyOn(storage, 'open').mockImplementationOnce(async (...given) => {
    await change(app().connection.db);
    return first(...given);
  });
  try {
    await expect(open(kept.map(({ _id }) => _id)).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    expect(opened).toHaveBeenCalledTimes(1);
  } finally {
    opened.mockRestore();
  }
});
