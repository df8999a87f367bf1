import { z } from 'zod';
import { asText } from './text.ts';

const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A text as one line that reads as it is stored. */
export function asLine(text: string): string {
  return asText(text.replace(breaks, ' '));
}

/** What somebody gives as one line: a name, a title. */
export const line = (missing?: string) =>
  z.string(missing === undefined ? undefined : { error: missing }).overwrite(asLine);
