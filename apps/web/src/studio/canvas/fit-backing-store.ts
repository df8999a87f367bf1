/** Draws on the page or beside it. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** How many pixels of the screen make a CSS pixel. */
export const screenDensity = (): number => Math.min(2, window.devicePixelRatio || 1);

/** Gives a canvas that is `width` × `height` CSS pixels large the pixels of the screen. */
export function fitBackingStore(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  width: number,
  height: number,
  density: number,
): void {
  const [w, h] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
}
