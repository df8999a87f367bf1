import { createHash } from 'node:crypto';
import { limits } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import type { SignedGrant, TokenSigner } from '../../storage/signed-token.ts';

const idBytes = 16;

/**
 * An address that gives out files as one archive. The ids of a few travel in it, packed; of more they are a list beside it, which is sent
 * there, and the address holds to which it was made for.
 */
export function archiveLink(
  links: TokenSigner,
  [id, ...more]: readonly [string, ...string[]],
): { url: string; list?: string } {
  const expires = Math.floor(Date.now() / 1000) + limits.signedReadSeconds;
  const archive = { kind: 'archive', id, expires } as const;
  const address = (grant: SignedGrant) => `/files/archive/${links.sign(grant)}`;
  if (more.length < limits.filesAtOnce) return { url: address({ ...archive, method: 'GET', more: pack(more) }) };
  const list = pack([id, ...more]);
  return { url: address({ ...archive, method: 'POST', more: digest(list) }), list };
}

/** The files of such an address, in their order. */
export const idsOfLink = ({ id, more = '' }: SignedGrant): string[] => [id, ...unpack(more)];

/** The files of a list that was sent to its address. Throws `link_expired` where it is another one's. */
export function idsOfList({ more }: SignedGrant, list: string): string[] {
  if (digest(list) !== more) throw new AppError('link_expired');
  return unpack(list);
}

const pack = (ids: readonly string[]) => Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url');

const digest = (list: string) => createHash('sha256').update(list).digest('base64url');

function unpack(packed: string): string[] {
  const bytes = Buffer.from(packed, 'base64url').toString('hex');
  const each = bytes.match(new RegExp(`.{${idBytes * 2}}`, 'g')) ?? [];
  return each.map((hex) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
}
