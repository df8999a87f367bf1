/** The kinds of picture the product takes and gives. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/tiff';

/** Bytes from a file's start that `sniffType` needs. */
export const sniffedBytes = 8;

const signatures: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['image/tiff', [0x49, 0x49, 0x2b, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2b]],
];

/** What a file is by its first bytes, whatever its name says; undefined when it is none of ours. */
export function sniffType(head: Uint8Array): PictureType | undefined {
  return signatures.find(([, bytes]) => bytes.every((byte, i) => head[i] === byte))?.[0];
}
