/** Forms of one meaning, parted by commas: English and romanised, Hindi, Gujarati. The first of each is its name. */
export type Words = readonly [latin: string, hindi: string, gujarati: string];

/** `#rrggbb`, then its names. */
export type ColourWords = readonly [hex: string, latin: string, hindi: string, gujarati: string];

/** "a, b c" → ["a", "b c"]. */
export function formsOf(list: string): string[] {
  return list === '' ? [] : list.split(',').map((form) => form.trim());
}
