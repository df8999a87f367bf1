import sharp from 'sharp';

/** Red, green and blue, 0 to 255. */
export type Ink = readonly [number, number, number];

export const inks = {
  cream: [240, 228, 200],
  pale: [223, 232, 240],
  red: [168, 50, 50],
  navy: [29, 43, 92],
} as const satisfies Record<string, Ink>;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ink: Ink;
}

/** Writes a square PNG of discs on a ground. Drawn pixel by pixel: where foreign pictures are opened, no drawing is read as one. */
export async function writeDiscs(path: string, size: number, ground: Ink, discs: readonly Disc[]): Promise<void> {
  const pixels = Buffer.alloc(size * size * 3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const on = discs.find((disc) => (disc.x - x) ** 2 + (disc.y - y) ** 2 <= disc.r ** 2);
      pixels.set(on?.ink ?? ground, (y * size + x) * 3);
    }
  }
  await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toFile(path);
}
