import { limits } from '@naksha/contract';
import { fileKeys } from './file-keys.ts';

const pictureTypes: ReadonlySet<string> = new Set(limits.uploadTypes);

/** Where the pixels of a file lie: its own bytes, or the picture that was stored with a drawing. */
export function pictureKey(file: { id: string; clientId: string; contentType: string; storageKey: string }): string {
  return pictureTypes.has(file.contentType) ? file.storageKey : fileKeys.rendition(file.clientId, file.id);
}
