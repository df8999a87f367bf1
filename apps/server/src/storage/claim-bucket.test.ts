import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainPicture, useUploads } from '../../test/uploads.ts';
import { ConfigError } from '../config.ts';
import { installations } from '../db/schema/site.ts';
import { claimBucket } from './claim-bucket.ts';
import { openDisk } from './disk.ts';
import type { Storage } from './storage.ts';

const { app, its } = useUploads();
const db = () => app().connection.db;
const some = () => Readable.from([Buffer.from('some')]);
let folder: string;
let bucket: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-bucket-'));
  bucket = await openDisk(folder);
  await db().delete(installations);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a bucket is of the installation that came first, each time it starts, and of no other', async () => {
  await Promise.all([claimBucket(db(), bucket), claimBucket(db(), bucket)]);
  await claimBucket(db(), bucket);
  await db().delete(installations);
  await expect(claimBucket(db(), bucket)).rejects.toBeInstanceOf(ConfigError);
  expect(await db().select().from(installations)).toEqual([]);
  // Nor when that has a bucket of its own.
  await claimBucket(db(), await openDisk(join(folder, 'another')));
  await expect(claimBucket(db(), bucket)).rejects.toBeInstanceOf(ConfigError);
});

test('a bucket with files is taken over by the database that names them alone', async () => {
  await bucket.put('files/0190d0c5-0000-7000-8000-000000000001/0190d0c5-0000-7000-8000-000000000002', some());
  await expect(claimBucket(db(), bucket)).rejects.toThrow('belongs to another installation');
  const { _id } = await its().keep(await plainPicture().png().toBuffer());
  await bucket.put(`files/0190d0c5-0000-7000-8000-000000000001/${_id}`, some());
  await expect(claimBucket(db(), bucket)).resolves.toBeUndefined();
});
