import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { limits } from '@naksha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage } from '../../../test/storage.ts';
import { withLocalFile } from '../../storage/with-local-file.ts';
import { fileKeys } from './file-keys.ts';
import { parsePart } from './put-part.ts';
import { receivedBytes } from './received-bytes.ts';

const size = limits.uploadPartBytes;
let room: Awaited<ReturnType<typeof openTestStorage>>;
beforeAll(async () => {
  room = await openTestStorage();
});
afterAll(() => room.close());

test('an upload reads the same in parts and as a whole, in any range', async () => {
  const bytes = randomBytes(size + 1_000);
  const put = (key: string, part: Uint8Array) => room.storage.put(key, Readable.from([part]));
  await put(fileKeys.upload('c', 'whole'), bytes);
  await put(fileKeys.part('c', 'parts', 0), bytes.subarray(0, size));
  const whole = receivedBytes(room.storage, { id: 'whole', clientId: 'c', totalBytes: null });
  const parts = receivedBytes(room.storage, { id: 'parts', clientId: 'c', totalBytes: bytes.length });
  expect(await parts.isThere()).toBe(false);
  await put(fileKeys.part('c', 'parts', 1), bytes.subarray(size));
  for (const received of [whole, parts]) {
    expect([await received.isThere(), await received.bytes()]).toEqual([true, bytes.length]);
    for (const [start, end] of [
      [0, 0],
      [size - 2, size + 2],
      [size, size],
      [size - 1, size - 1],
      [bytes.length - 1, bytes.length - 1],
      [5, bytes.length - 5],
    ] as const)
      expect((await buffer(await received.open({ start, end }))).equals(bytes.subarray(start, end + 1))).toBe(true);
    const path = join(room.folder, `written-${received.isInParts}`);
    await received.writeTo(path);
    expect((await readFile(path)).equals(bytes)).toBe(true);
    await received.remove();
    expect(await received.isThere()).toBe(false);
  }
});

test('a local file is there while it is worked on, and what was fetched for it is gone afterwards, also of work that fails', async () => {
  await room.storage.put('files/c/one', Readable.from([Buffer.from('one')]));
  const parts = { storage: room.storage, workDir: room.folder };
  expect(await withLocalFile(parts, 'files/c/one', (path) => readFile(path, 'utf8'))).toBe('one');
  const fails = withLocalFile(parts, 'files/c/one', async () => Promise.reject(new Error('broke')));
  await expect(fails).rejects.toThrow('broke');
  await expect(withLocalFile(parts, 'files/c/none', async () => 1)).rejects.toMatchObject({ fault: 'missing' });
});

test.each([
  ['bytes 0-9/10', { start: 0, end: 9, total: 10 }],
  [`bytes 0-${size - 1}/${size * 2}`, { start: 0, end: size - 1, total: size * 2 }],
  [`bytes ${size}-${size * 2 - 1}/${size * 2}`, { start: size, end: size * 2 - 1, total: size * 2 }],
  [`bytes ${size}-${size}/${size + 1}`, { start: size, end: size, total: size + 1 }],
  ['bytes 0-8/10', 'range_not_satisfiable'],
  ['bytes 1-9/10', 'range_not_satisfiable'],
  ['bytes 10-9/10', 'range_not_satisfiable'],
  [`bytes ${size}-${size - 1}/${size}`, 'range_not_satisfiable'],
  ['bytes 0-9/*', 'range_not_satisfiable'],
  ['bytes=0-9/10', 'range_not_satisfiable'],
  ['bytes 0-9/10, 0-9/10', 'range_not_satisfiable'],
  ['bytes -1-9/10', 'range_not_satisfiable'],
  ['bytes 0-9/99999999999', 'range_not_satisfiable'],
  ['', 'range_not_satisfiable'],
  [`bytes 0-${size - 1}/${limits.uploadMaxBytes + 1}`, 'upload_too_large'],
])('%j says which part it is, or is refused', (header, wanted) => {
  if (typeof wanted === 'string') expect(() => parsePart(header)).toThrow(expect.objectContaining({ code: wanted }));
  else expect(parsePart(header)).toEqual(wanted);
});

test('what says nothing of a part is a whole upload', () => {
  expect(parsePart(undefined)).toBeUndefined();
});
