import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flattenParams } from '@naksha/contract';
import { closePictures, flattenPicture } from '@naksha/imaging';
import sharp from 'sharp';
import { plain } from '../look/recipe-of.ts';
import { renderTile } from '../look/render-tile.ts';
import { scratch } from './inputs.ts';

/** A design of a family on the loom in its own palette, 1024², as a flat picture of eight colours. Made once. */
export async function drawnInput(family: string): Promise<string> {
  const path = scratch(`drawn-${family}.png`);
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  const { data, width, height } = renderTile(plain(family, undefined, '7', 0), { px: 1024 });
  const whole = scratch(`drawn-${family}-whole.png`);
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toFile(whole);
  await flattenPicture({
    from: whole,
    to: path,
    folder: dirname(path),
    params: flattenParams.parse({ colours: 8 }),
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  closePictures();
  return path;
}
