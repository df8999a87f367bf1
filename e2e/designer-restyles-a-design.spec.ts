import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { en } from '../apps/web/src/i18n/en/en.ts';
import { launchBrowser } from './browser.ts';
import { enter } from './enter.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('pages');
});
afterAll(() => browser?.close());

it('lets a designer take something off a cloth, lay it as woven, see it on goods, and ask what looks like it', async () => {
  const { session } = await enter(inject('address'), 'designer_demo');
  const { page, complaints, close } = await openPage(browser, '/collection', { session: session('en') });
  await page.getByRole('link', { name: 'Open Ogee ikat in studio' }).click();
  await page.getByRole('img', { name: /^Design Ogee ikat/ }).waitFor();
  const results = async () =>
    Number(/^\d+/.exec((await page.getByText(/results, nothing overwritten/).textContent()) ?? '')?.[0]);
  const before = await results();

  // What a stroke marks goes; it is said from where its place is filled before it costs.
  await page.getByRole('link', { name: 'Remove and fill' }).click();
  const remove = page.getByRole('complementary', { name: 'Remove and fill' });
  await page.mouse.move(560, 400);
  await page.mouse.down();
  await page.mouse.move(600, 420, { steps: 3 });
  await page.mouse.up();
  await remove.getByText(/^Taken from/).waitFor();
  await remove.getByRole('button', { name: /Remove it/ }).click();
  await expect.poll(results, { timeout: 30_000 }).toBe(before + 1);

  // The result is laid in a craft.
  await page.getByRole('link', { name: 'Restyle' }).click();
  const effect = page.getByRole('complementary', { name: 'Effect' });
  await effect.getByRole('button', { name: /Apply to full picture/ }).click();
  await expect.poll(results, { timeout: 30_000 }).toBe(before + 2);

  // It is seen on goods, turned by keys, and the picture is taken as it is seen.
  await page.getByRole('link', { name: 'Model' }).click();
  await page.locator('[data-state="there"]').waitFor();
  const model = page.getByRole('complementary', { name: 'On model' });
  await page.getByRole('img', { name: /on a model: Saree/ }).press('ArrowRight');
  await model.getByText('16°', { exact: true }).waitFor();
  await model.getByText('1,500', { exact: true }).click();
  await model.getByRole('button', { name: /Take the picture/ }).click();
  await expect.poll(results, { timeout: 30_000 }).toBe(before + 3);

  await page.getByRole('button', { name: 'More like this' }).click();
  const like = page.getByRole('dialog', { name: /^Like / });
  // Of fourteen cloths none need look like a saree on a figure: then that is said.
  await like
    .getByRole('link', { name: /^Open .* in studio$/ })
    .or(like.getByText(en.collection.similar.none))
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});
