import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { differenceFrom, isSame, shareOfDifference } from './compare-picture.ts';
import { logIn } from './log-in.ts';
import { openPage } from './open-page.ts';
import { type ScreenCase, screens } from './screens.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** What changes from run to run, moments and today's date, keeps its place and loses its ink; columns do not follow it. */
const varying = '[data-varies] { visibility: hidden !important } table { table-layout: fixed !important }';

it.each(screens)('shows $name as it was approved, without barriers and without complaints', async (screen) => {
  const { page, complaints, close } = await openPage(browser, '/login', screen);
  await show(page, screen);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
  expect(differenceFrom(screen.name, await photograph(page, screen.veiled))).toSatisfy(isSame);
  expect(complaints).toEqual([]);
  await close();
});

it('notices when a screen is shifted by eight pixels', async () => {
  const [screen] = screens;
  if (!screen) throw new Error('there are no screens');
  const { page, close } = await openPage(browser, screen.path, screen);
  await show(page, screen);
  const before = await photograph(page);
  await page.addStyleTag({ content: '#root { transform: translate(8px, 0) }' });
  expect(shareOfDifference(before, await photograph(page))).not.toSatisfy(isSame);
  await close();
});

async function show(page: Page, { login, path, locale, settled }: ScreenCase): Promise<void> {
  if (login) await logIn(page, login);
  if (login && locale && locale !== 'en') {
    await page.evaluate((lang) => {
      const stored = JSON.parse(sessionStorage.getItem('naksha.session') ?? '{}');
      sessionStorage.setItem('naksha.session', JSON.stringify({ ...stored, user: { ...stored.user, lang } }));
    }, locale);
  }
  await page.goto(path);
  await settled(page);
  // The studio's stream of events never ends, so the network is never idle there.
  await page.waitForTimeout(1500);
  await page.evaluate(() => document.fonts.ready);
}

async function photograph(page: Page, veiled?: string): Promise<Buffer> {
  const style = veiled ? `${varying} ${veiled} { visibility: hidden !important }` : varying;
  return page.screenshot({ style, animations: 'disabled', caret: 'hide' });
}
