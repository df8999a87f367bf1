import type { FileHandle } from 'node:fs/promises';

/** Up to `length` bytes from a place in a file; fewer at its end. */
export async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
