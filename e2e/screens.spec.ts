import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from './barriers.ts';
import { launchBrowser } from './browser.ts';
import { logIn } from './log-in.ts';
import { type OpenedPage, openPage } from './open-page.ts';
import { type ScreenCase, screens } from './screens.ts';

let browser: Browser;
/** The session of each log-in, signed in once: the form itself is walked through by the journeys. */
const sessions = new Map<string, string>();
beforeAll(async () => {
  browser = await launchBrowser();
  for (const login of ['admin_demo', 'designer_demo', 'super_demo'] as const) {
    if (!screens.some((screen) => screen.login === login)) continue;
    const { page, close } = await openPage(browser, '/login');
    await logIn(page, login);
    sessions.set(login, (await page.evaluate(() => sessionStorage.getItem('naksha.session'))) ?? '');
    await close();
  }
});
afterAll(() => browser?.close());

/** What changes from run to run, moments and today's date, keeps its place and loses its ink; columns do not follow it. */
const varying = '[data-varies] { visibility: hidden !important } table { table-layout: fixed !important }';

it.each(screens)('shows $name as it was approved, without barriers and without complaints', async (screen) => {
  const { page, complaints, close } = await show(screen);
  // Once a screen stands as approved it is seen to stand; one that does not gets the time that a slow machine needs.
  await expect
    .poll(async () => differenceFrom(screen.name, await photograph(page, screen.veiled)), { timeout: 30_000 })
    .toSatisfy(isSame);
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('notices when a screen is shifted by eight pixels', async () => {
  // A quiet one: most of its pixels are the same wherever it stands.
  const screen = screens.find(({ name }) => name === 'login');
  if (!screen) throw new Error('the log-in is not among the screens');
  const { page, close } = await show(screen);
  const before = await photograph(page);
  await page.addStyleTag({ content: '#root { transform: translate(8px, 0) }' });
  expect(differingPixels(before, await photograph(page))).not.toSatisfy(isSame);
  await close();
});

async function show(screen: ScreenCase): Promise<OpenedPage> {
  const opened = await openPage(browser, screen.path, { ...screen, session: sessionFor(screen) });
  const { page } = opened;
  await screen.settled(page);
  await page.evaluate(() => document.fonts.ready);
  // A new baseline has nothing to be compared with; the studio's stream of events never ends, so the network is never idle.
  if (isApproving) await page.waitForTimeout(1500);
  return opened;
}

/** The session of the screen's log-in, in the language of the screen. */
function sessionFor({ login, locale = 'en' }: ScreenCase): string | undefined {
  if (!login) return undefined;
  const stored = JSON.parse(sessions.get(login) ?? '{}');
  return JSON.stringify({ ...stored, user: { ...stored.user, lang: locale } });
}

async function photograph(page: Page, veiled?: string): Promise<Buffer> {
  const style = veiled ? `${varying} ${veiled} { visibility: hidden !important }` : varying;
  return page.screenshot({ style, animations: 'disabled', caret: 'hide' });
}

const isApproving = process.env.UPDATE_BASELINES === '1';
const baselines = join(import.meta.dirname, 'baselines');
const results = join(import.meta.dirname, '../node_modules/.cache/naksha/screens');

/** Colour distance of one pixel that is still the same, 0…1, and how many pixels may differ: two runs differ in up to 400 where a cloth is shown, a word in about as many. */
const tolerance = { pixel: 0.12, pixels: 450 } as const;

/**
 * In how many pixels a picture differs from its baseline. A missing baseline is written when
 * UPDATE_BASELINES=1 and is a failure otherwise. What was seen is kept beside the cache, for looking at.
 */
function differenceFrom(name: string, png: Buffer): number {
  const path = join(baselines, `${name}.png`);
  if (isApproving) write(path, png);
  write(join(results, `${name}.png`), png);
  if (!existsSync(path))
    throw new Error(`There is no baseline ${name}.png; look at the screen, then run with UPDATE_BASELINES=1`);
  return differingPixels(readFileSync(path), png);
}

/** As above, for two pictures. Pictures of different size differ in everything. */
function differingPixels(expected: Buffer, actual: Buffer): number {
  const a = PNG.sync.read(expected);
  const b = PNG.sync.read(actual);
  if (a.width !== b.width || a.height !== b.height) return a.width * a.height;
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: tolerance.pixel });
}

const isSame = (pixels: number): boolean => pixels <= tolerance.pixels;

function write(path: string, png: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, png);
}
