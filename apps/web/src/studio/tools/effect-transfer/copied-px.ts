/** The longest side of the copy that is worked on. */
export const copiedPx = 768;
/** A look is fetched no larger: of one that is larger the texture is seen finer than it is made. */
const mostLookPx = 2048;

/** The longest side of a look's copy that is as much smaller as the copy of the picture is, of which `seenPx` are at hand. */
export function lookPxFor(
  picture: { readonly widthPx: number; readonly heightPx: number },
  seenPx: number,
  look: { readonly width: number; readonly height: number },
): number {
  const factor = Math.min(copiedPx, seenPx) / Math.max(picture.widthPx, picture.heightPx);
  return Math.max(1, Math.min(mostLookPx, Math.round(Math.max(look.width, look.height) * Math.min(1, factor))));
}
