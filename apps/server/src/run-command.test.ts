import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killPrograms, startProgram } from '../test/program.ts';

// Whole programs start here.
vi.setConfig({ testTimeout: 540_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-commands-'));
});
afterAll(async () => {
  killPrograms();
  await rm(folder, { recursive: true, force: true });
});

/** How a command ended, and what it said. */
async function run(name: string, settings: Record<string, string>, ...parameters: string[]) {
  const program = startProgram(name, { DATA_DIR: join(folder, 'data'), ...settings }, ...parameters);
  return { code: await program.ended, said: program.said() };
}

test('what cannot be done is a sentence and an exit code, without what is secret', async () => {
  const away = { DATABASE_URL: 'postgres://naksha:canary@127.0.0.1:9/naksha' };
  const unreached = await run('backup.ts', away, '--to', join(folder, 'backup'));
  expect(unreached.code).toBe(69);
  expect(unreached.said).not.toContain('canary');
  expect(unreached.said.split('\n').length).toBeLessThan(4);
  const wrong = await run('move.ts', { S3_ENDPOINT: 'nowhere' }, '--files');
  expect(wrong).toMatchObject({ code: 78 });
  expect(wrong.said).toContain('S3_ENDPOINT');
});

test('a backup of an embedded installation is written by one command, and the installation knows of it', async () => {
  const place = join(folder, 'backup');
  const kept = await run('backup.ts', {}, '--to', place);
  expect(kept).toMatchObject({ code: 0 });
  expect(kept.said).toMatch(/^Kept snapshot \S+: 0 rows and 0 files of 0 MB, each held against its hash\.\n$/);
  const newest = async (): Promise<unknown> => {
    const snapshots = await readdir(join(place, 'snapshots'));
    return JSON.parse(await readFile(join(place, 'snapshots', snapshots.sort().at(-1) ?? '', 'manifest.json'), 'utf8'));
  };
  expect(await newest()).toMatchObject({
    format: 1,
    objects: [],
    tables: { clients: { rows: 0 }, upkeep: { rows: 0 } },
  });
  expect(await run('backup.ts', {}, '--to', place)).toMatchObject({ code: 0 });
  expect(await newest()).toMatchObject({ tables: { upkeep: { rows: 1 } } });
});
