import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { typeKeys } from './blocks.ts';
import { launchBrowser } from './browser.ts';
import { logIn } from './log-in.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('pages');
});
afterAll(() => browser?.close());

const words =
  'ajrakh on deep indigo with star medallions in madder and white, small vine border and a fine trellis of leaves, half drop';

it.each([8, 40])('keeps every letter of a designer who types one every %d ms', async (everyMs) => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'designer_demo');
  const field = page.getByRole('textbox', { name: 'Describe the cloth' });
  await typeKeys(page, field, words, everyMs);
  await page.getByText('ground', { exact: true }).first().waitFor();
  expect(await field.inputValue()).toBe(words);
  expect(complaints).toEqual([]);
  await close();
});

it('keeps every letter of a change in words, and on the landing page', async () => {
  const change =
    'make the ground maroon, add more lotus and leaves, no stars, the outlines thicker and the motifs larger';
  const { page, complaints, close } = await openPage(browser, '/');
  const hero = page.getByRole('textbox').first();
  const before = await hero.inputValue();
  await typeKeys(page, hero, words, 20);
  expect((await hero.inputValue()).length).toBe(before.length + words.length);
  await page.goto('/login');
  await logIn(page, 'designer_demo');
  await page.goto('/collection');
  await page.getByRole('link', { name: 'Open Ogee ikat in studio' }).click();
  await page.getByRole('img', { name: /^Design Ogee ikat/ }).waitFor();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('complementary', { name: 'Edit' }).getByRole('textbox').first();
  await typeKeys(page, field, change, 20);
  expect(await field.inputValue()).toBe(change);
  expect(complaints).toEqual([]);
  await close();
});
