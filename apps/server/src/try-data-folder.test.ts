import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryDataFolder } from './try-data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-try-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a data folder is made with its parents, and the trial leaves nothing in it', async () => {
  const inner = join(folder, 'a', 'b');
  await tryDataFolder(inner);
  await tryDataFolder(inner);
  expect(await readdir(inner)).toEqual([]);
});

test.each([
  ['is a file', (file: string) => file, 'EEXIST'],
  ['lies in a file', (file: string) => join(file, 'data'), 'ENOTDIR'],
])(
  'a data folder that %s is refused in a sentence with the folder, the code and what to do',
  async (_what, at, code) => {
    const file = join(folder, 'file');
    await writeFile(file, 'x');
    await expect(tryDataFolder(at(file))).rejects.toMatchObject({
      name: 'ConfigError',
      message: `The data folder ${at(file)} cannot be written to (${code}). Give this program's user the right to, make room, or choose another folder with DATA_DIR.`,
    });
  },
);

test('a full disk is named before a database is begun on it, in which less room is enough to go on', async () => {
  const needed = { empty: 1e12, used: 20 };
  await expect(tryDataFolder(folder, needed)).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringMatching(/^The disk of the data folder \S+ has \d+ MB free, and 1000000000000 MB are needed/),
  });
  await writeFile(join(folder, 'database'), 'x');
  await tryDataFolder(folder, needed);
});
