import { createHash } from 'node:crypto';
import type { Endpoint } from '@naksha/contract';
import type { SignedGrant, TokenSigner } from '../src/storage/signed-token.ts';

/** A list of one file, as an archive is asked for by one. */
export const archiveList = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

/** The token of an address that a row takes, for a minute. */
export function signLink(links: TokenSigner, row: Endpoint, id: string): string {
  const method = row.method === 'PUT' || row.method === 'POST' ? row.method : 'GET';
  const more = createHash('sha256').update(archiveList(id)).digest('base64url');
  const expires = Math.floor(Date.now() / 1000) + 60;
  return links.sign({ method, kind: kindOf(row), id, expires, ...(method === 'POST' && { more }) });
}

function kindOf({ method, path }: Endpoint): SignedGrant['kind'] {
  if (path.startsWith('/support/')) return 'attachment';
  if (path.startsWith('/plans/')) return 'planPicture';
  if (method === 'PUT') return 'upload';
  if (path.includes('/archive/')) return 'archive';
  return /(preview|tile)$/.test(path) ? 'preview' : 'file';
}
