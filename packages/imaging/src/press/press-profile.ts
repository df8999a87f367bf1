import { readFileSync } from 'node:fs';
import { pressProfileUrl } from '@naksha/colour';

let kept: Uint8Array | undefined;

/** The profile of the press that pictures are parted for, as it is written into files. */
export function pressProfile(): Uint8Array {
  kept ??= new Uint8Array(readFileSync(pressProfileUrl()));
  return kept;
}
