import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(tmpdir(), 'naksha-bench-imaging');
const levels = 255;

/** Files that the goals write. */
export function scratch(name: string): string {
  return join(folder, name);
}

/**
 * A picture that repeats nowhere: figures of many sizes, soft shades and the grain of cloth, the same every time. Made once and
 * kept among temporary files.
 */
export async function picture(side: number, ending: 'png' | 'tif' = 'png', rows = side): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = scratch(`picture-${side}x${rows}.${ending}`);
  if (existsSync(path)) return path;
  const raw = { width: side, height: rows, channels: 3 } as const;
  const made = sharp(pixelsOf(side, rows), { raw, limitInputPixels: false });
  await (ending === 'png' ? made.png() : made.tiff({ compression: 'none' })).toFile(path);
  return path;
}

function pixelsOf(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  let state = 12_345;
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // Marsaglia's xorshift: its period is longer than any picture.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      const petal = Math.sin(x * 0.013 + 3 * Math.sin(y * 0.0071 + x * 0.0003)) + Math.cos(y * 0.017 - x * 0.0023);
      const edge = petal > 0.4 ? 0.8 : petal < -0.7 ? 0.2 : 0.5;
      const shade = edge + 0.12 * Math.sin((x + 2 * y) * 0.0007);
      pixels[at++] = bounded(levels * shade + grain(state));
      pixels[at++] = bounded(levels * (0.9 - shade * 0.6) + grain(state >>> 7));
      pixels[at++] = bounded(levels * (0.25 + 0.3 * edge) + grain(state >>> 14));
    }
  }
  return pixels;
}

/** What a scanner sees of threads: up to 10 steps to either side, small ones more often. */
function grain(bits: number): number {
  return ((bits & 31) + ((bits >>> 5) & 31) - 31) / 3;
}

function bounded(value: number): number {
  return Math.min(levels, Math.max(0, value));
}
