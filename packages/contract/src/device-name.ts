const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Browser and system in words people know them by, from what a program says of itself. The first that fits counts, for most name
 * others as well; null when none does. Nothing of the text itself is repeated: anyone may have written it.
 */
export function deviceName(userAgent: string): string | null {
  const find = (names: readonly (readonly [string, string])[]) => names.find(([word]) => userAgent.includes(word))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(', ') || null;
}
