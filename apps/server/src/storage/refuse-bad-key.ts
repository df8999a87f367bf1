import { StorageError } from './storage-error.ts';

const segment = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)*$/;
const longest = 300;

/** Answers what is no key as missing: on a disk it could leave the root, elsewhere it would be kept where nothing finds it. */
export function refuseBadKey(key: string): void {
  if (key.length > longest || !key.split('/').every((part) => segment.test(part)))
    throw new StorageError('missing', key);
}
