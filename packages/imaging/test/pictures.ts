import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { Band } from '../src/png-band.ts';

/** A folder that is gone when the test has ended. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'imaging-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** RGB rows that are different everywhere and repeat seamlessly. */
export function wavyRows(width: number, height: number): Band {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x / width) * Math.PI * 2;
      const v = (y / height) * Math.PI * 2;
      const at = (y * width + x) * 3;
      pixels[at] = 128 + 90 * Math.sin(3 * u + v);
      pixels[at + 1] = 128 + 90 * Math.cos(2 * v - u);
      pixels[at + 2] = 128 + 90 * Math.sin(5 * v) * Math.cos(4 * u);
    }
  }
  return { width, height, pixels };
}

/** A picture file of wavy rows. */
export async function pictureFile(
  format: 'png' | 'jpeg' | 'tiff',
  width = 60,
  height = 40,
  options: { dpi?: number; orientation?: number } = {},
): Promise<string> {
  const path = join(await temporaryFolder(), `wavy.${format}`);
  const picture = sharp(wavyRows(width, height).pixels, { raw: { width, height, channels: 3 } });
  const marked = picture.withMetadata({
    ...(options.dpi === undefined ? {} : { density: options.dpi }),
    ...(options.orientation === undefined ? {} : { orientation: options.orientation }),
  });
  await writeFile(path, await marked.toFormat(format).toBuffer());
  return path;
}

/** Writes bytes as a file of any name. */
export async function fileOf(bytes: Uint8Array | string, name = 'picture.png'): Promise<string> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, bytes);
  return path;
}

/** A classic little-endian TIFF of empty one-entry directories; `nextOf` says where each one's chain goes on. */
export function chainedTiff(directories: number, nextOf: (index: number) => number): Buffer {
  const size = 18;
  const bytes = Buffer.alloc(8 + directories * size);
  bytes.write('II', 'latin1');
  bytes.writeUInt16LE(42, 2);
  bytes.writeUInt32LE(8, 4);
  for (let i = 0; i < directories; i++) {
    const at = 8 + i * size;
    bytes.writeUInt16LE(1, at);
    bytes.writeUInt16LE(256, at + 2);
    bytes.writeUInt16LE(3, at + 4);
    bytes.writeUInt32LE(1, at + 6);
    bytes.writeUInt32LE(1, at + 10);
    bytes.writeUInt32LE(nextOf(i), at + 14);
  }
  return bytes;
}
