import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let kept: Uint8Array | undefined;

/** The profile of the press that pictures are parted for, as it is written into files. */
export function pressProfile(): Uint8Array {
  kept ??= new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve('@naksha/colour/press.icc'))));
  return kept;
}
