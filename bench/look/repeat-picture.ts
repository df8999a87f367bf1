import type { Raster } from '@naksha/loom';
import sharp from 'sharp';

/** The tile as PNG, repeated `times` × `times`, scaled, or cut to `x,y,w,h` of the repeat. */
export async function repeatPicture(tile: Raster, times: number, scale: number, crop?: string): Promise<Buffer> {
  const { width, height } = tile;
  const whole = new Uint8ClampedArray(width * times * height * times * 4);
  for (let y = 0; y < height * times; y++) {
    const row = tile.data.subarray((y % height) * width * 4, ((y % height) + 1) * width * 4);
    for (let i = 0; i < times; i++) whole.set(row, (y * times + i) * width * 4);
  }
  let picture = sharp(whole, { raw: { width: width * times, height: height * times, channels: 4 } });
  if (crop !== undefined) {
    const [left = 0, top = 0, w = 512, h = 512] = crop.split(',').map(Number);
    picture = sharp(await picture.extract({ left, top, width: w, height: h }).png().toBuffer());
    return picture
      .resize(Math.round(w * scale))
      .png()
      .toBuffer();
  }
  return picture
    .resize(Math.round(width * times * scale))
    .png()
    .toBuffer();
}
