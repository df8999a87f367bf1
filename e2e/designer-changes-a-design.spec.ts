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

it('lets a designer change a design in words, sees the change before it costs, and chooses among its variations', async () => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'designer_demo');
  await page.goto('/collection');
  await page
    .getByRole('link', { name: /^Open .* in studio$/ })
    .first()
    .click();
  await page.getByRole('img', { name: /^Design / }).waitFor();
  const results = async () =>
    Number(/^\d+/.exec((await page.getByText(/results, nothing overwritten/).textContent()) ?? '')?.[0]);
  const before = await results();

  // In words: what is understood is shown, and what is not; a change of nothing cannot be bought.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Edit' });
  const submit = panel.getByRole('button', { name: /Make this change/ });
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await panel.getByRole('textbox', { name: 'What should change' }).fill('a tractor');
  await panel.getByText('Not understood: tractor').waitFor();
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await panel.getByRole('textbox', { name: 'What should change' }).fill('पृष्ठभूमि नीली करो');
  await panel.getByText('Background blue').waitFor();
  await submit.click();
  await expect.poll(results).toBe(before + 1);

  // Variations of what came out, one of which is chosen.
  await page.getByRole('link', { name: 'Variations' }).click();
  const variations = page.getByRole('complementary', { name: 'Variations' });
  await variations.getByText('2', { exact: true }).click();
  await variations.getByRole('button', { name: /Make 2 variations/ }).click();
  const choice = page.getByRole('region', { name: /Choose/ });
  await choice.waitFor();
  await choice.getByRole('button', { name: /2/ }).click();
  await expect.poll(results).toBe(before + 3);
  expect(complaints).toEqual([]);
  await close();
});
