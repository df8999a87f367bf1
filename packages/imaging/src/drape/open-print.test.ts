import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/pictures.ts';
import { openPrint } from './open-print.ts';

test.each([
  ['of a print that is held whole nothing lies in the folder while it is sampled', 400, 0],
  ['of a larger one its spool does, until it is closed', 22_000, 1],
])('%s', async (_, width, spools) => {
  const from = join(await temporaryFolder(), 'print.png');
  await sharp({ create: { width, height: 1000, channels: 3, background: '#c81e28' } })
    .png({ compressionLevel: 1 })
    .toFile(from);
  const folder = await temporaryFolder();
  const { print, close } = await openPrint(from, folder);
  expect(await readdir(folder)).toHaveLength(spools);
  expect(print.fine).toHaveLength(spools);
  await close();
  expect(await readdir(folder)).toEqual([]);
});
