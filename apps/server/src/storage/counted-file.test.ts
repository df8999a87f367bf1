import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countedFile } from './counted-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-counted-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const chunksOf = (count: number) => Array.from({ length: count }, (_, at) => new Uint8Array(70_000).fill(at));

test.each([true, false])(
  'bytes are written in their order and counted, and their memory is given back where that is wished: %s',
  async (isHandedOver) => {
    const path = join(folder, `file-${isHandedOver}`);
    const chunks = chunksOf(20);
    const whole = Buffer.concat(chunks);
    // A part of something larger stays, for that may be somebody else's.
    const large = new Uint8Array(100).fill(7);
    const { sink, counted } = countedFile(path, { key: 'a', isSynced: true, isHandedOver });
    await pipeline(Readable.from([...chunks, large.subarray(10, 20)]), sink);
    expect(counted()).toBe(whole.length + 10);
    expect(await readFile(path)).toEqual(Buffer.concat([whole, Buffer.alloc(10, 7)]));
    expect(chunks.every(({ byteLength }) => byteLength === (isHandedOver ? 0 : 70_000))).toBe(true);
    expect(large.byteLength).toBe(100);
  },
);

test('more than may come ends the file, and so does a name that is taken', async () => {
  const path = join(folder, 'large');
  const { sink } = countedFile(path, { key: 'a', isSynced: false, maxBytes: 140_000 });
  await expect(pipeline(Readable.from(chunksOf(3)), sink)).rejects.toMatchObject({ fault: 'too-large' });
  const { sink: again } = countedFile(path, { key: 'a', isSynced: false });
  await expect(pipeline(Readable.from(chunksOf(1)), again)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(again.destroyed).toBe(true);
});
