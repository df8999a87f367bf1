import { fileRow, limits, look } from '@naksha/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newcomer, uploadsOf, useUploads } from '../../../test/uploads.ts';
import { fileTraits } from '../../db/schema/file-traits.ts';
import { files } from '../../db/schema/files.ts';
import { fillTraits } from './fill-traits.ts';
import { pictureKey } from './picture-key.ts';

const { app, asha, its } = useUploads();

/** Discs of a dye on a ground. */
async function discs(dye: string, ground: string, size = 96): Promise<Buffer> {
  const drawn = [24, 72].map((at) => `<circle cx="${at}%" cy="${96 - at}%" r="16%" fill="${dye}"/>`).join('');
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: Buffer.from(`<svg width="${size}" height="${size}">${drawn}</svg>`) }])
    .png()
    .toBuffer();
}

const fail = (error: unknown) => {
  throw error;
};

async function similarTo(id: string, token = asha().token) {
  const { status, body } = await app().ask(`GET /files/${id}/similar`, { token });
  return {
    status,
    ids:
      status === 200
        ? z
            .object({ data: z.array(fileRow) })
            .parse(body)
            .data.map(({ _id }) => _id)
        : [],
  };
}

test('of a picture are those that look like it, the most alike first, and never those of another client', async () => {
  const stranger = await newcomer(app());
  const keep = async (picture: Promise<Buffer>) => (await its().keep(await picture))._id;
  const own = await keep(discs('#1d2b5c', '#f0e4c8'));
  const larger = await keep(discs('#1d2b5c', '#f0e4c8', 160));
  const paler = await keep(discs('#24346a', '#f2e8d0'));
  await keep(discs('#e8d020', '#102810'));
  const theirs = await uploadsOf(app(), stranger).keep(await discs('#1d2b5c', '#f0e4c8'));
  const { connection, services } = app();
  await fillTraits(connection.db, services, fail);
  expect(await similarTo(own)).toEqual({ status: 200, ids: [larger, paler] });
  expect((await similarTo(theirs._id, stranger.token)).ids).toEqual([]);
  expect((await similarTo(own, stranger.token)).status).toBe(404);
  await connection.db.update(files).set({ deletedAt: new Date() }).where(eq(files.id, larger));
  expect((await similarTo(own)).ids).toEqual([paler]);
});

test('the same picture comes first and then the nearest, though more than are compared have their colours and are newer', async () => {
  const { db } = app().connection;
  const { _id: id } = await its().keep(await discs('#5a2d82', '#e8e0d0'));
  const { _id: twin } = await its().keep(await discs('#5a2d82', '#e8e0d0'));
  expect((await similarTo(id)).status).toBe(200);
  const [measured] = await db.select().from(fileTraits).where(eq(fileTraits.fileId, id));
  if (!measured) throw new Error('The traits were expected.');
  const { _id: nearest } = await its().keep(await discs('#5a2d82', '#e8e0d0'));
  // 3,001 others in the same colours, each farther off, made by the database: it is quicker than a loop here.
  await db.execute(sql`insert into files (id, client_id, created_by, file_name, s3_file_name, storage_key, directory, content_type, bytes, width, height, total_pixels, is_saved)
    select each.id, f.client_id, f.created_by, 'other', each.id || '.png', 'files/' || f.client_id || '/' || each.id, 'uploaded', 'image/png', 1, 1, 1, 1, true
    from files f, lateral (select ('ffffffff-ffff-7fff-8fff-' || lpad(to_hex(n), 12, '0'))::uuid as id from generate_series(1, 3001) as n) each where f.id = ${id}`);
  await db.execute(sql`insert into file_traits (file_id, client_id, traits, colours, dyes, texture)
    select f.id, f.client_id, t.traits[1:51] || ((t.traits[52] + 100) % 256)::smallint, t.colours, t.dyes, t.texture from files f, file_traits t
    where t.file_id = ${id} and f.file_name = 'other'`);
  // Written behind them, and older all the same.
  await db.insert(fileTraits).values({ ...measured, fileId: twin });
  await db
    .insert(fileTraits)
    .values({ ...measured, traits: measured.traits.with(51, (measured.traits[51] ?? 0) ^ 1), fileId: nearest });
  const { ids } = await similarTo(id);
  expect(ids.slice(0, 2)).toEqual([twin, nearest]);
  expect(ids).toHaveLength(24);
});

test('are found by what was measured once, which goes with the file, and measured when it is missing', async () => {
  const { connection, services } = app();
  const { db } = connection;
  const { _id: id } = await its().keep(await discs('#a83232', '#dfe8f0'));
  expect((await similarTo(id)).status).toBe(200);
  const [first] = await db.select().from(fileTraits).where(eq(fileTraits.fileId, id));
  expect(first?.traits).toHaveLength(52);
  await fillTraits(db, services, fail);
  expect(await db.select().from(fileTraits).where(eq(fileTraits.fileId, id))).toEqual([first]);
  await db.delete(files).where(eq(files.id, id));
  expect(await db.select().from(fileTraits).where(eq(fileTraits.fileId, id))).toEqual([]);
});

test('of a picture that took too long nothing is kept, and one whose bytes are lost is reported and holds no other up', async () => {
  const { connection, services } = app();
  const { db } = connection;
  const keep = async (dye: string) => (await its().keep(await discs(dye, '#dfe8f0')))._id;
  const [lost, last] = [await keep('#203040'), await keep('#403020')];
  const [row] = await db.select().from(files).where(eq(files.id, lost));
  if (row) await services.storage.remove(pictureKey(row));
  const { judgingSeconds } = limits;
  Object.assign(limits, { judgingSeconds: 0 });
  const slow: unknown[] = [];
  await fillTraits(db, services, (error) => slow.push(error));
  Object.assign(limits, { judgingSeconds });
  expect(slow.at(-1)).toMatchObject({ code: 'image_unprocessable' });
  const kept = () =>
    db
      .select()
      .from(fileTraits)
      .where(inArray(fileTraits.fileId, [lost, last]));
  expect(await kept()).toEqual([]);
  const found: unknown[] = [];
  await fillTraits(db, services, (error) => found.push(error));
  expect(found).toEqual([expect.objectContaining({ fault: 'missing' })]);
  expect(await kept()).toEqual([expect.objectContaining({ fileId: last })]);
});

test('what is measured of a picture costs nothing', async () => {
  const { _id: id } = await its().keep(await discs('#1d2b5c', '#f0e4c8'));
  const { status, body } = await app().ask(`GET /files/${id}/look`, { token: asha().token });
  expect(status).toBe(200);
  const { data } = z.object({ data: look }).parse(body);
  expect(data).toMatchObject({
    kind: 'motifs',
    palette: [{ hex: expect.stringMatching(/^#f/) }, { hex: expect.any(String) }],
  });
});
