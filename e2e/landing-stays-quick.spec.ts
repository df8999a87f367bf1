import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBlocks, typeKeys, watchBlocks } from './blocks.ts';
import { launchBrowser } from './browser.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const words = 'ajrakh on deep indigo with stars';
/** So slow that the cloth follows every key. */
const everyMs = 150;
/** Far beyond what a key takes on a busy machine; a canvas without a graphics card held the page for several times as long. */
const mostMs = 1000;

/** Runs in the page before its scripts: what would be drawn or read on its own thread is written down. */
function watchThread(): void {
  window.drawnHere = [];
  const note = (prototype: object, name: string) => {
    const own = Reflect.get(prototype, name);
    Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]) {
      window.drawnHere.push(name);
      return Reflect.apply(own, this, given);
    });
  };
  for (const prototype of [CanvasRenderingContext2D.prototype, OffscreenCanvasRenderingContext2D.prototype])
    for (const name of ['drawImage', 'getImageData', 'putImageData', 'fill', 'fillRect', 'stroke'])
      note(prototype, name);
}

it('draws and reads nothing on the thread of the landing page while someone types, and leaves it to them', async () => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await page.addInitScript(watchBlocks);
  await page.addInitScript(watchThread);
  await page.goto('/');
  const field = page.getByRole('textbox').first();
  await field.fill('');
  const since = await page.evaluate(() => performance.now());
  await typeKeys(page, field, words, everyMs);
  expect(await field.inputValue()).toBe(words);
  await page.getByRole('term').filter({ hasText: 'Pattern' }).locator('..').getByText('Ajrakh').waitFor();
  await page.locator('[role="img"][aria-busy="false"]').waitFor();
  const { tasks } = await page.evaluate(readBlocks, since);
  expect(await page.evaluate(() => window.drawnHere)).toEqual([]);
  expect(tasks.filter((ms) => ms > mostMs)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

declare global {
  interface Window {
    /** Calls of the page's own thread that draw or read pixels. */
    drawnHere: string[];
  }
}
