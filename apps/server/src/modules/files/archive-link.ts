import { limits } from '@naksha/contract';
import type { SignedGrant, TokenSigner } from '../../storage/signed-token.ts';

const idBytes = 16;

/** An address that gives out files as one archive; their ids travel in it, packed. */
export function archiveLink(links: TokenSigner, [id, ...more]: readonly [string, ...string[]]): string {
  const expires = Math.floor(Date.now() / 1000) + limits.signedReadSeconds;
  const packed = Buffer.from(more.join('').replaceAll('-', ''), 'hex').toString('base64url');
  return `/files/archive/${links.sign({ method: 'GET', kind: 'archive', id, expires, more: packed })}`;
}

/** The files of such an address, in their order. */
export function idsOfLink({ id, more = '' }: SignedGrant): string[] {
  const bytes = Buffer.from(more, 'base64url').toString('hex');
  const others = bytes.match(new RegExp(`.{${idBytes * 2}}`, 'g')) ?? [];
  return [id, ...others.map((hex) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))];
}
