/**
 * Draws a design to look at.
 *   node bench/look.ts '<json of generate parameters>' out.png [--px 1024] [--repeat 2] [--scale 0.25] [--layers a,b]
 *   node bench/look.ts --recipe recipe.json out.png
 *   node bench/look.ts --family kalamkari --layout rinceau --seed 7 [--palette 1] [--set density=0.8] out.png
 *   node bench/look.ts --sheet kalamkari out.png        every layout × two seeds, the tile at 512 px and its 2×2 at 25 %
 *   node bench/look.ts --motifs out.png [--only fish,parrot]   the motif library, large and small
 *   --crop x,y,w,h   only these pixels      --bare   without the surface      --json   prints the recipe
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { families } from '@naksha/loom';
import sharp, { type OverlayOptions } from 'sharp';
import { motifSheet } from './look/motif-sheet.ts';
import { plain, recipeOf } from './look/recipe-of.ts';
import { renderTile } from './look/render-tile.ts';
import { repeatPicture } from './look/repeat-picture.ts';

/** Pixels of the sheet of a family: of a tile, of what is shown of it, of the line above it. */
const tilePx = 1024;
const shown = 512;
const label = 24;
const seeds = ['7', '23'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    px: { type: 'string', default: '1024' },
    repeat: { type: 'string', default: '1' },
    scale: { type: 'string', default: '1' },
    layers: { type: 'string' },
    recipe: { type: 'string' },
    family: { type: 'string' },
    layout: { type: 'string' },
    seed: { type: 'string', default: '7' },
    palette: { type: 'string', default: '0' },
    set: { type: 'string', multiple: true, default: [] },
    sheet: { type: 'string' },
    motifs: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    crop: { type: 'string' },
    bare: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const out = positionals.at(-1);
if (out === undefined || !out.endsWith('.png'))
  throw new Error('Expected the name of a .png file as the last argument');

if (values.sheet !== undefined) {
  await writeFile(out, await contactSheet(values.sheet));
} else if (values.motifs) {
  const only = values.only === '' ? [] : values.only.split(',');
  await writeFile(out, await motifSheet(only, values.seed, Number(values.palette)));
} else {
  const recipe = await recipeOf({
    ...values,
    text: values.recipe === undefined ? positionals.at(-2) : await readFile(values.recipe, 'utf8'),
    isRecipe: values.recipe !== undefined,
  });
  if (values.json) console.log(JSON.stringify(recipe, null, 2));
  const started = performance.now();
  const tile = renderTile(recipe, { px: Number(values.px), layers: values.layers?.split(','), bare: values.bare });
  console.log(
    `planned ${tile.planMs.toFixed(0)} ms, drawn in all ${(performance.now() - started).toFixed(0)} ms, ${tile.items} items, layers: ${tile.layerIds.join(' ')}`,
  );
  await writeFile(out, await repeatPicture(tile, Number(values.repeat), Number(values.scale), values.crop));
}

/** All layouts of a family × two seeds: the tile at 512 px, beside it its 2×2 at 25 %, a row per layout. */
async function contactSheet(name: string): Promise<Buffer> {
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
