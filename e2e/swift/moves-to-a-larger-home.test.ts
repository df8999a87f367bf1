import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileRow } from '@naksha/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../apps/server/src/db/connect.ts';
import { openTestApp, type TestApp } from '../../apps/server/test/app.ts';
import { openTestDatabase } from '../../apps/server/test/database.ts';
import { killPrograms, startProgram } from '../../apps/server/test/program.ts';
import { newBucket } from '../../apps/server/test/storage.ts';
import { newcomer, plainPicture, uploadsOf } from '../../apps/server/test/uploads.ts';

// Whole programs start here.
vi.setConfig({ testTimeout: 540_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-home-'));
});
afterAll(async () => {
  killPrograms();
  await rm(folder, { recursive: true, force: true });
});

/** How a command ended, and what it said. */
async function run(name: string, settings: Record<string, string>, ...parameters: string[]) {
  const program = startProgram(name, { DATA_DIR: folder, ...settings }, ...parameters);
  return { code: await program.ended, said: program.said() };
}
/** An empty PostgreSQL. */
async function emptyDatabase() {
  const database = await openTestDatabase();
  if (database.home !== 'postgres') throw new Error('A PostgreSQL was expected to move to.');
  return database;
}
const move = (settings: Record<string, string>, ...parameters: string[]) => run('move.ts', settings, ...parameters);

test('an embedded installation with its files on a disk moves to PostgreSQL and a bucket by a command each, and from there by a backup to another, and people go on', async () => {
  const embedded = await connect({ dataDir: folder, databaseUrl: undefined });
  const onDisk = { S3_BUCKET: '', S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };
  const before = await openTestApp({ DATA_DIR: folder, ...onDisk }, { shared: embedded });
  const asha = await newcomer(before);
  const pictures = [await plainPicture().png().toBuffer(), await plainPicture(40, 10).jpeg().toBuffer()];
  const kept: FileRow[] = [];
  for (const bytes of pictures) kept.push(await uploadsOf(before, asha).keep(bytes, 'बेल.png'));
  await before.close();
  await embedded.close();

  const database = await emptyDatabase();
  const rows = await move({}, '--database', database.url);
  expect(rows.said).toMatch(/^Moved \d+ rows of \d+ tables, each table held against its count and hash\./);
  expect(rows.code).toBe(0);
  expect(await move({}, '--database', database.url)).toMatchObject({
    code: 1,
    said: expect.stringContaining('not empty'),
  });
  const bucket = await newBucket();
  const settings = { DATABASE_URL: database.url, ...bucket };
  for (let round = 0; round < 2; round++)
    expect(await move(settings, '--files')).toEqual({
      code: 0,
      said: 'Moved 2 files of 1 MB, each read back and held against its hash.\n',
    });

  const after = await openTestApp(bucket, { shared: database });
  const added = await plainPicture(9, 9).png().toBuffer();
  kept.push(await uploadsOf(after, asha).keep(added, 'बेल.png'));
  pictures.push(added);
  await expectKept(after);
  await after.close();

  const backup = join(folder, 'backup');
  const written = await run('backup.ts', settings, '--to', backup);
  expect(written).toMatchObject({ code: 0, said: expect.stringContaining('and 3 files of 1 MB') });
  const other = await emptyDatabase();
  const otherBucket = await newBucket();
  const home = { DATABASE_URL: other.url, ...otherBucket };
  const restored = await run('backup.ts', home, '--from', backup);
  expect(restored).toEqual({ code: 0, said: written.said.replace('Kept', 'Restored') });
  const again = await openTestApp(otherBucket, { shared: other });
  await expectKept(again);
  await again.close();
  await database.close();
  await other.close();

  async function expectKept({ ask, services }: TestApp): Promise<void> {
    for (const [at, { _id }] of kept.entries()) {
      const { body } = await ask(`GET /files/${_id}`, { token: asha.token });
      expect(body).toMatchObject({ data: { fileName: 'बेल.png' } });
      const bytes = await buffer(await services.storage.open(`files/${asha.clientId}/${_id}`));
      expect(bytes.equals(pictures[at] ?? Buffer.alloc(0))).toBe(true);
    }
  }
});
