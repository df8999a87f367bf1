import { endpoints } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Designer, newcomer } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { clients } from '../../db/schema/clients.ts';
import { files } from '../../db/schema/files.ts';
import { fileKeys } from './file-keys.ts';
import { keepWords } from './keep-words.ts';

const app = useTestApp();
let asha: Designer;
beforeEach(async () => {
  asha = await newcomer(app);
});

describe('the collection', () => {
  const list = async (query: string, token = asha.token) =>
    endpoints.listFiles.answer.parse((await app.ask(`GET /files/file-info?${query}`, { token })).body);
  const names = async (query: string) => (await list(query)).data.map((file) => file.fileName);

  async function lay(fileName: string, over: Partial<typeof files.$inferInsert> = {}) {
    const id = newId();
    const { db } = app.connection;
    const [row] = await db
      .insert(files)
      .values({
        id,
        clientId: asha.clientId,
        createdBy: asha.userId,
        fileName,
        s3FileName: `${id}.png`,
        storageKey: fileKeys.file(asha.clientId, id),
        directory: 'processed',
        contentType: 'image/png',
        bytes: 10,
        width: 1,
        height: 1,
        totalPixels: 1,
        isSaved: true,
        ...over,
      })
      .returning();
    if (row) await keepWords({ db, clientId: asha.clientId }, [row]);
    return id;
  }

  test('comes thirty at a time, newest first, one folder or all', async () => {
    for (let at = 0; at < 32; at++) await lay(`p${at}`, { createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)) });
    await lay('exported', { directory: 'exported', createdAt: new Date(Date.UTC(2026, 1, 1)) });
    const first = await list('directory=processed');
    expect(first).toMatchObject({ total: 32, pageNo: 1, limit: 30 });
    expect(first.data.map((file) => file.fileName).slice(0, 2)).toEqual(['p31', 'p30']);
    expect(await names('directory=processed&pageNo=2')).toEqual(['p1', 'p0']);
    expect(await names('limit=1')).toEqual(['exported']);
    expect(await names('directory=psd')).toEqual([]);
  });

  test('is picked from many at once, in the order and by the wishes of the list, with what is needed to change it', async () => {
    const laid: string[] = [];
    for (let at = 0; at < 33; at++)
      laid.push(
        await lay(`p${at}`, { createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)), tags: at === 32 ? ['silk'] : [] }),
      );
    await lay('exported', { directory: 'exported' });
    const pick = async (query: string, token = asha.token) =>
      endpoints.pickFiles.answer.parse((await app.ask(`GET /files/picked?${query}`, { token })).body);
    const newest = laid.toReversed();
    const all = await pick('directory=processed');
    expect([all.total, all.data.map(({ _id }) => _id)]).toEqual([33, newest]);
    expect(all.data.slice(0, 2)).toEqual([{ _id: newest[0], tags: ['silk'] }, { _id: newest[1] }]);
    const part = await pick('directory=processed&from=31&count=2&sortDirection=asc');
    expect(part.data.map(({ _id }) => _id)).toEqual(laid.slice(31));
    expect((await pick('fileName=p7')).data).toEqual([{ _id: laid[7] }]);
    expect(await pick('', (await newcomer(app)).token)).toEqual({ data: [], total: 0 });
    expect((await app.ask('GET /files/picked?count=10002', { token: asha.token })).status).toBe(422);
  });

  test('is searched by how words begin, by signs without wildcards, and sorted as asked', async () => {
    await lay('Vines.png', { bytes: 3 });
    await lay('100%_paisley.png', { bytes: 1 });
    await lay('untitled.png', { bytes: 2, designName: 'Vine garden' });
    expect(await names('fileName=vine&sortBy=bytes&sortDirection=asc')).toEqual(['untitled.png', 'Vines.png']);
    expect(await names('fileName=%25')).toEqual(['100%_paisley.png']);
    expect(await names('fileName=_')).toEqual(['100%_paisley.png']);
    expect(await names('fileName=ines')).toEqual([]);
    expect(await names('sortBy=fileName&sortDirection=asc')).toEqual(['100%_paisley.png', 'untitled.png', 'Vines.png']);
    expect((await app.ask('GET /files/file-info?sortBy=client_id', { token: asha.token })).status).toBe(422);
  });

  test('is sorted by name as people count and spell in three scripts, forward and back', async () => {
    const order = [
      '7 vines.png',
      '12 vines.png',
      'ähre.png',
      'Blatt.png',
      'scan.png',
      'scan_2.png',
      'Scan 0010.png',
      'scan-11.png',
      'Zari.png',
      'कंगन.png',
      'कमल.png',
      'क्षितिज.png',
      'बूटा ९.png',
      'बूटा १०.png',
      'બૂટા ૯.png',
      'બૂટા ૧૦.png',
    ];
    // As it is written with a chandrabindu, it is the same word.
    const written = order.map((name) => name.replace('कंगन', 'कँगन'));
    for (const [at, name] of written.entries())
      await lay(at % 2 ? 'untitled.png' : name, at % 2 ? { designName: name } : {});
    // Longer than an index could hold, were all of it kept.
    const long = '1ક'.repeat(127);
    await lay(long);
    const said = async (direction: string) =>
      (await list(`sortBy=fileName&sortDirection=${direction}`)).data.map(
        ({ designName, fileName }) => designName ?? fileName,
      );
    expect(await said('asc')).toEqual([long, ...written]);
    expect(await said('desc')).toEqual([long, ...written].reverse());
  });

  test('shows neither drafts, nor the bin, nor what is another client’s', async () => {
    await lay('draft', { directory: null, isSaved: false });
    await lay('binned', { deletedAt: new Date() });
    await lay('kept');
    expect(await names('')).toEqual(['kept']);
    const stranger = await newcomer(app);
    expect(await list('', stranger.token)).toMatchObject({ total: 0, data: [] });
    const colleague = await newcomer(app, 'admin', asha.clientId);
    expect(await list('', colleague.token)).toMatchObject({ total: 1 });
  });

  test('lets a file be moved to another folder and into the bin by its own client only', async () => {
    const id = await lay('kept');
    const stranger = await newcomer(app);
    const move = (token: string, directory = 'exported') =>
      app.ask(`POST /files/${id}/move`, { token, body: { directory } });
    for (const answer of [
      await move(stranger.token),
      await app.ask(`DELETE /files/${id}`, { token: stranger.token }),
      await app.ask(`GET /files/${id}`, { token: stranger.token }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    }
    expect(await move(asha.token)).toMatchObject({ status: 200, body: { data: { directory: 'exported' } } });
    expect((await move(asha.token, 'nowhere')).status).toBe(422);
    expect((await app.ask(`DELETE /files/${id}`, { token: asha.token })).status).toBe(204);
    expect((await app.ask(`DELETE /files/${id}`, { token: asha.token })).status).toBe(404);
    const mine = and(eq(files.id, id), eq(files.directory, 'exported'));
    expect(await app.connection.db.select().from(files).where(mine)).toHaveLength(1);
  });

  test('lets its own client take a file out of the bin, to where it lay', async () => {
    const id = await lay('regretted', { directory: 'exported' });
    const restore = (token: string) => app.ask(`POST /files/${id}/restore`, { token });
    await app.ask(`DELETE /files/${id}`, { token: asha.token });
    expect((await restore((await newcomer(app)).token)).status).toBe(404);
    expect(await names('')).not.toContain('regretted');
    expect(await restore(asha.token)).toMatchObject({ status: 200, body: { data: { directory: 'exported' } } });
    expect((await restore(asha.token)).status).toBe(200);
    expect(await names('')).toContain('regretted');
  });

  const bin = async (token: string, query = '') =>
    endpoints.listBin.answer.parse((await app.ask(`GET /files/bin?${query}`, { token })).body);
  const binned = async (token: string, query = '') => (await bin(token, query)).data.map(({ fileName }) => fileName);
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));

  test('has a bin, the last deleted first, searched by name and a page at a time', async () => {
    for (const n of [1, 3, 2]) await lay(`vine ${n}`, { deletedAt: day(n) });
    await lay('kept');
    await lay('ajrakh', { deletedAt: day(9) });
    const first = await bin(asha.token, 'fileName=VINE&limit=2');
    expect(first).toMatchObject({ total: 3, pageNo: 1, limit: 2 });
    expect(first.data).toMatchObject([
      { fileName: 'vine 3', deletedAt: day(3).toISOString(), erasedAt: day(33).toISOString() },
      { fileName: 'vine 2' },
    ]);
    expect(await binned(asha.token, 'fileName=vine&limit=2&pageNo=2')).toEqual(['vine 1']);
    // As in the collection, from the beginning of words.
    expect(await binned(asha.token, 'fileName=3%20vi')).toEqual(['vine 3']);
    expect(await binned(asha.token, 'sortDirection=asc')).toEqual(['vine 1', 'vine 2', 'vine 3', 'ajrakh']);
    expect(first.data.every(({ url }) => url === undefined)).toBe(true);
  });

  test('shows everybody of the client what was deleted of its collection, drafts to their maker alone, and nothing to strangers', async () => {
    const { clientId } = asha;
    await app.connection.db.update(clients).set({ hasUserAccess: true }).where(eq(clients.id, clientId));
    await lay('saved', { deletedAt: day(2) });
    await lay('draft', { deletedAt: day(1), isSaved: false, directory: null });
    const colleague = await app.signIn({ clientId, role: 'user' });
    const admin = await app.signIn({ clientId, role: 'admin' });
    const switched = await app.signIn({ clientId, role: 'admin', isUserMode: true });
    const stranger = await newcomer(app, 'admin');
    expect(await binned(asha.token)).toEqual(['saved', 'draft']);
    for (const { token } of [colleague, switched, admin]) expect(await binned(token)).toEqual(['saved']);
    expect(await binned(stranger.token)).toEqual([]);
  });

  test('restores a draft from the bin to where a screen shows it', async () => {
    const id = await lay('regretted', { isSaved: false, directory: null });
    await app.ask(`DELETE /files/${id}`, { token: asha.token });
    await app.ask(`POST /files/${id}/restore`, { token: asha.token });
    expect(await names('directory=processed')).toEqual(['regretted']);
    expect(await binned(asha.token)).toEqual([]);
  });

  test('hides a draft from colleagues, and lets an administrator see it but change no work but their own', async () => {
    const { clientId } = asha;
    const colleague = await app.signIn({ clientId, role: 'user' });
    const admin = await app.signIn({ clientId, role: 'admin' });
    const switched = await app.signIn({ clientId, role: 'admin', isUserMode: true });
    const acts = [
      ['DELETE', '', undefined],
      ['POST', '/move', { directory: 'exported' }],
    ] as const;
    const tries = async (token: string, id: string) => {
      const answers = [];
      for (const [method, path, body] of acts)
        answers.push((await app.ask(`${method} /files/${id}${path}`, { token, body })).status);
      return answers;
    };
    const draft = await lay('a draft', { isSaved: false, directory: null });
    expect(await tries(colleague.token, draft)).toEqual([404, 404]);
    for (const { token } of [admin, switched]) expect(await tries(token, draft)).toEqual([403, 403]);
    const named = await app.ask(`PATCH /design/designs/${draft}`, {
      token: colleague.token,
      body: { designName: 'Mine now' },
    });
    expect(named).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    const saved = await lay('saved');
    expect(await tries(admin.token, saved)).toEqual([403, 403]);
    expect((await app.ask(`GET /files/${saved}`, { token: admin.token })).status).toBe(200);
    const uploaded = await lay('uploaded by the administrator', { createdBy: admin.userId, directory: 'uploaded' });
    expect(await tries(admin.token, uploaded)).toEqual([204, 404]);
    expect(
      (await app.ask(`POST /files/${saved}/move`, { token: colleague.token, body: { directory: 'psd' } })).status,
    ).toBe(200);
    await app.ask(`DELETE /files/${saved}`, { token: colleague.token });
    const restored = await app.ask(`POST /files/${saved}/restore`, { token: admin.token });
    expect(restored).toMatchObject({ status: 403, body: { error: { code: 'not_yours' } } });
    expect((await app.ask(`GET /files/${saved}`, { token: admin.token })).status).toBe(404);
    // A draft is its maker's alone, in the bin and out of it.
    const take = () => app.ask(`POST /files/${draft}/restore`, { token: colleague.token });
    expect(await take()).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    await app.ask(`DELETE /files/${draft}`, { token: asha.token });
    expect(await take()).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });
});
