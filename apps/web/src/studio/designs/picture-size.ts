const sizes = [512, 1024, 2048] as const;

/**
 * The longer side of the preview to ask for when the tile is `shownPx` wide on the screen; 0 is the picture itself, asked for
 * when no preview is sharp enough or true pixels are to be read.
 */
export function pictureSize(design: { width: number; height: number }, shownPx: number, needsPixels: boolean): number {
  const longer = Math.max(design.width, design.height);
  if (needsPixels) return 0;
  const shownLonger = shownPx * (longer / design.width);
  const fits = sizes.find((size) => size >= Math.min(longer, shownLonger));
  return fits !== undefined && fits < longer ? fits : 0;
}
