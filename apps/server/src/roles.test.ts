import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../test/database.ts';
import { addressOf, killPrograms, startProgram } from '../test/program.ts';

test('the program can be parted into one that serves and one that works', { timeout: 540_000 }, async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'naksha-roles-'));
  const connection = await openTestDatabase();
  onTestFinished(async () => {
    killPrograms();
    await connection.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  });
  if (connection.home !== 'postgres') throw new Error('A database that two programs can share was expected.');
  const settings = { DATA_DIR, DATABASE_URL: connection.url };
  const worker = startProgram('main.ts', settings, '--role', 'worker');
  const api = startProgram('main.ts', settings, '--role', 'api');
  await api.untilSaid('Naksha is ready');
  expect((await fetch(`${addressOf(api)}/ready`)).status).toBe(200);
  for (const program of [worker, api]) program.child.kill('SIGTERM');
  expect(await api.ended).toBe(0);
  await worker.ended;
});
