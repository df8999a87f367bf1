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

/** Twelve cloths, each tile whole. */
const cloths = [
  { prompt: 'kalamkari vines with red and indigo flowers on cream', trainedPattern: 'kalamkari', seed: 'demo-0' },
  { prompt: 'paisley on deep maroon, teal and gold', trainedPattern: 'paisley', seed: '5' },
  { prompt: 'ajrakh roundels in indigo and madder with white outlines', trainedPattern: 'ajrakh', seed: 'demo-4' },
  { prompt: 'patola elephants on red', trainedPattern: 'patola', seed: '2' },
  { prompt: 'brocade jangla on maroon, gold', trainedPattern: 'brocade', seed: '2' },
  { prompt: 'madhubani peacocks and fish on cream', trainedPattern: 'madhubani', seed: '6' },
  { prompt: 'phulkari in pink and orange on maroon', trainedPattern: 'phulkari', seed: '3' },
  { prompt: 'ikat ogee in plum, mustard and white', trainedPattern: 'ikat', seed: 'demo-8' },
  { prompt: 'block print buta on cream, madder and indigo', trainedPattern: 'block-print', seed: '5' },
  { prompt: 'bandhani bavan baug on red', trainedPattern: 'bandhani', seed: '7', dpi: 130 },
  { prompt: 'tropical palm and hibiscus on midnight', trainedPattern: 'tropical', seed: '2' },
  { prompt: 'tartan in forest green, navy and red', trainedPattern: 'checks', seed: '2' },
] as const;
const across = 4;
const piece = 360;

await mkdir(folder, { recursive: true });
await drawCloths();
await photographScreens();

async function drawCloths(): Promise<void> {
  const pieces = await Promise.all(
    cloths.map(async ({ seed, ...asked }, index) => {
      const recipe = composeRecipe(generateParams.parse(asked), seed);
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
      return { input, left: (index % across) * (piece + 8), top: Math.floor(index / across) * (piece + 8) };
    }),
  );
  const sheet = { width: 4 * piece + 24, height: 3 * piece + 16, channels: 3, background: '#ffffff' } as const;
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
  await page.getByLabel('Seed', { exact: true }).fill('demo-0');
  await page.getByRole('button', { name: /Generate 1 design/ }).click();
  await page.getByRole('img', { name: /^Design / }).waitFor({ timeout: 60_000 });
  await settle(page);
  await photograph(page, 'studio');
  await page.getByText('Piece', { exact: true }).click();
  await page.getByText('Saree with borders, pallu and blouse piece').waitFor({ timeout: 60_000 });
  await settle(page);
  await photograph(page, 'piece');
  await page.getByText('Repeat', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'What should change' })
    .fill('make the background navy, more lotus, a tractor');
  await settle(page);
  await photograph(page, 'edit');
  await page.getByRole('link', { name: 'Variations', exact: true }).click();
  await settle(page);
  await photograph(page, 'variations');
  await page.getByRole('link', { name: 'Generate', exact: true }).click();
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
