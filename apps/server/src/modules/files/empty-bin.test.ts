import { endpoints } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newcomer, plainPicture, uploadsOf, useUploads } from '../../../test/uploads.ts';
import { across } from '../../db/own.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { files } from '../../db/schema/files.ts';
import { storedBytes } from './stored-bytes.ts';
import { sweepFiles } from './sweep-files.ts';

const { app, asha, its } = useUploads();

test('what is deleted for ever is nowhere and counts for nothing at once, of the own bin alone, and its bytes go with the next sweep', async () => {
  const { connection, services } = app();
  const { clientId, token } = asha();
  const bina = await newcomer(app(), 'user', clientId);
  const admin = await newcomer(app(), 'admin', clientId);
  const picture = await plainPicture(13, 17).png().toBuffer();
  const [one, two, three, kept] = [
    await its().keep(picture),
    await its().keep(picture),
    await its().keep(picture),
    await its().keep(picture),
  ];
  const theirs = await uploadsOf(app(), bina).keep(picture);
  const ask = async (path: string, as = token) => {
    const { status, body } = await app().ask(path, { token: as });
    return { status, body };
  };
  for (const [{ _id }, as] of [
    [one, token],
    [two, token],
    [three, token],
    [theirs, bina.token],
  ] as const)
    expect((await ask(`DELETE /files/${_id}`, as)).status).toBe(204);
  const used = () => storedBytes(across(connection.db, 'sweep'), clientId);
  const binned = async (as = token) =>
    endpoints.listBin.answer.parse((await ask('GET /files/bin', as)).body).data.map(({ _id }) => _id);
  expect(await used()).toBe(picture.length * 5);

  // What is not in the bin, or was made by somebody else.
  expect((await ask(`DELETE /files/bin/${kept._id}`)).status).toBe(404);
  const notYours = { status: 403, body: { error: { code: 'not_yours' } } };
  expect(await ask(`DELETE /files/bin/${theirs._id}`)).toMatchObject(notYours);
  expect(await ask(`DELETE /files/bin/${one._id}`, admin.token)).toMatchObject(notYours);

  await connection.db.update(files).set({ designName: 'Monsoon', directory: 'processed' }).where(eq(files.id, one._id));
  expect((await ask(`DELETE /files/bin/${one._id}`)).status).toBe(204);
  expect(await used()).toBe(picture.length * 4);
  expect(await binned()).toEqual([theirs._id, three._id, two._id]);
  for (const gone of [`POST /files/${one._id}/restore`, `DELETE /files/bin/${one._id}`])
    expect((await ask(gone)).status).toBe(404);
  const change = { ids: [one._id], inBin: false };
  expect((await app().ask('POST /files/change', { token, body: change })).status).toBe(404);

  expect(await ask('DELETE /files/bin', admin.token)).toMatchObject({ status: 200, body: { erased: 0 } });
  expect(await ask('DELETE /files/bin')).toMatchObject({ status: 200, body: { erased: 2 } });
  expect(await used()).toBe(picture.length * 2);
  expect([await binned(), await binned(admin.token)]).toEqual([[theirs._id], [theirs._id]]);
  const lines = await connection.db.select().from(actionLogs).where(eq(actionLogs.clientId, clientId));
  expect(
    lines.flatMap(({ action, object, params }) =>
      ['file.erased', 'bin.emptied'].includes(action) ? [[action, object, params]] : [],
    ),
  ).toEqual([
    ['file.erased', one._id, { designName: 'Monsoon' }],
    ['bin.emptied', null, { count: 2 }],
  ]);

  // The bytes lie there, and rows that say that they are to go: nothing is lost by whoever dies now.
  expect(await its().keys('files')).toHaveLength(5);
  await sweepFiles(connection.db, services.storage);
  expect((await its().keys('files')).sort()).toEqual(
    [kept._id, theirs._id].map((id) => `files/${clientId}/${id}`).sort(),
  );
  const left = await connection.db.select({ id: files.id }).from(files).where(eq(files.clientId, clientId));
  expect(left).toHaveLength(2);
});
