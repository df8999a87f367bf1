import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countWork, typeKeys } from './blocks.ts';
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
/** Of the processor: what the machine does besides is not counted. A canvas without a graphics card took seconds. */
const mostMs = 100;

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
  await page.addInitScript(watchThread);
  await page.goto('/');
  const field = page.getByRole('textbox').first();
  await field.fill('');
  const readWork = await countWork(browser, page);
  await typeKeys(page, field, words, everyMs);
  expect(await field.inputValue()).toBe(words);
  await page.getByRole('term').filter({ hasText: 'Pattern' }).locator('..').getByText('Ajrakh').waitFor();
  await page.locator('[role="img"][aria-busy="false"]').waitFor();
  const work = await readWork();
  expect(work.length).toBeGreaterThan(words.length);
  expect(work.filter((ms) => ms > mostMs)).toEqual([]);
  expect(await page.evaluate(() => window.drawnHere)).toEqual([]);
  expect(complaints).toEqual([]);
  // And it is noticed where one does work for so long.
  const readMore = await countWork(browser, page);
  await page.evaluate((ms) => {
    for (const end = performance.now() + 10 * ms; performance.now() < end; ) Math.sqrt(end);
  }, mostMs);
  expect((await readMore()).filter((ms) => ms > mostMs)).not.toEqual([]);
  await close();
});

declare global {
  interface Window {
    /** Calls of the page's own thread that draw or read pixels. */
    drawnHere: string[];
  }
}
