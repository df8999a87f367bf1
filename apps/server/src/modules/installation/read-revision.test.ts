import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRevision } from './read-revision.ts';

test('the commit is the one that was written when the product was built, and none where nothing was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'naksha-revision-'));
  const path = join(folder, 'revision.json');
  expect(await readRevision(path)).toBeNull();
  await writeFile(path, JSON.stringify({ commit: '1a2b3c4', sources: 'some' }));
  expect(await readRevision(path)).toBe('1a2b3c4');
  await writeFile(path, JSON.stringify({ commit: null, sources: 'some' }));
  expect(await readRevision(path)).toBeNull();
  await rm(folder, { recursive: true });
});
