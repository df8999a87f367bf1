import { limits } from '@naksha/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { LinkScope } from '../../http/scope.ts';
import { idsOfList } from './archive-link.ts';
import { writeArchive } from './write-archive.ts';

/** The files of a list as one archive, of more than an address has room for. */
export async function postArchive(scope: LinkScope & Wire): Promise<void> {
  const { grant, request } = scope;
  if (grant.kind !== 'archive') throw new AppError('link_expired');
  const list = new URLSearchParams(await textOf(request)).get('list') ?? '';
  await writeArchive(scope, idsOfList(grant, list));
}

/** What was sent, as far as a list may be long. */
async function textOf({ raw }: FastifyRequest): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of raw) {
    bytes += chunk.length;
    if (bytes > limits.archiveBodyBytes)
      throw new AppError('too_large', { params: { limit: limits.archiveBodyBytes } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
