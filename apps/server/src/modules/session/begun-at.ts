import { limits } from '@naksha/contract';
import type { SignedGrant } from '../../storage/signed-token.ts';

/** When what a link is for begins: an upload with its link, so that each of its parts may come though working hours end meanwhile; all else as it is asked for. */
export function begunAt({ kind, expires }: SignedGrant): Date {
  return kind === 'upload' ? new Date((expires - limits.signedWriteSeconds) * 1000) : new Date();
}
