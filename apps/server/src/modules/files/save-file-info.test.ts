import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { type Fault, failingStorage } from '../../../test/failing-storage.ts';
import { flatTiff } from '../../../test/flat-tiff.ts';
import { newcomer, plainPicture, uploadsOf, useUploads } from '../../../test/uploads.ts';
import { files } from '../../db/schema/files.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { fileKeys } from './file-keys.ts';
import { inPictureTurn } from './picture-turn.ts';

const { app, asha, its } = useUploads();
const { smallPictureMaxPixels, picturesWaitingPerClient, freeDiskBytes } = limits;
afterEach(() => {
  Object.assign(limits, { smallPictureMaxPixels, picturesWaitingPerClient, freeDiskBytes });
});

const full = new StorageError('full', 'wherever');
const sent = async (bytes: Buffer) => {
  const { signedUrl, s3fileName } = await its().allow();
  expect((await its().put(signedUrl, bytes)).status).toBe(200);
  return s3fileName;
};

/** Has an upload saved while storage fails once, and once more when it is whole again. */
async function saveDespite(fault: Omit<Fault, 'error'>, bytes: Buffer) {
  const s3FileName = await sent(bytes);
  const { storage } = app().services;
  Object.assign(app().services, { storage: failingStorage(storage, { ...fault, error: full }) });
  const refused = await its().save('a.tif', s3FileName);
  Object.assign(app().services, { storage });
  return { refused, saved: await its().save('a.tif', s3FileName) };
}

test('what is published are the bytes that were judged, also where others took their place meanwhile', async () => {
  const bytes = await plainPicture().png().toBuffer();
  const s3FileName = await sent(bytes);
  const { storage } = app().services;
  // As a bucket does, which hands out a copy.
  const localFile: typeof storage.localFile = async (key, folder) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, 'copy');
    await copyFile(await storage.localFile(key, folder), path);
    await storage.put(key, Readable.from([Buffer.from('anything')]));
    return path;
  };
  Object.assign(app().services, { storage: { ...storage, localFile } });
  expect((await its().save('a.png', s3FileName)).status).toBe(200);
  Object.assign(app().services, { storage });
  const [key = ''] = await its().keys('files');
  expect((await buffer(await storage.open(key))).equals(bytes)).toBe(true);
  expect(await its().keys('uploads')).toEqual([]);
});

describe('saving an upload', () => {
  // On a disk what was judged is moved, into a bucket its copy is sent.
  test.each(['before', 'after'] as const)(
    'when storage fails at publishing, %s it: says so, and the next call saves the same file once',
    async (when) => {
      const publishing = { of: ['move', 'putFile'], at: 1, when } as const;
      const { refused, saved } = await saveDespite(publishing, await plainPicture().png().toBuffer());
      expect(refused).toMatchObject({ status: 507, body: { error: { code: 'storage_full' } } });
      expect(saved).toMatchObject({ status: 200, body: { data: { width: 30, contentType: 'image/png' } } });
      expect(await its().keys('uploads')).toEqual([]);
      expect(await its().keys('files')).toHaveLength(1);
      expect(await app().connection.db.select().from(files).where(eq(files.clientId, asha().clientId))).toHaveLength(1);
    },
  );

  test.each([
    ['putFile', 'before'],
    ['putFile', 'after'],
    ['remove', 'before'],
    ['remove', 'after'],
  ] as const)(
    'that is written again, when the disk fails at %s, %s it: leaves no work behind, and the next call saves it',
    async (of, when) => {
      const { refused, saved } = await saveDespite({ of: [of], at: 1, when }, flatTiff(64, 128));
      expect(refused).toMatchObject({ status: 507, body: { error: { code: 'storage_full' } } });
      expect(saved).toMatchObject({
        status: 200,
        body: { data: { width: 64, height: 128, contentType: 'image/png' } },
      });
      expect(await its().keys('files')).toHaveLength(1);
      expect(await readdir(app().services.workDir)).toEqual([]);
    },
  );

  test('that is no picture is refused for what it is, though the disk does not let go of it', async () => {
    const { refused } = await saveDespite({ of: ['remove'], at: 1, when: 'before' }, Buffer.from('no picture'));
    expect(refused).toMatchObject({ status: 415, body: { error: { code: 'upload_not_a_picture' } } });
    expect(await its().keys('uploads')).toEqual([]);
  });

  test.each([
    ['is erased with its sender leaves nothing', true, false, 0],
    ['is erased leaves what a call that was quicker made a file of', true, true, 1],
    ['loses its sender alone keeps what they may ask for again', false, false, 1],
  ])('that %s while it is judged', async (_, isErased, isTaken, left) => {
    const s3FileName = await sent(await plainPicture().png().toBuffer());
    const { connection, services } = app();
    const { db } = connection;
    const { storage } = services;
    const { clientId, userId, token } = asha();
    const id = s3FileName.slice(0, 36);
    const facts = { ...{ fileName: 'a.png', contentType: 'image/png', bytes: 1, width: 1, height: 1 }, totalPixels: 1 };
    const row = { ...facts, id, clientId, createdBy: userId, s3FileName, isSaved: false };
    const meanwhile = async () => {
      await app().ask('GET /users/logout', { token });
      if (isErased) await db.delete(uploads).where(eq(uploads.id, id));
      if (isTaken) await db.insert(files).values({ ...row, storageKey: fileKeys.file(clientId, id) });
    };
    const move: typeof storage.move = (from, to) => storage.move(from, to).then(meanwhile);
    const putFile: typeof storage.putFile = async (key, path) => {
      const put = await storage.putFile(key, path);
      await meanwhile();
      return put;
    };
    Object.assign(services, { storage: { ...storage, move, putFile } });
    const { status } = await its().save('a.png', s3FileName);
    Object.assign(services, { storage });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await its().keys('files')).toHaveLength(left);
  });

  test('whose preview finds no room says so, and shows it when there is some', async () => {
    const file = await its().keep(await plainPicture().png().toBuffer());
    const { storage } = app().services;
    Object.assign(app().services, {
      storage: failingStorage(storage, { of: ['put'], at: 1, when: 'before', error: full }),
    });
    expect(await app().ask(`GET ${file.previewUrl}`)).toMatchObject({
      status: 507,
      body: { error: { code: 'storage_full' } },
    });
    expect((await app().ask(`GET ${file.previewUrl}`)).status).toBe(200);
    Object.assign(app().services, { storage });
  });
});

/** Decodes something large until it is let go. */
function holdLargeLane() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const weight = { pixels: limits.smallPictureMaxPixels + 1, temporaryBytes: 1, memoryBytes: 0 };
  const held = inPictureTurn({ clientId: asha().clientId, weight, folder: app().services.workDir }, () => promise);
  return () => {
    resolve();
    return held;
  };
}

describe('large pictures that are small as files', () => {
  test('are judged one at a time, with the temporary files of one, and a small one of somebody else passes them', async () => {
    Object.assign(limits, { smallPictureMaxPixels: 100_000 });
    const side = 2400;
    const bomb = flatTiff(side, side);
    expect(bomb.length).toBeLessThan(4000);
    const names = await Promise.all([bomb, bomb, bomb].map(sent));
    const release = holdLargeLane();
    let judged = 0;
    const large = Promise.all(
      names.map(async (name) => {
        const { status } = await its().save('bomb.tif', name);
        judged++;
        return status;
      }),
    );
    await uploadsOf(app(), await newcomer(app())).keep(await plainPicture().png().toBuffer());
    expect(judged).toBe(0);
    await release();
    let most = 0;
    while (judged < names.length) {
      const there = await readdir(app().services.workDir);
      // What a bucket has to hand over first is no temporary file of the work.
      const work = there.filter((name) => !name.startsWith('fetched-')).map((name) => name.split('.')[0]);
      most = Math.max(most, new Set(work).size);
      await sleep(5);
    }
    expect(await large).toEqual([200, 200, 200]);
    expect(most).toBe(1);
    expect(await readdir(app().services.workDir)).toEqual([]);
  }, 360_000);

  test('that wait in too great a number are refused with the time to wait, and can be saved later', async () => {
    Object.assign(limits, { smallPictureMaxPixels: 100_000, picturesWaitingPerClient: 1 });
    const names = await Promise.all(Array.from({ length: 4 }, () => sent(flatTiff(700, 700))));
    const release = holdLargeLane();
    const refused: string[] = [];
    const answers = names.map(async (name) => {
      const { status, headers } = await its().save('a.tif', name);
      if (status !== 429) return status;
      expect(headers.get('retry-after')).toBe('30');
      refused.push(name);
      return undefined;
    });
    await expect.poll(() => refused.length).toBe(3);
    await release();
    expect((await Promise.all(answers)).filter((status) => status !== undefined)).toEqual([200]);
    for (const name of refused) expect((await its().save('a.tif', name)).status).toBe(200);
  });

  test('whose temporary files would fill the disk are refused before any is written, and kept for later', async () => {
    Object.assign(limits, { smallPictureMaxPixels: 1000, freeDiskBytes });
    const name = await sent(flatTiff(700, 700));
    Object.assign(limits, { freeDiskBytes: 2 ** 60 });
    expect(await its().save('a.tif', name)).toMatchObject({ status: 507, body: { error: { code: 'storage_full' } } });
    expect(await readdir(app().services.workDir)).toEqual([]);
    Object.assign(limits, { freeDiskBytes });
    expect((await its().save('a.tif', name)).status).toBe(200);
  });
});

test('nothing happened that was not foreseen', () => {
  expect(app().errors).toEqual([]);
});
