import { createHash } from 'node:crypto';

/** A number for models from whatever a seed is made of, 0 … 2³¹ − 1: the same text gives the same number. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) >>> 1;
}
