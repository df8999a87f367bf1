/** How the pixels of a picture lie in memory: full rows from top to bottom without padding, RGB or RGBA, sRGB. */
export interface PixelLayout {
  readonly width: number;
  readonly height: number;
  /** 3 is RGB, 4 is RGBA with alpha not multiplied in. */
  readonly channels: 3 | 4;
  /** Bits of a sample. Sixteen lie little-endian. */
  readonly depth: 8 | 16;
}

/** Bytes of one pixel. */
export function pixelBytes({ channels, depth }: Pick<PixelLayout, 'channels' | 'depth'>): number {
  return (channels * depth) / 8;
}

/** Bytes of one row. */
export function rowBytes(layout: Omit<PixelLayout, 'height'>): number {
  return layout.width * pixelBytes(layout);
}
