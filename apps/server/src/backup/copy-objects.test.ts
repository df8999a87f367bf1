import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestStorage } from '../../test/storage.ts';
import { hashOf } from '../storage/hash-of.ts';
import type { Storage } from '../storage/storage.ts';
import { StorageError } from '../storage/storage-error.ts';
import { copyObjects, isKept } from './copy-objects.ts';

let rooms: Awaited<ReturnType<typeof openTestStorage>>[];
let from: Storage;
let to: Storage;
beforeEach(async () => {
  rooms = [await openTestStorage(), await openTestStorage()];
  const [one, other] = rooms;
  if (!one || !other) throw new Error('Two storages were expected.');
  from = one.storage;
  to = other.storage;
});
afterEach(() => Promise.all(rooms.map((room) => room.close())));

const put = (storage: Storage, key: string, text: string) => storage.put(key, Readable.from([Buffer.from(text)]));
const all = () => true;
const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex');

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('')) keys.push(key);
  return keys.sort();
}

describe('objects that are copied', () => {
  test('are the same there, those that are wanted and no others, in their order', async () => {
    for (let at = 0; at < 12; at++) await put(from, `files/a/${at}`, `text ${at}`);
    await put(from, 'uploads/a/half', 'half');
    const copied = await copyObjects({ from, to, isWanted: isKept });
    expect(copied.map(({ key }) => key)).toEqual((await keysOf(from)).filter((key) => key !== 'uploads/a/half'));
    expect(await keysOf(to)).toEqual(copied.map(({ key }) => key));
    for (const { key, bytes, sha256 } of copied) {
      expect(await hashOf(to, key)).toBe(sha256);
      expect(await from.stat(key)).toMatchObject({ bytes });
    }
  });

  test('are not read again where they are known to be there, and are where they are not', async () => {
    await put(from, 'files/a/one', 'one');
    await put(from, 'files/a/two', 'two');
    const known = new Map((await copyObjects({ from, to, isWanted: all })).map((each) => [each.key, each]));
    await to.remove('files/a/two');
    const read: string[] = [];
    const watched: Storage = {
      ...from,
      open(key) {
        read.push(key);
        return from.open(key);
      },
    };
    expect(await copyObjects({ from: watched, to, isWanted: all, known })).toEqual([...known.values()]);
    expect(read).toEqual(['files/a/two']);
    expect(await keysOf(to)).toEqual(['files/a/one', 'files/a/two']);
  });

  test('that a copy which broke off has left are read once, there, where their rows say what they are', async () => {
    await put(from, 'files/a/same', 'silk');
    await put(from, 'files/a/turned', 'wool');
    await put(to, 'files/a/same', 'silk');
    await put(to, 'files/a/turned', 'woll');
    const read: string[] = [];
    const watched: Storage = {
      ...from,
      open(key) {
        read.push(key);
        return from.open(key);
      },
    };
    const named = new Map([
      ['files/a/same', { bytes: 4, sha256: hashOfText('silk') }],
      ['files/a/turned', { bytes: 4, sha256: hashOfText('wool') }],
    ]);
    const copied = await copyObjects({ from: watched, to, isWanted: all, named });
    expect(copied.map(({ sha256 }) => sha256)).toEqual(['silk', 'wool'].map(hashOfText));
    expect(read).toEqual(['files/a/turned']);
    expect(await hashOf(to, 'files/a/turned')).toBe(hashOfText('wool'));
  });

  test('stay where they lie there with the same hash, and are written again where they are only as long', async () => {
    await put(from, 'files/a/same', 'silk');
    await put(from, 'files/a/turned', 'wool');
    await put(from, 'files/a/short', 'cotton');
    await put(to, 'files/a/same', 'silk');
    await put(to, 'files/a/turned', 'woll');
    await put(to, 'files/a/short', 'cot');
    const written: string[] = [];
    const watched: Storage = {
      ...to,
      put(key, ...given) {
        written.push(key);
        return to.put(key, ...given);
      },
    };
    // As a restore does, of which a manifest says what each is, and as a move does, of which nothing is said.
    const named = new Map([['files/a/turned', { bytes: 4, sha256: hashOfText('wool') }]]);
    for (const each of [named, undefined]) {
      await put(to, 'files/a/turned', 'woll');
      const copied = await copyObjects({ from, to: watched, isWanted: all, ...(each && { named: each }) });
      expect(copied.map(({ sha256 }) => sha256)).toEqual(['silk', 'cotton', 'wool'].map(hashOfText));
    }
    expect(written.toSorted()).toEqual(['files/a/short', 'files/a/turned', 'files/a/turned']);
    expect(await hashOf(to, 'files/a/turned')).toBe(hashOfText('wool'));
  });

  test('are refused when the copy is another than what was read', async () => {
    await put(from, 'files/a/one', 'one');
    const lying: Storage = { ...to, put: (key) => put(to, key, 'two') };
    await expect(copyObjects({ from, to: lying, isWanted: all })).rejects.toThrow(
      'The copy of files/a/one is not the same',
    );
  });

  test('that are not what was said of them are written over nothing, and all others are copied', async () => {
    const [right, wrong] = [hashOfText('right'), hashOfText('other')];
    await put(to, 'files/a/known', 'right');
    for (const key of ['files/a/cut', 'files/a/known', 'files/a/more', 'files/a/turned']) await put(from, key, 'wrong');
    const named = new Map([
      ['files/a/cut', { bytes: 9 }],
      ['files/a/turned', { bytes: 5, sha256: wrong }],
    ]);
    const known = new Map([['files/a/known', { key: 'files/a/known', bytes: 5, sha256: right }]]);
    const away: Storage = { ...to, stat: async () => undefined };
    await expect(copyObjects({ from, to: away, isWanted: all, known, named })).rejects.toThrow(
      '3 files in storage are not what their rows say',
    );
    expect(await keysOf(to)).toEqual(['files/a/known', 'files/a/more']);
    expect(await hashOf(to, 'files/a/known')).toBe(right);
  });

  test('may be thrown away while they are listed, but not break off', async () => {
    await put(from, 'files/a/gone', 'gone');
    await put(from, 'files/a/here', 'here');
    const swept: Storage = {
      ...from,
      open: (key) => (key.endsWith('gone') ? Promise.reject(new StorageError('missing', key)) : from.open(key)),
    };
    expect((await copyObjects({ from: swept, to, isWanted: all })).map(({ key }) => key)).toEqual(['files/a/here']);
    const broken: Storage = {
      ...from,
      open: async () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('ha');
            throw new Error('the line broke');
          })(),
        ),
    };
    await expect(copyObjects({ from: broken, to, isWanted: all })).rejects.toThrow('the line broke');
  });

  test.each([
    ['files/a/b', true],
    ['plans/a/b', true],
    ['attachments/a/b', true],
    ['previews/a/b/face.png', true],
    ['pictures/a.png', true],
    ['uploads/a/b', false],
    ['parts/a/b/0', false],
    ['previews/a/b/512.webp', false],
    ['previews/a/b/tiles.zip', false],
  ])('%s is kept for good: %s', (key, kept) => {
    expect(isKept(key)).toBe(kept);
  });
});
