import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const claims = z.strictObject({
  /** The one method that is allowed. */
  method: z.enum(['GET', 'PUT', 'POST']),
  /** What is read or written, and its id. */
  kind: z.enum(['file', 'preview', 'binPreview', 'upload', 'attachment', 'planPicture', 'form', 'archive']),
  id: z.uuid(),
  /** Of an archive: its other ids, packed. */
  more: z.string().optional(),
  /** The session it was given to, with which it ends; by the version before, the account. */
  by: z.uuid().optional(),
  /** Seconds since 1970. */
  expires: z.int(),
  /** The declared type of what will be written. */
  contentType: z.string().optional(),
});
export type SignedGrant = z.infer<typeof claims>;

export type SignedVerdict =
  | { readonly ok: true; readonly grant: SignedGrant }
  | { readonly ok: false; readonly reason: 'invalid' | 'expired' };

export interface TokenSigner {
  /** Signs for one session. */
  heldBy(sessionId: string): TokenSigner;
  sign(grant: SignedGrant): string;
  check(token: string, now?: Date): SignedVerdict;
}

/**
 * Tokens in links that carry their own permission. The first secret signs; the others are still accepted, so that a
 * secret can be replaced while links are out.
 */
export function createTokenSigner(secrets: readonly [string, ...string[]]): TokenSigner {
  const signer: TokenSigner = {
    heldBy(by) {
      return { ...signer, sign: (grant) => signer.sign({ ...grant, by }) };
    },
    sign(grant) {
      const text = Buffer.from(JSON.stringify(grant)).toString('base64url');
      return `${text}.${digest(secrets[0], text).toString('base64url')}`;
    },
    check(token, now = new Date()) {
      const [text = '', signature = '', ...more] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      // Base64 has several spellings of the same bytes; only ours is accepted.
      const isOurSpelling = more.length === 0 && given.toString('base64url') === signature;
      // All secrets are tried, so that the time taken does not show which one fits.
      const matches = secrets.filter((secret) => isSame(digest(secret, text), given));
      if (matches.length === 0 || !isOurSpelling) return { ok: false, reason: 'invalid' };
      const known = claims.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      // Signed by a newer version, which may mean more by it than is understood here.
      if (!known.success) return { ok: false, reason: 'invalid' };
      if (known.data.expires * 1000 <= now.getTime()) return { ok: false, reason: 'expired' };
      return { ok: true, grant: known.data };
    },
  };
  return signer;
}

/** The purpose is part of what is signed, so that the secret may serve elsewhere too. */
function digest(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`naksha link 1\n${text}`).digest();
}

function isSame(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
