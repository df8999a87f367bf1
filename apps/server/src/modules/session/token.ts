import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; whoever has them is signed in. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token or an API key: it is random and long, so a plain hash reveals nothing about it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
