import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { plain } from '../look/recipe-of.ts';
import { renderTile } from '../look/render-tile.ts';
import { scratch } from './inputs.ts';

/** Cloths of all kinds: drawn, printed, woven and dyed. Their seeds are not those that anything was fitted to. */
const cloths = [
  'kalamkari',
  'batik',
  'ikat',
  'paisley',
  'floral',
  'brocade',
  'ajrakh',
  'leheriya',
  'phulkari',
  'block-print',
  'bandhani',
  'checks',
] as const;
const px = 1024;

/** Twelve designs of the loom as PNG files of 1024². Made once and kept among temporary files. */
export async function designs(): Promise<string[]> {
  const paths: string[] = [];
  for (const cloth of cloths) {
    const path = scratch(`design-${cloth}.png`);
    paths.push(path);
    if (existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    const { data, width, height } = renderTile(plain(cloth, undefined, `bench-${cloth}`, 1), { px });
    await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toFile(path);
  }
  return paths;
}
