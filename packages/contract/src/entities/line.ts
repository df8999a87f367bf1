import { z } from 'zod';
import { storable } from './storable.ts';

const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Control characters, signs that turn the direction of writing, and such as show as nothing; those that join letters of Indian scripts stay. */
const deceiving = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/**
 * A text as one line that reads as it is stored, in any script. Cleaned and not refused, because who pastes such characters does not see
 * them.
 */
export function asLine(text: string): string {
  return storable(text).replace(breaks, ' ').replace(deceiving, '').normalize('NFC').trim();
}

/** What somebody gives as one line: a name, a title. */
export const line = (missing?: string) =>
  z.string(missing === undefined ? undefined : { error: missing }).overwrite(asLine);
