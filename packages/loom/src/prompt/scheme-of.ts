/** Words for the shade of a colour that are of the whole palette where they have no colour of their own. */
export const shadeSchemes = { bright: 'vibrant', muted: 'neutral' } as const;

/** The scheme that a word of a palette means: "muted tones" are neutral ones. */
export function schemeOf(value: string): string {
  return value === 'bright' || value === 'muted' ? shadeSchemes[value] : value;
}
