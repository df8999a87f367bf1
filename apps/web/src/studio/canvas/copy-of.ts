/** The pixels of a picture, reduced to fit `longest`, on white. Null where the browser gives no canvas. */
export function copyOf(source: ImageBitmap, longest: number): ImageData | null {
  const scale = Math.min(1, longest / Math.max(source.width, source.height));
  const [width, height] = [Math.round(source.width * scale), Math.round(source.height * scale)];
  const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!brush) return null;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(source, 0, 0, width, height);
  return brush.getImageData(0, 0, width, height);
}
