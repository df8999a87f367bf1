/** What the page sends to the worker that paints behind the words. */
export type HeroMessage =
  /** Where to paint: first of all, once. */
  { readonly canvas: OffscreenCanvas } | { readonly frame: Frame } | { readonly cloth: HeroCloth };

/** What is painted on, in CSS pixels, and how. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for one of CSS. */
  readonly density: number;
  /** One tile on paper, or the tile laid out as cloth. */
  readonly isRepeated: boolean;
  /** A cloth is there at once, for those who want nothing to move. */
  readonly isStill: boolean;
}

export interface HeroCloth {
  readonly tile: ImageBitmap;
  /** First the ground. */
  readonly inks: readonly string[];
  /** Equal for pictures of what looks like the same cloth. */
  readonly look: string;
  /** Answered once the cloth is seen whole. */
  readonly turn: number;
}
