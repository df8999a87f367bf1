import { z } from 'zod';
import { isBlank } from './is-blank.ts';
import { storable } from './storable.ts';

const breaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/**
 * Control characters, signs that turn the direction of writing, and whatever else shows as nothing: fillers and tags too. What joins letters,
 * or says how one is shaped, stays.
 */
const deceiving =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\n\t])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * A text that reads as it is stored, in any script; one that shows nothing is empty. Cleaned and not refused, because people who paste such
 * characters does not see them.
 */
export function asText(given: string): string {
  const text = storable(given).replace(breaks, '\n').replace(deceiving, '').normalize('NFC').trim();
  return isBlank(text) ? '' : text;
}

/** What somebody writes in as many lines as they like: a description, an address. */
export const text = (missing?: string) =>
  z.string(missing === undefined ? undefined : { error: missing }).overwrite(asText);
