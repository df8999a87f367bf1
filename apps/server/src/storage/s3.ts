import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Settings } from '../config.ts';
import { countedFile } from './counted-file.ts';
import { refuseBadKey } from './refuse-bad-key.ts';
import type { ByteRange, PutOptions, Storage, StoredObject } from './storage.ts';
import { StorageError } from './storage-error.ts';

/** What is not longer goes in one request, from memory, so that it can be sent again; the rest in parts of this size, at least. */
const partBytes = 8 * 1024 * 1024;
/** S3 takes no more parts of one object. */
const mostParts = 10_000;
/** Objects that go in parts at the same time, and parts of one: what is on its way is in memory, at most 48 MiB. */
const largeAtOnce = 2;
const partsAtOnce = 2;
/** An unfinished file this old belongs to a process that died. */
const spoolLifetimeMs = 6 * 3_600_000;
const connectMs = 5_000;
/** Objects of one page. */
const listedAtOnce = 250;
/** Connections for bytes that go to readers, who are as slow as they like, and those for everything else, which none of them holds up. */
const readingSockets = 4_096;
const usualSockets = 256;
/** How long a server may be silent within a request. */
const silenceMs = 60_000;

/**
 * Storage in a bucket of any server that speaks S3. What comes as a stream is written to `spool` first: nothing is sent before it is
 * whole, and what is sent has a length.
 */
export async function openS3(settings: S3Settings, spool: string): Promise<Storage> {
  const { bucket: Bucket, publicEndpoint } = settings;
  const client = clientOf(settings);
  const reading = clientOf(settings, readingSockets);
  await mkdir(spool, { recursive: true });
  await removeDeadFiles(spool);
  await ask('', () => client.send(new HeadBucketCommand({ Bucket })));
  const inLane = createLane(largeAtOnce);

  async function put(
    key: string,
    source: AsyncIterable<Uint8Array>,
    { maxBytes, signal, ifAbsent = false, isHandedOver }: PutOptions = {},
  ): Promise<{ bytes: number }> {
    refuseBadKey(key);
    const path = join(spool, randomUUID());
    try {
      const { sink, counted } = countedFile(path, { key, maxBytes, isHandedOver, isSynced: false });
      await (signal ? pipeline(source, sink, { signal }) : pipeline(source, sink));
      await (ifAbsent ? sendIfAbsent : send)(key, path, counted());
      signal?.throwIfAborted();
      return { bytes: counted() };
    } catch (error) {
      throw refusal(error, key);
    } finally {
      await rm(path, { force: true });
    }
  }

  let hasConditions = true;
  async function sendIfAbsent(key: string, path: string, bytes: number): Promise<void> {
    if ((await statKey(key)) !== undefined) throw new StorageError('exists', key);
    try {
      await send(key, path, bytes, hasConditions ? { IfNoneMatch: '*' } : {});
    } catch (error) {
      if (!hasConditions || !(error instanceof S3ServiceException) || error.name !== 'NotImplemented') throw error;
      // Not every server has conditional writes: there, what came before is seen, and of two at the same moment the later stays.
      hasConditions = false;
      await send(key, path, bytes);
    }
  }

  async function send(Key: string, path: string, bytes: number, free: { IfNoneMatch?: '*' } = {}): Promise<void> {
    if (bytes <= partBytes) {
      const Body = await readFile(path);
      await ask(Key, () => client.send(new PutObjectCommand({ Bucket, Key, Body, ...free })));
      return;
    }
    await inLane(async () => {
      const upload = new Upload({
        client,
        params: { Bucket, Key, Body: createReadStream(path), ...free },
        partSize: Math.max(partBytes, Math.ceil(bytes / mostParts)),
        queueSize: partsAtOnce,
      });
      await ask(Key, () => upload.done());
    });
  }

  async function statKey(key: string): Promise<StoredObject | undefined> {
    refuseBadKey(key);
    try {
      const found = await ask(key, () => client.send(new HeadObjectCommand({ Bucket, Key: key })));
      return { key, bytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) };
    } catch (error) {
      if (error instanceof StorageError && error.fault === 'missing') return undefined;
      throw error;
    }
  }

  async function open(key: string, range?: ByteRange): Promise<Readable> {
    refuseBadKey(key);
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await ask(key, () => reading.send(new GetObjectCommand({ Bucket, Key: key, Range })));
    if (!(Body instanceof Readable)) throw new TypeError(`Expected a stream of ${key} but received none`);
    return Body;
  }

  // What is signed names the host that the browser asks.
  const outside = publicEndpoint === undefined ? undefined : clientOf({ ...settings, endpoint: publicEndpoint });

  return {
    ...(outside &&
      ({
        async linkTo(key, { contentType, disposition, seconds }) {
          refuseBadKey(key);
          const command = new GetObjectCommand({
            Bucket,
            Key: key,
            ResponseContentType: contentType,
            ResponseContentDisposition: disposition,
            ResponseCacheControl: 'private, no-store',
          });
          return getSignedUrl(outside, command, { expiresIn: seconds });
        },
      } satisfies Pick<Storage, 'linkTo'>)),
    put,
    stat: statKey,
    open,
    async putFile(key, path) {
      refuseBadKey(key);
      const { size: bytes } = await stat(path);
      await send(key, path, bytes);
      await rm(path, { force: true });
      return { bytes };
    },
    async localFile(key, workDir) {
      await mkdir(workDir, { recursive: true });
      const path = join(workDir, randomUUID());
      const source = await open(key);
      try {
        await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await rm(path, { force: true });
        throw refusal(error, key);
      }
      return path;
    },
    async move(from, to) {
      refuseBadKey(from);
      refuseBadKey(to);
      await ask(from, () => client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` })));
      await ask(from, () => client.send(new DeleteObjectCommand({ Bucket, Key: from })));
    },
    async remove(key) {
      refuseBadKey(key);
      try {
        await ask(key, () => client.send(new DeleteObjectCommand({ Bucket, Key: key })));
      } catch (error) {
        if (!(error instanceof StorageError && error.fault === 'missing')) throw error;
      }
    },
    async *list(prefix) {
      const folder = prefix.replace(/\/$/, '');
      if (folder !== '') refuseBadKey(folder);
      const Prefix = folder === '' ? '' : `${folder}/`;
      let after: string | undefined;
      do {
        const page = await ask(prefix, () =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: after, MaxKeys: listedAtOnce })),
        );
        for (const { Key: key, Size, LastModified } of page.Contents ?? [])
          if (key !== undefined) yield { key, bytes: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
        after = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (after !== undefined);
    },
  };
}

/** A client for the server that the settings name; without keys it looks for those of the machine it runs on. */
export function clientOf(
  { endpoint, region, keys, isPathStyle }: S3Settings,
  maxSockets: number = usualSockets,
): S3Client {
  const agent = { keepAlive: true, maxSockets };
  return new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret.reveal() } }),
    // Not every compatible server knows the newer checksums; those of TLS and of the parts' tags hold everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

async function ask<Answer>(key: string, request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    throw refusal(error, key);
  }
}

/** What an S3 server or the way to it refuses, in our words. */
function refusal(error: unknown, key: string): unknown {
  if (!(error instanceof Error) || error instanceof StorageError) return error;
  if (!(error instanceof S3ServiceException)) {
    const code = codeOf(error);
    if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageError('full', key, { cause: error });
    return error.name === 'TimeoutError' || lost.has(code) ? new StorageError('away', key, { cause: error }) : error;
  }
  const status = error.$metadata.httpStatusCode ?? 0;
  if (status === 404 && error.name !== 'NoSuchBucket') return new StorageError('missing', key, { cause: error });
  if (status === 412 || error.name === 'ConditionalRequestConflict')
    return new StorageError('exists', key, { cause: error });
  if (status === 507 || /Quota|StorageFull|InsufficientStorage/i.test(error.name))
    return new StorageError('full', key, { cause: error });
  if (error.name === 'NotImplemented') return error;
  if (status >= 500 || status === 429) return new StorageError('away', key, { cause: error });
  return error;
}

/** Of the way to the server. */
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

async function removeDeadFiles(spool: string): Promise<void> {
  const oldest = Date.now() - spoolLifetimeMs;
  for (const name of await readdir(spool)) {
    const path = join(spool, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}

/** Runs so much work at a time; what comes later waits in its order. */
function createLane(slots: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
