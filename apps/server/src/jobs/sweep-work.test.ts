import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepWork } from './sweep-work.ts';

test('what a dead process left goes, and what another is at work on stays unless there can be no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'naksha-work-'));
  try {
    const hoursAgo = new Date(Date.now() - 3 * 3_600_000);
    for (const name of ['left', 'living']) await writeFile(join(folder, name), 'x');
    await utimes(join(folder, 'left'), hoursAgo, hoursAgo);
    await sweepWork(folder);
    expect(await readdir(folder)).toEqual(['living']);
    await sweepWork(folder, true);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
