/**
 * Text as a database can keep it: without NUL, and with the sign for what cannot be shown in place of half characters.
 * For words that are cleaned rather than refused.
 */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
