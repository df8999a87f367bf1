const sizes = [512, 1024, 2048] as const;
/** Larger pictures are never loaded as a whole: decoded they would take more than 64 MB. */
const mostPixels = 4096 * 4096;

/** True for pictures that are looked at in squares. */
export function isInSquares({ width, height }: { width: number; height: number }): boolean {
  return width * height > mostPixels;
}

/**
 * The longer side of the preview to ask for when the tile is `shownPx` wide on the screen; 0 is the picture itself, asked for
 * when no preview is sharp enough or true pixels are to be read. What is looked at in squares needs a preview beneath them at most.
 */
export function pictureSize(design: { width: number; height: number }, shownPx: number, needsPixels: boolean): number {
  const longer = Math.max(design.width, design.height);
  if (needsPixels) return isInSquares(design) ? 2048 : 0;
  const shownLonger = shownPx * (longer / design.width);
  const fits = sizes.find((size) => size >= Math.min(longer, shownLonger));
  if (fits !== undefined && fits < longer) return fits;
  return isInSquares(design) ? 2048 : 0;
}
