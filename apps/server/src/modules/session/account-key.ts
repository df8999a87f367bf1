import { createHash } from 'node:crypto';

/** Under which failures to sign in with a login are counted, however it is written. */
export function accountKey(login: string): string {
  return `login ${createHash('sha256').update(login.toLowerCase()).digest('base64url')}`;
}
