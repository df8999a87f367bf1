import { readFile } from 'node:fs/promises';
import { cmToPx } from '@naksha/contract';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { layoutFaults } from './layout-faults.ts';
import { logIn } from './log-in.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('pages');
});
afterAll(() => browser?.close());

const words = 'kalamkari vines with red and indigo flowers on cream, for a saree';

it('lets a designer say a cloth, see it, make it, keep it, look at its repeat and take it away at 300 dpi', async () => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'designer_demo');

  // Preview: nothing is asked of the server while typing.
  await page.getByText(/results, nothing overwritten/).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('textbox', { name: 'Describe the cloth' }).fill(words);
  await page.getByRole('img', { name: 'Preview of the cloth' }).waitFor();
  await page.getByText('ground', { exact: true }).first().waitFor();
  expect(asked.filter((each) => !/^GET \/(assets|files|session)/.test(each))).toEqual([]);

  // Make it.
  await page.getByRole('button', { name: /Generate 1 design/ }).click();
  await page.getByRole('img', { name: /^Design / }).waitFor();
  await page.getByText('Not saved').waitFor();

  // Keep it.
  await page.keyboard.press('Control+s');
  const save = page.getByRole('dialog', { name: 'Save this design?' });
  await save.getByLabel('Name of the design').fill('Night garden');
  await save.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Saved \d/).waitFor();

  // Look at it: tile, whole saree, on a model, repeat.
  await page.getByText('Tile', { exact: true }).click();
  await page.getByText('Piece', { exact: true }).click();
  await page.getByText('Saree with borders, pallu and blouse piece').waitFor();
  expect(await page.evaluate(layoutFaults, ['main > [class*="tag"]'])).toEqual([]);
  await page.getByRole('button', { name: 'Goods: Sarees' }).click();
  await page.getByRole('menuitemradio', { name: 'Dupattas' }).click();
  await page.getByText('Dupatta with borders all round').waitFor();
  await page.getByText('Cloth', { exact: true }).click();
  await page.locator('[data-state="there"]').waitFor();
  await page.getByText('Repeat', { exact: true }).first().click();

  // Take it away.
  await page.getByRole('link', { name: 'Export' }).click();
  const panel = page.getByRole('complementary', { name: 'Export' });
  await panel.getByLabel('File name').fill('');
  await panel.getByRole('button', { name: /Export file/ }).click();
  await panel.getByText('File name is missing!').waitFor();
  await panel.getByLabel('File name').fill('night-garden');
  await panel.getByLabel('DPI').fill('301');
  await panel.getByLabel('DPI').press('Enter');
  await panel.getByText('Max limit for dpi is 300').waitFor();
  await panel.getByLabel('DPI').fill('300');
  await panel.getByLabel('DPI').press('Enter');
  await panel.getByLabel('Width').fill('12');
  await panel.getByLabel('Width').press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: /Export file/ }).click(),
  ]);
  const png = await readFile(await download.path());
  const picture = PNG.sync.read(png);
  expect(download.suggestedFilename()).toBe('night-garden.png');
  expect(picture.width).toBe(Math.round(cmToPx(12, 300)));
  expect(dotsPerMetre(png)).toBe(Math.round(300 / 0.0254));

  // It hangs in the collection.
  await page.goto('/collection');
  await page.getByRole('link', { name: 'Open Night garden in studio' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('asks before leaving a design that is not saved, and loses nothing on Stay', async () => {
  const { page, close } = await openPage(browser, '/login');
  await logIn(page, 'designer_demo');
  await page.getByRole('textbox', { name: 'Describe the cloth' }).fill('red bandhani');
  await page.getByRole('button', { name: /Generate 1 design/ }).click();
  await page.getByRole('img', { name: /^Design / }).waitFor();
  await page.getByRole('link', { name: 'Collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await page.getByText('Not saved').waitFor();
  await page.getByRole('link', { name: 'Collection' }).click();
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.waitForURL('**/collection');
  await close();
});

it('carries the words from the landing page through signing in to the studio', async () => {
  const { page, complaints, close } = await openPage(browser, '/');
  const field = page.getByRole('textbox', { name: 'Describe a cloth' });
  await field.fill('ajrakh roundels in indigo and madder');
  await page.getByText('Roundels', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Open in the studio' }).click();
  await page.waitForURL('**/login');
  await page.locator('input[autocomplete="username"]').fill('designer_demo');
  await page.locator('input[autocomplete="current-password"]').fill('Naksha@2026');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/studio/generate');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Describe the cloth' }).inputValue())
    .toBe('ajrakh roundels in indigo and madder');
  expect(complaints).toEqual([]);
  await close();
});

/** The pHYs chunk of a PNG: pixels per metre across. */
function dotsPerMetre(png: Buffer): number {
  const at = png.indexOf('pHYs');
  return at < 0 ? 0 : png.readUInt32BE(at + 4);
}
