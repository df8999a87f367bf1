/** Words that a layer shows, as programs set them again when they are changed. */
export interface PsdText {
  /** Line by line, parted where the typeface changes; `font` is its PostScript name. */
  readonly lines: readonly (readonly { readonly letters: string; readonly font: string }[])[];
  /** Height of the letters in pixels of the picture. */
  readonly sizePx: number;
  /** `#rrggbb`. */
  readonly hex: string;
  /** Where the first line stands on its base, in pixels of the picture. */
  readonly origin: { readonly x: number; readonly y: number };
}
