/** A typeface as people ask for it. */
export interface Typeface {
  /** `Georgia`; undefined for our own. */
  readonly family: string | undefined;
  readonly isBold: boolean;
}

const own = /^(sans|noto sans)\b/i;
const bold = /[\s-]+bold$/i;

/** Takes `Sans`, `Sans Bold`, `Georgia`, `Georgia Bold` apart. */
export function typefaceOf(font: string): Typeface {
  const name = font.trim();
  const family = name.replace(bold, '');
  return { family: own.test(family) ? undefined : family, isBold: bold.test(name) };
}

/** The name of a typeface in PostScript, by which files name it: `Georgia-Bold`. */
export function postScriptName(family: string, isBold: boolean, regular = ''): string {
  // What separates or ends names there may not stand in one.
  const name = family.replace(/[^\w-]/g, '').slice(0, 48);
  return `${name}${isBold ? '-Bold' : regular}`;
}
