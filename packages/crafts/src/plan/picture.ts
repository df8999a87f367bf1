/** Opaque pixels of three bytes, row by row. */
export interface Plain {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** The left edge meets the right one and the top the bottom: every neighbourhood goes round. */
  readonly wraps: boolean;
}

/** Receives the share of the work that is done, 0 … 1. */
export type Progress = (share: number) => void;

/** Where a row or column lies in a picture that goes round. */
export function wrapped(at: number, length: number): number {
  const rest = at % length;
  return rest < 0 ? rest + length : rest;
}

/** Where a row or column is read: round the edge, or the last one before it. */
export function placed(at: number, length: number, wraps: boolean): number {
  if (at >= 0 && at < length) return at;
  if (wraps) return wrapped(at, length);
  return at < 0 ? 0 : length - 1;
}

/** The mean of each cell of a grid that is laid over a picture; no cell is smaller than a pixel. */
export function shrunk(picture: Plain, width: number, height: number): Plain {
  if (width === picture.width && height === picture.height) return picture;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * picture.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height));
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * picture.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width));
      let [red, green, blue] = [0, 0, 0];
      for (let row = top; row < bottom; row++) {
        for (let at = (row * picture.width + left) * 3; at < (row * picture.width + right) * 3; at += 3) {
          red += picture.pixels[at] ?? 0;
          green += picture.pixels[at + 1] ?? 0;
          blue += picture.pixels[at + 2] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      const to = (y * width + x) * 3;
      pixels[to] = Math.round(red / count);
      pixels[to + 1] = Math.round(green / count);
      pixels[to + 2] = Math.round(blue / count);
    }
  }
  return { width, height, pixels, wraps: picture.wraps };
}
