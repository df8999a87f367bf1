import { bytesOfHex, nearestByChannels } from '@naksha/colour';
import type { Ink } from '../drawing/scene.ts';
import type { Role } from '../vocabulary/roles.ts';
import { createInkwell } from './ink.ts';

/** Bits of each channel that are distinguished. */
const bits = 6;
const levels = 2 ** bits;
const kept = 8;
const cache = new Map<string, Uint8Array>();

/**
 * A table from colours to numbers: each colour has the number of the nearest of some inks. Lets a shader treat gold otherwise than
 * ground without knowing which pixel is which. Read it with `classIndex`.
 */
export function inkClasses(
  colours: Readonly<Record<Role, string>>,
  inks: readonly (readonly [ink: Ink, number: number])[],
): Uint8Array {
  const key = JSON.stringify([colours, inks]);
  const ready = cache.get(key);
  if (ready !== undefined) return ready;
  const hexOf = createInkwell(colours);
  const known = inks.map(([ink]) => bytesOfHex(hexOf(ink)));
  const numbers = inks.map(([, number]) => number);
  const table = new Uint8Array(levels ** 3);
  const middle = (level: number) => (level + 0.5) * (256 / levels);
  for (let i = 0; i < table.length; i++) {
    const red = middle(i >> (2 * bits));
    const green = middle((i >> bits) & (levels - 1));
    const blue = middle(i & (levels - 1));
    table[i] = numbers[nearestByChannels(known, red, green, blue)] ?? 0;
  }
  if (cache.size >= kept) cache.clear();
  cache.set(key, table);
  return table;
}

/** Where a colour of 0 … 255 a channel stands in a table of `inkClasses`. */
export function classIndex(red: number, green: number, blue: number): number {
  const drop = 8 - bits;
  return ((red >> drop) << (2 * bits)) | ((green >> drop) << bits) | (blue >> drop);
}
