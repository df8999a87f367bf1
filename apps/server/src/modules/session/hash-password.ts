import { hash } from '@node-rs/argon2';
import { inHashingSlot } from './hashing-slot.ts';

/** The Argon2id hash of a password, made off the event loop, in the turn of the account that asks for it. */
export function hashPassword(password: string, account?: string): Promise<string> {
  const asker = account === undefined ? undefined : { isKnown: true, key: account };
  return inHashingSlot(() => hash(password, argon2Settings), asker);
}

/** Argon2id with 19 MiB and two passes, the least that OWASP's password storage cheat sheet recommends. */
const argon2Settings = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
