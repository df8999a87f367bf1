import { hash } from '@node-rs/argon2';
import { inHashingSlot } from './hashing-slot.ts';

/** The Argon2id hash of a password, made off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return inHashingSlot(() => hash(password, argon2Settings));
}

/** Argon2id with 19 MiB and two passes, the least that OWASP's password storage cheat sheet recommends. */
const argon2Settings = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
