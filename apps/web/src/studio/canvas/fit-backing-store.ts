/** Gives a canvas that is `width` × `height` CSS pixels large the pixels of the screen; returns how many make a CSS pixel. */
export function fitBackingStore(canvas: HTMLCanvasElement, width: number, height: number): number {
  const density = Math.min(2, window.devicePixelRatio || 1);
  const [w, h] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  return density;
}
