import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { logIn } from './log-in.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('pages');
});
afterAll(() => browser?.close());

it('deletes a design, finds it in the bin with its picture, and restores it to where it lay', async () => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'designer_demo');
  await page.goto('/collection');
  const card = page.getByRole('listitem').filter({ hasText: 'Ogee ikat' });
  await card.hover();
  await card.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await card.waitFor({ state: 'detached' });
  // What is said of it stands for twelve seconds, and not over the way to the bin.
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('link', { name: 'Bin' }).click();
  await page.waitForURL('**/collection/bin');
  await card.getByText(/^Deleted /).waitFor();
  await card.getByText(/^Erased /).waitFor();
  const width = () => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(100);
  await card.getByRole('button', { name: /^Restore/ }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Collection', exact: true }).click();
  await card.waitFor();
  expect(complaints).toEqual([]);
  await close();
});
