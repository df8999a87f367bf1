import { limits } from '@naksha/contract';

/** Saves a file that came from the server on the reader's machine. The temporary link is released as the product's limits say. */
export function saveBytes(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), limits.objectUrlSeconds * 1000);
}
