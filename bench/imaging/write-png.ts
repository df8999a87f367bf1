/** Writes the pixels of a picture as PNG once: `node bench/imaging/write-png.ts ours|sharp|none in.png out.png`. */
import { rm } from 'node:fs/promises';
import { createPngRows } from '@naksha/imaging';
import sharp from 'sharp';

const [, , who = '', input = '', output = ''] = process.argv;
const { data, info } = await sharp(input, { limitInputPixels: false })
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const { width, height } = info;

async function write(by: string, rows: number, to: string): Promise<void> {
  if (by === 'sharp') {
    const raw = { width, height: rows, channels: 3 } as const;
    const picture = sharp(data.subarray(0, rows * width * 3), { raw, limitInputPixels: false });
    await picture.png({ compressionLevel: 6 }).toFile(to);
  }
  if (by !== 'ours') return;
  const png = await createPngRows(to, { width, height: rows, channels: 3, depth: 8 }, 300);
  const band = Math.max(1, Math.round(2 ** 20 / (width * 3)));
  for (let y = 0; y < rows; y += band) {
    await png.write(data.subarray(y * width * 3, Math.min(rows, y + band) * width * 3));
  }
  await png.finish();
}

// Both have been running for a while when they are measured; the run without a job does as much.
const warm = `${input}-warm-${process.pid}.png`;
for (const by of ['sharp', 'ours']) await write(by, Math.min(height, 512), warm);
await rm(warm);
await write(who, height, output);
