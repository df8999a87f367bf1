import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Raster, Recipe } from '@naksha/loom';
import sharp from 'sharp';

export interface SheetDesign {
  readonly recipe: Recipe;
  readonly tile: Raster;
  /** Shown above what was made of it. */
  readonly title?: string;
  readonly points: readonly (readonly [string, { readonly isHeld: boolean; readonly measured: string }])[];
}

const style =
  'body{font:14px system-ui;margin:2rem}h2{margin:2rem 0 .5rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;width:256px}img{width:256px;height:256px}figcaption{font-size:12px}b{color:#a11}';

/** Writes a cloth's pictures and its part of the page, and the page again from all the parts in the folder. */
export async function writeSheet(folder: string, family: string, designs: readonly SheetDesign[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const figures = await Promise.all(
    designs.map(async ({ recipe, tile, title = '', points }) => {
      const name = `${family}-${recipe.seed}.webp`;
      await sharp(tile.data, { raw: { width: tile.width, height: tile.height, channels: 4 } })
        .webp({ quality: 80 })
        .toFile(join(folder, name));
      const missed = points.filter(([, { isHeld }]) => !isHeld).map(([point, { measured }]) => `${point}: ${measured}`);
      return `<figure><img src="${name}" alt="" loading="lazy"><figcaption>${title}<br>${recipe.family} ${recipe.layout}, ${recipe.palette.scheme}${points.length === 0 ? '' : `, ${points.length - missed.length} of ${points.length}`}<br><b>${missed.join('<br>')}</b></figcaption></figure>`;
    }),
  );
  await writeFile(join(folder, `${family}.part`), `<h2>${family}</h2><div>${figures.join('')}</div>`);
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.part')).toSorted();
  const body = await Promise.all(parts.map((name) => readFile(join(folder, name), 'utf8')));
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Quality</title><style>${style}</style>${body.join('')}`,
  );
}
