import { endpoints } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { type Designer, newcomer } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { fileTraits } from '../../db/schema/file-traits.ts';
import { fileWords } from '../../db/schema/file-words.ts';
import { files } from '../../db/schema/files.ts';
import { fileKeys } from './file-keys.ts';
import { fillWords } from './fill-words.ts';
import { keepColours, keepWords } from './keep-words.ts';

const app = useTestApp();
let asha: Designer;
beforeEach(async () => {
  asha = await newcomer(app);
});

async function lay(fileName: string, over: Partial<typeof files.$inferInsert> = {}, hasWords = true) {
  const { db } = app.connection;
  const { clientId, userId: createdBy } = asha;
  const id = newId();
  const place = { s3FileName: `${id}.png`, storageKey: fileKeys.file(clientId, id), directory: 'processed' } as const;
  const picture = { contentType: 'image/png', bytes: 1, width: 1, height: 1, totalPixels: 1, isSaved: true };
  const [row] = await db
    .insert(files)
    .values({ id, clientId, createdBy, fileName, ...place, ...picture, ...over })
    .returning();
  if (row && hasWords) await keepWords({ db, clientId }, [row]);
  return id;
}

async function names(query: Record<string, string>, token = asha.token) {
  const { body } = await app.ask(`GET /files/file-info?${new URLSearchParams(query)}`, { token });
  const { data, total } = endpoints.listFiles.answer.parse(body);
  expect(total).toBe(data.length);
  return data.map(({ fileName }) => fileName);
}

/** Traits in which these bins hold a good part of the picture. */
const traitsWith = (...bins: number[]) => Array.from({ length: 52 }, (_, at) => (bins.includes(at - 8) ? 160 : 10));

test('the collection is held to colour, family, operation, person, size and tag, one or all of them', async () => {
  const { db } = app.connection;
  const { clientId } = asha;
  const colleague = await newcomer(app, 'user', clientId);
  const navy = await lay('navy', { designDefinition: { family: 'ajrakh' }, operation: 'generate' });
  await keepColours({ db, clientId }, navy, traitsWith(9, 3));
  const red = await lay('red', { operation: 'upscale', tags: ['wedding'], totalPixels: 100, width: 10, height: 10 });
  await keepColours({ db, clientId }, red, traitsWith(21));
  await lay('theirs', { createdBy: colleague.userId, tags: ['wedding'] });
  for (const [query, found] of [
    [{ colour: '#11458a' }, ['navy']],
    [{ colour: '#6d3712' }, ['red']],
    [{ family: 'ajrakh' }, ['navy']],
    [{ operation: 'upscale' }, ['red']],
    [{ createdBy: colleague.userId }, ['theirs']],
    [{ minPixels: '2' }, ['red']],
    [{ maxPixels: '1' }, ['theirs', 'navy']],
    [{ tag: 'Wedding ' }, ['theirs', 'red']],
    [{ tag: 'wedding', operation: 'upscale', fileName: 're' }, ['red']],
    [{ tag: 'wed' }, []],
    [{ fileName: 'wed' }, ['theirs', 'red']],
  ] as const)
    expect([query, await names(query)]).toEqual([query, found]);
  await lay('draft', {
    createdBy: colleague.userId,
    isSaved: false,
    directory: null,
    tags: ['secret'],
    designDefinition: { family: 'kalamkari' },
  });
  await lay('binned', { deletedAt: new Date(), tags: ['wedding'] });
  const facets = await app.ask('GET /files/facets', { token: asha.token });
  expect(facets.body).toMatchObject({
    tags: [{ tag: 'wedding', count: 2 }],
    families: [{ family: 'ajrakh', words: { en: 'Ajrakh', hi: 'अजरख', gu: 'અજરખ' } }],
    operations: ['generate', 'upscale'],
    people: [{ _id: asha.userId }, { _id: colleague.userId }]
      .sort((a, b) => a._id.localeCompare(b._id))
      .map(() => expect.anything()),
    folders: [],
  });
  const stranger = await newcomer(app);
  expect(await names({ tag: 'wedding' }, stranger.token)).toEqual([]);
  expect((await app.ask('GET /files/facets', { token: stranger.token })).body).toEqual({
    ...{ tags: [], families: [], operations: [], people: [], folders: [] },
  });
});

test('versions of a design are one stack with the newest on it, which opens to all of them', async () => {
  const first = await lay('first');
  await lay('second', { stackId: first, parentId: first });
  const third = await lay('third', { stackId: first, parentId: first });
  const export1 = await lay('export', { stackId: first, parentId: third, directory: 'exported' });
  await lay('alone');
  const list = async (query: string) =>
    endpoints.listFiles.answer.parse((await app.ask(`GET /files/file-info?${query}`, { token: asha.token })).body);
  const stacked = await list('stacked=true&directory=processed');
  expect(stacked.total).toBe(2);
  expect(stacked.data.map(({ fileName, versions }) => [fileName, versions])).toEqual([
    ['alone', undefined],
    ['third', 3],
  ]);
  expect((await list('stacked=true&directory=exported')).data).toMatchObject([{ fileName: 'export' }]);
  expect(await names({ stack: first, directory: 'processed' })).toEqual(['third', 'second', 'first']);
  await app.ask(`DELETE /files/${third}`, { token: asha.token });
  expect((await list('stacked=true&directory=processed')).data).toMatchObject([
    { fileName: 'alone' },
    { fileName: 'second', versions: 2 },
  ]);
  const versions = await app.ask(`GET /files/${export1}/versions`, { token: asha.token });
  expect(endpoints.listVersions.answer.parse(versions.body).data.map(({ fileName }) => fileName)).toEqual([
    'first',
    'second',
    'export',
  ]);
});

test('of a stack the newest version that is looked for is shown, though a newer one is not', async () => {
  const first = await lay('peacock', { tags: ['silk'] });
  await lay('parrot', { stackId: first, parentId: first, tags: ['silk'] });
  await lay('mango', { stackId: first, parentId: first, totalPixels: 4, width: 2, height: 2 });
  const stacked = { stacked: 'true', directory: 'processed' };
  for (const [query, found] of [
    [{}, ['mango']],
    [{ fileName: 'pea' }, ['peacock']],
    [{ fileName: 'par' }, ['parrot']],
    [{ tag: 'silk' }, ['parrot']],
    [{ maxPixels: '1' }, ['parrot']],
    [{ fileName: 'p', maxPixels: '3' }, ['parrot']],
  ] as const)
    expect([query, await names({ ...stacked, ...query })]).toEqual([query, found]);
});

test('files that were stored without words are found once they are filled in, colours with them', async () => {
  const { db } = app.connection;
  const { clientId } = asha;
  const id = await lay('kalamkari.png', {}, false);
  await db.insert(fileTraits).values({ fileId: id, clientId, traits: traitsWith(9) });
  expect(await names({ fileName: 'kalam' })).toEqual([]);
  await fillWords(db);
  expect(await names({ fileName: 'kalam', colour: '#11458a' })).toEqual(['kalamkari.png']);
  const words = () =>
    db
      .select()
      .from(fileWords)
      .where(and(eq(fileWords.fileId, id)));
  const before = await words();
  await fillWords(db);
  expect(await words()).toEqual(before);
});
