import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { logIn } from './log-in.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const words =
  'ajrakh on deep indigo with star medallions in madder and white, small vine border and a fine trellis of leaves, half drop';

it.each([8, 20, 40])('keeps every letter of a designer who types one every %d ms', async (everyMs) => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'designer_demo');
  const field = page.getByRole('textbox', { name: 'Describe the cloth' });
  await field.focus();
  // A keyboard does not wait until the page has answered.
  const keys = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  for (const text of words) {
    sent.push(keys.send('Input.dispatchKeyEvent', { type: 'char', text }));
    await wait(everyMs);
  }
  await Promise.all(sent);
  await page.getByText('ground', { exact: true }).first().waitFor();
  expect(await field.inputValue()).toBe(words);
  expect(complaints).toEqual([]);
  await close();
});
