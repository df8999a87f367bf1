import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDisk } from './disk.ts';
import type { Storage } from './storage.ts';

let root: string;
let storage: Storage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'naksha-disk-'));
  storage = await openDisk(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const bytesOf = (text: string) => Readable.from([Buffer.from(text)]);

async function read(key: string, range?: { start: number; end: number }): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.open(key, range)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function everyFile(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('storage on disk', () => {
  it('keeps nothing of a stream that is longer than allowed', async () => {
    const put = storage.put('long', bytesOf('0123456789'), { maxBytes: 9 });
    await expect(put).rejects.toMatchObject({ fault: 'too-large' });
    expect(await everyFile()).toEqual([]);
    await expect(storage.put('long', bytesOf('0123456789'), { maxBytes: 10 })).resolves.toEqual({ bytes: 10 });
  });

  it('keeps nothing of a stream that breaks off', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('the sender went away');
    }
    await expect(storage.put('half', broken())).rejects.toThrow('the sender went away');
    expect(await everyFile()).toEqual([]);
  });

  it('keeps nothing of a write that is called off', async () => {
    const calledOff = new AbortController();
    async function* slow() {
      yield Buffer.from('half');
      calledOff.abort();
      yield Buffer.from('more');
    }
    await expect(storage.put('half', slow(), { signal: calledOff.signal })).rejects.toThrow();
    expect(await everyFile()).toEqual([]);
  });

  it('names a full disk and keeps nothing', async () => {
    async function* full() {
      yield Buffer.from('half');
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    }
    await expect(storage.put('full', full())).rejects.toMatchObject({ fault: 'full' });
    expect(await everyFile()).toEqual([]);
  });

  it('lets one of many writers win a key that must be free', async () => {
    const writers = Array.from({ length: 20 }, (_, at) =>
      storage.put('once', bytesOf(`writer ${at}`), { ifAbsent: true }),
    );
    const settled = await Promise.allSettled(writers);
    const winner = settled.findIndex((each) => each.status === 'fulfilled');
    expect(settled.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    expect(await read('once')).toBe(`writer ${winner}`);
    expect(await everyFile()).toEqual(['once']);
  });

  it('clears the parts of dead writers when it opens, and leaves the living alone', async () => {
    const dead = join(root, '.parts', 'dead.part');
    const living = join(root, '.parts', 'living.part');
    await writeFile(dead, 'x');
    await writeFile(living, 'x');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(dead, longAgo, longAgo);
    await openDisk(root);
    expect(await readdir(join(root, '.parts'))).toEqual(['living.part']);
  });
});
