import { endpoints, limits } from '@naksha/contract';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type Designer, keepRow, newcomer } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { files } from '../../db/schema/files.ts';

const app = useTestApp();
const size = { width: 10, height: 10 };
let asha: Designer;
beforeEach(async () => {
  asha = await newcomer(app);
});

const change = (body: object, token = asha.token) => app.ask('POST /files/change', { token, body });
const rowsOf = async (ids: string[]) => {
  const rows = await app.connection.db.select().from(files).where(inArray(files.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id));
};

test('many files are moved, tagged, deleted and restored at once, each with its line in the log', async () => {
  const { db } = app.connection;
  const ids = [await keepRow(db, asha, size), await keepRow(db, asha, size)];
  expect((await change({ ids, directory: 'exported' })).body).toEqual({ changed: ids, refused: [] });
  await change({ ids, addTags: ['Wedding', 'silk '] });
  await change({ ids: ids.slice(0, 1), addTags: ['monsoon', 'wedding'], removeTags: ['silk'] });
  expect(await rowsOf(ids)).toMatchObject([
    { directory: 'exported', tags: ['monsoon', 'wedding'] },
    { directory: 'exported', tags: ['wedding', 'silk'] },
  ]);
  const found = await app.ask('GET /files/file-info?tag=silk', { token: asha.token });
  expect(endpoints.listFiles.answer.parse(found.body).data.map(({ _id }) => _id)).toEqual(ids.slice(1));
  await change({ ids, inBin: true });
  expect((await change({ ids, addTags: ['late'] })).body).toEqual({ changed: [], refused: ids });
  expect((await change({ ids, inBin: false })).body).toEqual({ changed: ids, refused: [] });
  const lines = await db
    .select()
    .from(actionLogs)
    .where(eq(actionLogs.object, ids[0] ?? ''));
  expect(lines.map(({ action }) => action).toSorted()).toEqual(
    ['file.deleted', 'file.moved', 'file.restored', 'file.tagged', 'file.tagged'].toSorted(),
  );
});

test('what is somebody else’s stays as it is and is named, and what is not there refuses all', async () => {
  const { db } = app.connection;
  const admin = await newcomer(app, 'admin', asha.clientId);
  const stranger = await newcomer(app);
  const [theirs, own] = [await keepRow(db, asha, size), await keepRow(db, admin, size)];
  const body = { ids: [theirs, own], inBin: true };
  expect((await change(body, admin.token)).body).toEqual({ changed: [own], refused: [theirs] });
  const foreign = await keepRow(db, stranger, size);
  expect(await change({ ids: [theirs, foreign], inBin: true })).toMatchObject({
    status: 404,
    body: { error: { field: 'ids' } },
  });
  expect((await rowsOf([theirs]))[0]?.deletedAt).toBeNull();
  const draft = await keepRow(db, asha, size);
  await db.update(files).set({ isSaved: false, directory: null }).where(eq(files.id, draft));
  expect((await change({ ids: [draft], addTags: ['x'] }, admin.token)).body).toEqual({ changed: [], refused: [draft] });
});

test.each([
  ['no files', { ids: [] }],
  ['a file twice', (id: string) => ({ ids: [id, id] })],
  ['an empty tag', (id: string) => ({ ids: [id], addTags: [' '] })],
  ['too long a tag', (id: string) => ({ ids: [id], addTags: ['x'.repeat(limits.tagMaxLength + 1)] })],
] as const)('%s is refused', async (_, body) => {
  const id = await keepRow(app.connection.db, asha, size);
  expect((await change(typeof body === 'function' ? body(id) : body)).status).toBe(422);
});

test('a tag that is given twice is kept once, and of two who tag a file at once neither passes the bound', async () => {
  const id = await keepRow(app.connection.db, asha, size);
  await change({ ids: [id], addTags: ['silk', 'Silk ', 'silk'] });
  expect((await rowsOf([id]))[0]?.tags).toEqual(['silk']);
  const many = (name: string) => Array.from({ length: limits.tagsPerFile - 1 }, (_, at) => `${name} ${at}`);
  const answers = await Promise.all(['one', 'other'].map((name) => change({ ids: [id], addTags: many(name) })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await rowsOf([id]))[0]?.tags).toHaveLength(limits.tagsPerFile);
});

test('a file takes so many tags and no more', async () => {
  const id = await keepRow(app.connection.db, asha, size);
  const tags = Array.from({ length: limits.tagsPerFile }, (_, at) => `tag ${at}`);
  expect((await change({ ids: [id], addTags: tags })).status).toBe(200);
  expect(await change({ ids: [id], addTags: ['one more'] })).toMatchObject({
    status: 422,
    body: { error: { code: 'tags_too_many', params: { limit: limits.tagsPerFile } } },
  });
  expect((await change({ ids: [id], addTags: ['one more'], removeTags: ['tag 0'] })).status).toBe(200);
});

test('a folder holds files of any section until it is taken away, and only its maker changes it', async () => {
  const { db } = app.connection;
  const colleague = await newcomer(app, 'user', asha.clientId);
  const make = (name: string, token = asha.token) => app.ask('POST /files/folders', { token, body: { name } });
  const folder = endpoints.createFolder.answer.parse((await make('Diwali')).body);
  expect((await make('DIWALI', colleague.token)).body).toMatchObject({ error: { code: 'folder_exists' } });
  const id = await keepRow(db, asha, size);
  await change({ ids: [id], folderId: folder._id });
  const listed = await app.ask(`GET /files/file-info?folder=${folder._id}`, { token: colleague.token });
  expect(endpoints.listFiles.answer.parse(listed.body).data).toMatchObject([{ _id: id, folderId: folder._id }]);
  const facets = await app.ask('GET /files/facets', { token: asha.token });
  expect(facets.body).toMatchObject({ folders: [{ name: 'Diwali', count: 1 }] });
  const path = `/files/folders/${folder._id}`;
  expect((await app.ask(`PATCH ${path}`, { token: colleague.token, body: { name: 'Mine' } })).status).toBe(403);
  expect((await app.ask(`DELETE ${path}`, { token: colleague.token })).status).toBe(403);
  expect((await app.ask(`PATCH ${path}`, { token: asha.token, body: { name: 'Holi' } })).body).toMatchObject({
    name: 'Holi',
  });
  const stranger = await newcomer(app);
  const others = endpoints.createFolder.answer.parse((await make('Diwali', stranger.token)).body);
  expect((await change({ ids: [id], folderId: others._id })).status).toBe(404);
  expect((await app.ask(`DELETE ${path}`, { token: asha.token })).status).toBe(204);
  expect((await rowsOf([id]))[0]).toMatchObject({ folderId: null, directory: 'uploaded' });
});

test('a file is renamed with the ending that says what it is', async () => {
  const id = await keepRow(app.connection.db, asha, size);
  const rename = (fileName: string) => app.ask(`PATCH /files/${id}`, { token: asha.token, body: { fileName } });
  expect((await rename('vines')).body).toMatchObject({ data: { fileName: 'vines.png' } });
  expect((await rename('Vines.PNG')).body).toMatchObject({ data: { fileName: 'Vines.PNG' } });
  expect((await rename(' ')).body).toMatchObject({ error: { code: 'file_name_missing' } });
  const found = await app.ask('GET /files/file-info?fileName=vin', { token: asha.token });
  expect(endpoints.listFiles.answer.parse(found.body).data).toMatchObject([{ _id: id }]);
});

test('a name that was given meanwhile is replaced by no one who has not seen it', async () => {
  const id = await keepRow(app.connection.db, asha, size);
  const made = await app.ask('POST /files/folders', { token: asha.token, body: { name: 'Navratri' } });
  const folder = endpoints.createFolder.answer.parse(made.body);
  const patch = (path: string, body: object) => app.ask(`PATCH ${path}`, { token: asha.token, body });
  const refused = (name: string) => ({
    status: 409,
    body: { error: { code: 'changed_meanwhile', params: { now: name, name } } },
  });
  expect((await patch(`/files/${id}`, { fileName: 'vines.png' })).status).toBe(200);
  expect(await patch(`/files/${id}`, { fileName: 'leaves', was: 'roses.png' })).toMatchObject(refused('vines.png'));
  expect((await patch(`/files/${id}`, { fileName: 'leaves', was: 'vines.png' })).status).toBe(200);
  expect((await patch(`/files/folders/${folder._id}`, { name: 'Pongal', was: 'Navratri' })).status).toBe(200);
  expect(await patch(`/files/folders/${folder._id}`, { name: 'Onam', was: 'Navratri' })).toMatchObject(
    refused('Pongal'),
  );
  expect((await patch(`/design/designs/${id}`, { designName: 'Monsoon' })).status).toBe(200);
  expect(await patch(`/design/designs/${id}`, { designName: 'Rain', was: 'Cloud' })).toMatchObject(refused('Monsoon'));
  expect((await patch(`/design/designs/${id}`, { designName: 'Rain', was: 'Monsoon' })).status).toBe(200);
});
