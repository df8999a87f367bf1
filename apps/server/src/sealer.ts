import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets of accounts so that the database alone does not give them away. */
export interface Sealer {
  /** `owner` is sealed in as well: no one else's row opens it. */
  readonly seal: (text: string, owner: string) => string;
  /** Undefined when none of the keys fits. */
  readonly open: (sealed: string, owner: string) => string | undefined;
}

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Seals with a key made of the first secret, and opens with those of all. */
export function createSealer(secrets: readonly [string, ...string[]]): Sealer {
  const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'naksha seals secrets', 32));
  const keys = secrets.map(keyOf);
  const sealing = keyOf(secrets[0]);
  return {
    seal(text, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, sealing, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [iv, rest] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes)];
      for (const key of keys) {
        try {
          const decipher = createDecipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
          decipher.setAuthTag(rest.subarray(0, tagBytes));
          return decipher.update(rest.subarray(tagBytes), undefined, 'utf8') + decipher.final('utf8');
        } catch {
          // Not sealed with this key, or not for this owner.
        }
      }
      return undefined;
    },
  };
}
