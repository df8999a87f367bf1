import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { whyFailed } from '../jobs/why-failed.ts';
import { openStorage } from './open-storage.ts';

// What an S3 server says when all is not well, which a real one is hard to bring to: one that says whatever a test wants.
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let folder: string;
let answer: Answer;
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers['if-none-match'] ?? ''}`.trim());
  request.resume();
  request.once('end', () =>
    request.method === 'HEAD' && isBucket(request) ? response.end() : answer(request, response),
  );
});
const isBucket = ({ url }: IncomingMessage) => /^\/some-bucket\/?(?:\?|$)/.test(url ?? '');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-s3-'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  asked = [];
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

const settings = (more: Record<string, string> = {}) => ({
  DATA_DIR: folder,
  S3_BUCKET: 'some-bucket',
  S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'canary-secret',
  ...more,
});
const open = (more?: Record<string, string>) => openStorage(readConfig(settings(more)));
const refusing =
  (status: number, code: string): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  };
const some = () => Readable.from([Buffer.from('some')]);

describe('a bucket', () => {
  test.each([
    [404, 'NoSuchKey', 'missing'],
    [412, 'PreconditionFailed', 'exists'],
    [409, 'ConditionalRequestConflict', 'exists'],
    [507, 'InsufficientStorage', 'full'],
    [403, 'QuotaExceeded', 'full'],
    [503, 'SlowDown', 'away'],
    [500, 'InternalError', 'away'],
  ])('that answers %i %s is understood as %s', async (status, code, fault) => {
    const storage = await open();
    answer = refusing(status, code);
    await expect(storage.put('a/b', some())).rejects.toMatchObject({ name: 'StorageError', fault });
    expect(await readdir(join(folder, 'spool'))).toEqual([]);
  });

  test('that refuses the keys is an error of its own, which says nothing of them', async () => {
    const storage = await open();
    answer = refusing(403, 'AccessDenied');
    const refused = await storage.put('a/b', some()).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'AccessDenied' });
    expect(String(refused)).not.toContain('canary');
  });

  test('that goes away in the middle is away, and a job waits for it', async () => {
    const storage = await open();
    answer = (request) => void request.socket.destroy();
    const lost = await storage.stat('a/b').catch((error: unknown) => error);
    expect(lost).toMatchObject({ fault: 'away' });
    expect(whyFailed(lost)).toMatchObject({ isWorthRetrying: true });
  });

  test('without conditional writes is asked first whether something is there, and once only for more', async () => {
    const storage = await open();
    answer = (request, response) => {
      if (request.method === 'HEAD') refusing(404, 'NotFound')(request, response);
      else if (request.headers['if-none-match']) refusing(501, 'NotImplemented')(request, response);
      else response.writeHead(200, { etag: '"1"' }).end();
    };
    await storage.put('a/one', some(), { ifAbsent: true });
    await storage.put('a/two', some(), { ifAbsent: true });
    expect(asked.filter((each) => each.startsWith('PUT'))).toEqual([
      'PUT /some-bucket/a/one?x-id=PutObject *',
      'PUT /some-bucket/a/one?x-id=PutObject',
      'PUT /some-bucket/a/two?x-id=PutObject',
    ]);
  });

  test('that has them is asked to refuse what is there by then', async () => {
    const storage = await open();
    answer = (request, response) => {
      if (request.method === 'HEAD') refusing(404, 'NotFound')(request, response);
      else refusing(412, 'PreconditionFailed')(request, response);
    };
    await expect(storage.put('a/one', some(), { ifAbsent: true })).rejects.toMatchObject({ fault: 'exists' });
  });

  test('that is not there ends the start with a sentence; one that is away says so, and is asked again by the next start', async () => {
    const nowhere = open({ S3_BUCKET: 'another-bucket' });
    answer = refusing(404, 'NotFound');
    await expect(nowhere).rejects.toBeInstanceOf(ConfigError);
    await expect(nowhere).rejects.toThrow(/The bucket another-bucket of S3_BUCKET cannot be used/);
    await expect(nowhere).rejects.not.toThrow(/canary/);
    await expect(open({ S3_ENDPOINT: 'http://127.0.0.1:9' })).rejects.toMatchObject({ fault: 'away' });
  });

  test('goes on taking and finding for all while a hundred readers do not read on', async () => {
    const storage = await open();
    answer = (request, response) => {
      if (request.method === 'GET') response.writeHead(200, { 'content-length': 1e6 }).write('x');
      else response.writeHead(200, { etag: '"1"' }).end();
    };
    const held = await Promise.all(Array.from({ length: 100 }, () => storage.open('a/large')));
    await storage.put('a/small', some());
    expect(await storage.stat('a/small')).toBeDefined();
    for (const each of held) each.destroy();
  });

  test('clears what dead writers left when it opens, and leaves the living alone', async () => {
    const spool = join(folder, 'spool');
    await writeFile(join(spool, 'dead'), 'x');
    await writeFile(join(spool, 'living'), 'x');
    const longAgo = new Date(Date.now() - 24 * 3_600_000);
    await utimes(join(spool, 'dead'), longAgo, longAgo);
    await open();
    expect(await readdir(spool)).toEqual(['living']);
  });
});
