import { endpoints, limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type Designer, keepRow, newcomer } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { fileAreas } from '../../db/schema/file-areas.ts';
import { files } from '../../db/schema/files.ts';

const app = useTestApp();
const size = { width: 10, height: 10 };
const painted = {
  strokes: [{ radius: 0.1, points: [[0.5, 0.5, 0.25] as [number, number, number]], erases: false }],
  softness: 12,
  growth: 0.01,
  inverted: true,
  repeat: { layout: 'half-drop', step: { n: 1, m: 3, axis: 'down' }, columns: 2, rows: 2 },
};
let asha: Designer;
let design: string;
beforeEach(async () => {
  asha = await newcomer(app);
  design = await keepRow(app.connection.db, asha, size);
});

const keep = (body: object, by = asha, id = design) => app.ask(`POST /files/${id}/areas`, { token: by.token, body });
const list = async (by = asha, id = design) => {
  const { body } = await app.ask(`GET /files/${id}/areas`, { token: by.token });
  return endpoints.listAreas.answer.parse(body).data;
};
const kept = async (name: string, by = asha, id = design) =>
  endpoints.keepArea.answer.parse((await keep({ name, area: painted }, by, id)).body);

test('an area is kept with its design exactly as it was painted, and is there for the colleagues of whoever painted it', async () => {
  const { _id: id } = await kept('  the   lotus ');
  const colleague = await newcomer(app, 'user', asha.clientId);
  expect(await list(colleague)).toMatchObject([
    { _id: id, name: 'the   lotus', fileId: design, createdBy: asha.userId },
  ]);
  const { body } = await app.ask(`GET /files/areas/${id}`, { token: colleague.token });
  expect(endpoints.getArea.answer.parse(body).area).toEqual(painted);
  expect((await app.ask(`DELETE /files/areas/${id}`, { token: colleague.token })).status).toBe(204);
  expect(await list()).toEqual([]);
  expect((await app.ask(`DELETE /files/areas/${id}`, { token: asha.token })).status).toBe(404);
  const lines = await app.connection.db.select().from(actionLogs).where(eq(actionLogs.object, id));
  expect(lines.map(({ action }) => action).toSorted()).toEqual(['area.kept', 'area.removed']);
});

test('the areas of another version of the design are listed after its own', async () => {
  const { db } = app.connection;
  const version = await keepRow(db, asha, size);
  await db.update(files).set({ stackId: design }).where(eq(files.id, version));
  await kept('of the first');
  await kept('of the version', asha, version);
  expect((await list()).map(({ name }) => name)).toEqual(['of the first', 'of the version']);
  expect((await list(asha, version)).map(({ name }) => name)).toEqual(['of the version', 'of the first']);
});

test('a name is given once to a design, and to another one again', async () => {
  await kept('Lotus');
  expect((await keep({ name: 'LOTUS', area: painted })).body).toMatchObject({
    error: { code: 'area_exists', field: 'name' },
  });
  const other = await keepRow(app.connection.db, asha, size);
  expect((await keep({ name: 'Lotus', area: painted }, asha, other)).status).toBe(201);
});

test('so many areas are kept with a design and no more, also of two that come at once', async () => {
  const rows = Array.from({ length: limits.areasPerFile - 1 }, (_, at) => ({
    fileId: design,
    clientId: asha.clientId,
    createdBy: asha.userId,
    name: `area ${at}`,
    area: endpoints.keepArea.body.parse({ name: 'x', area: painted }).area,
  }));
  await app.connection.db.insert(fileAreas).values(rows);
  const answers = await Promise.all(['one', 'other'].map((name) => keep({ name, area: painted })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
    error: { code: 'areas_too_many', params: { limit: limits.areasPerFile } },
  });
});

test('so many areas are kept by a client and no more, whichever designs they lie with', async () => {
  const { db } = app.connection;
  const designs = Math.ceil(limits.areasPerClient / limits.areasPerFile);
  for (let at = 0; at < designs; at++) {
    const fileId = await keepRow(db, asha, size);
    const rows = Array.from({ length: limits.areasPerFile }, (_, nth) => ({
      fileId,
      clientId: asha.clientId,
      createdBy: asha.userId,
      name: `area ${nth}`,
      area: endpoints.keepArea.body.parse({ name: 'x', area: painted }).area,
    }));
    await db.insert(fileAreas).values(rows);
  }
  expect((await keep({ name: 'one more', area: painted })).body).toMatchObject({
    error: { code: 'client_areas_too_many', params: { limit: limits.areasPerClient } },
  });
  const [last] = await db.delete(fileAreas).where(eq(fileAreas.clientId, asha.clientId)).returning();
  expect((await keep({ name: last?.name, area: painted })).status).toBe(201);
});

test.each([
  ['without a name', { name: ' ', area: painted }, 'area_name_missing'],
  ['of no stroke', { name: 'x', area: { strokes: [] } }, 'invalid_value'],
  ['with something unknown', { name: 'x', area: { ...painted, colour: 'red' } }, 'unknown_field'],
])('an area %s is refused', async (_, body, code) => {
  expect((await keep(body)).body).toMatchObject({ error: { code } });
});

test('whoever only looks at a design keeps no area with it, and a stranger sees none', async () => {
  const { _id: id } = await kept('Lotus');
  const admin = await newcomer(app, 'admin', asha.clientId);
  expect((await keep({ name: 'mine', area: painted }, admin)).body).toMatchObject({ error: { code: 'not_yours' } });
  expect((await app.ask(`DELETE /files/areas/${id}`, { token: admin.token })).status).toBe(403);
  expect((await app.ask(`GET /files/areas/${id}`, { token: admin.token })).status).toBe(200);
  const stranger = await newcomer(app);
  for (const call of [`GET /files/areas/${id}`, `DELETE /files/areas/${id}`, `GET /files/${design}/areas`] as const)
    expect((await app.ask(call, { token: stranger.token })).status).toBe(404);
  await app.connection.db.update(files).set({ isSaved: false, directory: null }).where(eq(files.id, design));
  const colleague = await newcomer(app, 'user', asha.clientId);
  expect((await app.ask(`GET /files/areas/${id}`, { token: colleague.token })).status).toBe(404);
});

test('areas are out of reach while their design lies in the bin, and go with it', async () => {
  const { db } = app.connection;
  const { _id: id } = await kept('Lotus');
  await app.ask(`DELETE /files/${design}`, { token: asha.token });
  expect((await app.ask(`GET /files/areas/${id}`, { token: asha.token })).status).toBe(404);
  await app.ask(`POST /files/${design}/restore`, { token: asha.token });
  expect(await list()).toMatchObject([{ _id: id }]);
  await db.delete(files).where(eq(files.id, design));
  expect(await db.select().from(fileAreas).where(eq(fileAreas.id, id))).toEqual([]);
});
