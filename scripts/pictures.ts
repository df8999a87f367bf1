// `npm run pictures`: makes the pictures of the README with the product itself.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generateParams } from '@naksha/contract';
import { composeRecipe, planScene, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../e2e/browser.ts';
import { logIn } from '../e2e/log-in.ts';
import { startProduct } from '../e2e/start-product.ts';

const folder = resolve(import.meta.dirname, '../docs/pictures');
const window = { width: 1440, height: 900 };
const words = 'kalamkari vines with red and indigo flowers on cream, for a saree';

/** Six cloths, four hundred pixels of each at full size. */
const cloths = [
  { prompt: 'kalamkari trailing vine on cream, madder and indigo flowers', seed: '48213' },
  { prompt: 'paisley on teal, mirrored half-drop, rose and gold', seed: '11' },
  { prompt: 'ajrakh roundels in indigo and madder', seed: '5' },
  { prompt: 'red bandhani, bavan baug, yellow and white dots', seed: '9' },
  { prompt: 'ikat ogee in red, indigo and turmeric on cream', seed: '3' },
  { prompt: 'floral trailing vine on ivory with rose and blue', seed: '21' },
];
const piece = 480;

await mkdir(folder, { recursive: true });
await drawCloths();
await photographScreens();

async function drawCloths(): Promise<void> {
  const pieces = await Promise.all(
    cloths.map(async ({ prompt, seed }, index) => {
      const recipe = composeRecipe(generateParams.parse({ prompt, dpi: 110 }), seed);
      const size = { width: recipe.tile.widthPx, height: recipe.tile.heightPx };
      const { data, width, height } = weaveWindow(
        planScene(recipe),
        recipe,
        size,
        { x: 0, y: 0, ...size },
        resvgRasterise,
      );
      const input = await sharp(data, { raw: { width, height, channels: 4 } })
        .resize(piece, piece)
        .png()
        .toBuffer();
      return { input, left: (index % 3) * (piece + 8), top: Math.floor(index / 3) * (piece + 8) };
    }),
  );
  const sheet = { width: 3 * piece + 16, height: 2 * piece + 8, channels: 3, background: '#ffffff' } as const;
  await sharp({ create: sheet }).composite(pieces).webp({ quality: 82 }).toFile(join(folder, 'cloths.webp'));
}

async function photographScreens(): Promise<void> {
  const { address, stop } = await startProduct();
  const browser = await launchBrowser();
  const context = await browser.newContext({
    baseURL: address,
    viewport: window,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  const page = await context.newPage();
  await page.goto('/');
  await settle(page);
  await photograph(page, 'landing');
  await logIn(page, 'designer_demo');
  await page.getByRole('textbox', { name: 'Describe the cloth' }).fill(words);
  await page.getByRole('button', { name: /Generate 1 design/ }).click();
  await page.getByRole('img', { name: /^Design / }).waitFor({ timeout: 60_000 });
  await settle(page);
  await photograph(page, 'studio');
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  await photograph(page, 'studio-dark');
  await page.goto('/collection');
  await settle(page);
  await photograph(page, 'collection');
  await context.close();
  await browser.close();
  await stop();
}

/** Long enough that the last and largest picture is drawn. */
function settle(page: Page): Promise<void> {
  return page.waitForTimeout(8000);
}

async function photograph(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot())
    .webp({ quality: 84 })
    .toFile(join(folder, `${name}.webp`));
}
