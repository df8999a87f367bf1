import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { errorAnswer } from '../../http/error-answer.ts';
import type { ByteRange, Storage } from '../../storage/storage.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { parseRange } from './parse-range.ts';

interface Stored {
  readonly key: string;
  /** Stored bytes never change, so this names them for ever. */
  readonly tag: string;
  readonly contentType: string;
  readonly maxAgeSeconds: number;
}

/** Answers stored bytes, whole or the range that was asked for. Throws StorageError before anything is sent. */
export async function sendStored(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  storage: Storage,
  { key, tag, contentType, maxAgeSeconds }: Stored,
): Promise<void> {
  const found = await storage.stat(key);
  if (!found) throw new StorageError('missing', key);
  const etag = `"${tag}"`;
  reply
    .header('etag', etag)
    .header('cache-control', `private, max-age=${maxAgeSeconds}, immutable`)
    .header('accept-ranges', 'bytes')
    .header('access-control-expose-headers', 'Content-Range, width, height, total_pixels')
    // What somebody has uploaded is looked at inside pictures, never as a page.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === etag) {
    await reply.status(304).send();
    return;
  }
  const ifRange = request.headers['if-range'];
  const isSame = ifRange === undefined || ifRange === etag;
  const range = isSame ? parseRange(request.headers.range, found.bytes) : undefined;
  if (range === 'unsatisfiable') {
    // Said here and not thrown: the length has to travel with it, and a failure's headers do not.
    const { status, body } = errorAnswer(new AppError('range_not_satisfiable'), request.id);
    reply.header('cache-control', 'no-store').header('content-range', `bytes */${found.bytes}`);
    await reply.status(status).send(body);
    return;
  }
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`);
  reply.header('content-type', contentType).header('content-length', lengthOf(range, found.bytes));
  const bytes: Readable = await storage.open(key, range);
  await reply.send(bytes);
}

function lengthOf(range: ByteRange | undefined, bytes: number): number {
  return range ? range.end - range.start + 1 : bytes;
}
