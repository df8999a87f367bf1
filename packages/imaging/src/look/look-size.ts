/** The longer side of what is measured. */
const lookPx = 256;

/** The size at which a picture is measured: sides that can be halved three times. */
export function lookSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const share = lookPx / Math.max(width, height);
  const side = (length: number) => Math.max(16, Math.round((length * share) / 8) * 8);
  return { width: side(width), height: side(height) };
}
