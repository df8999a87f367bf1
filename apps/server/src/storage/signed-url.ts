import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedGrant {
  readonly method: 'GET' | 'PUT';
  /** Path of the URL, which names the object. */
  readonly path: string;
  readonly expiresAt: Date;
  /** The declared type of what will be written. */
  readonly contentType?: string | undefined;
}

export type SignedVerdict =
  | { readonly ok: true; readonly contentType: string | undefined }
  | { readonly ok: false; readonly reason: 'invalid' | 'expired' };

export interface UrlSigner {
  /** Path and query of a link that allows one method on one path until it expires. */
  sign(grant: SignedGrant): string;
  /** Judges the path and query of a request. */
  check(method: string, url: string, now?: Date): SignedVerdict;
}

/**
 * Links that carry their own permission. The first secret signs; the others are still accepted, so that a secret can
 * be replaced while links are out. Query parameters besides our three are not covered.
 */
export function createUrlSigner(secrets: readonly [string, ...string[]]): UrlSigner {
  return {
    sign({ method, path, expiresAt, contentType }) {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      const query = new URLSearchParams({ expires });
      if (contentType !== undefined) query.set('type', contentType);
      query.set('signature', digest(secrets[0], [method, path, expires, contentType ?? '']).toString('base64url'));
      return `${path}?${query}`;
    },
    check(method, url, now = new Date()) {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const [expires, ...moreExpires] = searchParams.getAll('expires');
      const [signature, ...moreSignatures] = searchParams.getAll('signature');
      const types = searchParams.getAll('type');
      const repeated = moreExpires.length + moreSignatures.length > 0 || types.length > 1;
      if (repeated || expires === undefined || !/^\d{1,12}$/.test(expires) || signature === undefined) {
        return { ok: false, reason: 'invalid' };
      }
      const given = Buffer.from(signature, 'base64url');
      const parts = [method, pathname, expires, types[0] ?? ''];
      // All secrets are tried, so that the time taken does not tell which one fits.
      const matches = secrets.filter((secret) => isSame(digest(secret, parts), given));
      // Base64 has several spellings of the same bytes; only ours is accepted.
      if (matches.length === 0 || given.toString('base64url') !== signature) return { ok: false, reason: 'invalid' };
      if (Number(expires) * 1000 <= now.getTime()) return { ok: false, reason: 'expired' };
      return { ok: true, contentType: types[0] };
    },
  };
}

/** No part may contain the separator; paths and types never do, and a part that did would only fail to verify. */
function digest(secret: string, parts: readonly string[]): Buffer {
  return createHmac('sha256', secret)
    .update(['naksha-url-1', ...parts].join('\n'))
    .digest();
}

function isSame(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
