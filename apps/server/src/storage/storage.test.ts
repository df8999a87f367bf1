import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStorage } from '../../test/storage.ts';
import type { Storage } from './storage.ts';

let room: Awaited<ReturnType<typeof openTestStorage>>;
let storage: Storage;

beforeAll(async () => {
  room = await openTestStorage();
  storage = room.storage;
});
afterAll(() => room.close());

const bytesOf = (text: string) => Readable.from([Buffer.from(text)]);

async function textOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const read = async (key: string, range?: { start: number; end: number }) => textOf(await storage.open(key, range));

async function listed(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

/** What holds on a disk and in a bucket alike: which it is, the run says. */
describe('storage', () => {
  it('gives back what was put, whole and in ranges', async () => {
    expect(await storage.put('a/b/one', bytesOf('0123456789'))).toEqual({ bytes: 10 });
    expect(await read('a/b/one')).toBe('0123456789');
    expect(await read('a/b/one', { start: 0, end: 0 })).toBe('0');
    expect(await read('a/b/one', { start: 7, end: 9 })).toBe('789');
    const found = await storage.stat('a/b/one');
    expect(found).toMatchObject({ key: 'a/b/one', bytes: 10 });
    expect(Math.abs(Date.now() - (found?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('writes over what was there, and keeps nothing at all as well', async () => {
    await storage.put('again', bytesOf('first'));
    await storage.put('again', bytesOf('then'));
    expect(await read('again')).toBe('then');
    await storage.put('empty', Readable.from([]));
    expect(await storage.stat('empty')).toMatchObject({ bytes: 0 });
    expect(await read('empty')).toBe('');
  });

  it('keeps what goes in several parts, from a stream and from a file', async () => {
    const line = 'nine char';
    const bytes = 20 * 1024 * 1024;
    const text = line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes);
    const path = join(room.folder, 'large');
    await writeFile(path, text);
    expect(await storage.put('large/stream', bytesOf(text))).toEqual({ bytes });
    expect(await storage.putFile('large/file', path)).toEqual({ bytes });
    for (const key of ['large/stream', 'large/file']) {
      expect(await storage.stat(key)).toMatchObject({ bytes });
      expect((await read(key)) === text).toBe(true);
      expect(await read(key, { start: bytes - 4, end: bytes - 1 })).toBe(text.slice(-4));
    }
    await storage.move('large/file', 'large/moved');
    expect((await read('large/moved')) === text).toBe(true);
    await storage.remove('large/moved');
    await storage.remove('large/stream');
    expect(await listed('large')).toEqual([]);
  });

  it('keeps nothing of a stream that is longer than allowed', async () => {
    const put = storage.put('long', bytesOf('0123456789'), { maxBytes: 9 });
    await expect(put).rejects.toMatchObject({ fault: 'too-large' });
    expect(await storage.stat('long')).toBeUndefined();
    await expect(storage.put('long', bytesOf('0123456789'), { maxBytes: 10 })).resolves.toEqual({ bytes: 10 });
  });

  it('keeps nothing of a stream that breaks off, or is called off', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('the sender went away');
    }
    await expect(storage.put('half', broken())).rejects.toThrow('the sender went away');
    const calledOff = new AbortController();
    async function* slow() {
      yield Buffer.from('half');
      calledOff.abort();
      yield Buffer.from('more');
    }
    await expect(storage.put('half', slow(), { signal: calledOff.signal })).rejects.toThrow();
    expect(await storage.stat('half')).toBeUndefined();
  });

  it('refuses a key that must be free and is not', async () => {
    await storage.put('once', bytesOf('first'), { ifAbsent: true });
    const again = storage.put('once', bytesOf('second'), { ifAbsent: true });
    await expect(again).rejects.toMatchObject({ fault: 'exists' });
    expect(await read('once')).toBe('first');
  });

  it('takes a finished file over', async () => {
    const path = join(room.folder, 'made');
    await writeFile(path, 'made');
    expect(await storage.putFile('taken', path)).toEqual({ bytes: 4 });
    expect(await read('taken')).toBe('made');
  });

  it('moves, lists what lies under a folder alone, and removes', async () => {
    await storage.put('in/one', bytesOf('1'));
    await storage.put('in/deep/two', bytesOf('22'));
    await storage.put('inner/three', bytesOf('333'));
    await storage.move('in/one', 'out/one');
    expect(await listed('in')).toEqual(['in/deep/two']);
    expect(await listed('nothing')).toEqual([]);
    expect(await listed('')).toEqual(expect.arrayContaining(['in/deep/two', 'inner/three', 'out/one']));
    await storage.remove('out/one');
    await storage.remove('out/one');
    expect(await storage.stat('out/one')).toBeUndefined();
  });

  it('lists more than one page of an answer', async () => {
    const keys = Array.from({ length: 260 }, (_, at) => `many/${String(at).padStart(4, '0')}`);
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => storage.put(key, bytesOf('x'))));
    expect(await listed('many')).toEqual(keys);
  });

  it('gives a local file that says the same', async () => {
    await storage.put('local', bytesOf('here'));
    const path = await storage.localFile('local', room.folder);
    expect(await readFile(path, 'utf8')).toBe('here');
  });

  it('answers missing for what is not there', async () => {
    await expect(storage.open('none')).rejects.toMatchObject({ fault: 'missing' });
    await expect(storage.move('none', 'some')).rejects.toMatchObject({ fault: 'missing' });
    await expect(storage.localFile('none', room.folder)).rejects.toMatchObject({ fault: 'missing' });
  });

  it.each([
    '../out',
    'a/../../out',
    '/etc/passwd',
    'a//b',
    '.parts/x',
    'a/.hidden',
    'A',
    'a\\b',
    'a\0b',
    '',
    'a/',
    `a${'x'.repeat(300)}`,
  ])('has no key %j', async (key) => {
    await expect(storage.put(key, bytesOf('x'))).rejects.toMatchObject({ fault: 'missing' });
    await expect(storage.remove(key)).rejects.toMatchObject({ fault: 'missing' });
    await expect(storage.open(key)).rejects.toMatchObject({ fault: 'missing' });
  });
});
