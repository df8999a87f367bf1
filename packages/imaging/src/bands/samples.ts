import type { PixelLayout } from './pixel-layout.ts';

/** Rows as samples instead of bytes. Sixteen-bit rows must begin at an even byte, as freshly made ones do. */
export function samplesOf(bytes: Uint8Array, { depth }: Pick<PixelLayout, 'depth'>): Uint8Array | Uint16Array {
  return depth === 8 ? bytes : new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
}
