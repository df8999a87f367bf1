import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { readConfig } from '../src/config.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import { clientOf } from '../src/storage/s3.ts';
import type { Storage } from '../src/storage/storage.ts';

/** The settings of a new bucket on the S3 server of the run; none in a run on disk. */
export async function newBucket(): Promise<Record<string, string>> {
  const url = process.env.NAKSHA_TEST_S3;
  if (!url) return {};
  const settings = {
    S3_ENDPOINT: url,
    S3_BUCKET: `naksha-${randomUUID()}`,
    S3_ACCESS_KEY_ID: 'naksha:test',
    S3_SECRET_ACCESS_KEY: 'naksha-test-secret',
  };
  const { s3 } = readConfig(settings);
  if (s3 === undefined) throw new Error('Settings of a bucket were expected to be read.');
  const client = clientOf(s3);
  await client.send(new CreateBucketCommand({ Bucket: s3.bucket }));
  client.destroy();
  return settings;
}

/** A storage of its own in a temporary folder: on disk, or in a bucket where the run is on S3. */
export async function openTestStorage(): Promise<{ storage: Storage; folder: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'naksha-storage-'));
  const storage = await openStorage(readConfig({ DATA_DIR: folder, ...(await newBucket()) }));
  return { storage, folder, close: () => rm(folder, { recursive: true, force: true }) };
}
