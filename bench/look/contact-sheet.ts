import { families } from '@naksha/loom';
import sharp, { type OverlayOptions } from 'sharp';
import { plain } from './recipe-of.ts';
import { renderTile } from './render-tile.ts';
import { repeatPicture } from './repeat-picture.ts';

const tilePx = 1024;
const shown = 512;
const label = 24;
const seeds = ['7', '23'];

/** All layouts of a family × two seeds: the tile at 512 px, beside it its 2×2 at 25 %, a row per layout. */
export async function contactSheet(name: string): Promise<Buffer> {
  const family = Object.entries(families).find(([key]) => key === name)?.[1];
  if (family === undefined) throw new Error(`Expected one of ${Object.keys(families).join(', ')} but received ${name}`);
  const parts: OverlayOptions[] = [];
  for (const [row, layout] of family.layouts.entries()) {
    for (const [column, seed] of seeds.entries()) {
      const recipe = plain(name, layout, seed, row * seeds.length + column);
      const tile = renderTile(recipe, { px: tilePx });
      const left = column * shown * 2;
      const top = row * (shown + label);
      const text = `<svg width="${shown * 2}" height="${label}"><text x="6" y="17" font-size="15" font-family="sans-serif">${layout} · seed ${seed} · ${recipe.palette.scheme} · plan ${tile.planMs.toFixed(0)} ms</text></svg>`;
      parts.push({ input: Buffer.from(text), left, top });
      parts.push({ input: await repeatPicture(tile, 1, shown / tilePx), left, top: top + label });
      parts.push({ input: await repeatPicture(tile, 2, shown / tilePx / 2), left: left + shown, top: top + label });
    }
  }
  const sheet = {
    width: shown * 2 * seeds.length,
    height: family.layouts.length * (shown + label),
    channels: 3,
    background: '#ffffff',
  } as const;
  return sharp({ create: sheet }).composite(parts).png().toBuffer();
}
