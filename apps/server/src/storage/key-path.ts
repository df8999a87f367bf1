import { join, relative, sep } from 'node:path';
import { StorageError } from './storage-error.ts';

const segment = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)*$/;

/** The local path of a key below `root`. A key that could leave the root is answered as missing. */
export function keyPath(root: string, key: string): string {
  const segments = key.split('/');
  if (key.length > 300 || !segments.every((part) => segment.test(part))) throw new StorageError('missing', key);
  return join(root, ...segments);
}

/** The key of a local path below `root`. */
export function pathKey(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
