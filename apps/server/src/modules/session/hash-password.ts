import { hash } from '@node-rs/argon2';
import { argon2Settings } from './argon2-settings.ts';
import { inHashingSlot } from './hashing-slot.ts';

/** The Argon2id hash of a password, made off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return inHashingSlot(() => hash(password, argon2Settings));
}
