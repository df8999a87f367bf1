import { deltaE, toLab } from '@naksha/colour';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { logIn } from './log-in.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** On both sides of the tile's right edge, the same cloth at its left edge, and cloth that nobody paints on. */
const places = {
  rightEdge: { x: 840, y: 390, width: 160, height: 110 },
  leftEdge: { x: 200, y: 390, width: 160, height: 110 },
  middle: { x: 480, y: 300, width: 240, height: 260 },
} as const;
type Place = keyof typeof places;
const placeNames = ['rightEdge', 'leftEdge', 'middle'] as const satisfies readonly Place[];
type Pictures = Record<Place, PNG>;
const all = { x: 200, y: 300, width: 800, height: 260 };

async function look(page: Page): Promise<Pictures> {
  const seen = PNG.sync.read(await page.screenshot({ clip: all }));
  const cut = (place: Place) => {
    const { x, y, width, height } = places[place];
    const part = new PNG({ width, height });
    PNG.bitblt(seen, part, x - all.x, y - all.y, width, height, 0, 0);
    return part;
  };
  return { rightEdge: cut('rightEdge'), leftEdge: cut('leftEdge'), middle: cut('middle') };
}

/** ΔE00 of the mean colours of two pictures: the same cloth in another resolution has other pixels and the same colours. */
function difference(one: PNG, other: PNG): number {
  return deltaE(meanLab(one), meanLab(other));
}

function meanLab({ data }: PNG) {
  const mean = (channel: number) => {
    let sum = 0;
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
    return sum / (data.length / 4) / 255;
  };
  return toLab([mean(0), mean(1), mean(2)]);
}

it('lets a designer paint over the edge of the tile, shows at once what the server then makes of it, and leaves the rest alone', async () => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'designer_demo');
  await page.goto('/collection');
  // Always the same cloth: in which order the demonstration's were made changes from run to run.
  await page.getByRole('link', { name: 'Open Ogee ikat in studio' }).click();
  await page.getByRole('img', { name: /^Design Ogee ikat/ }).waitFor();
  const results = async () =>
    Number(/^\d+/.exec((await page.getByText(/results, nothing overwritten/).textContent()) ?? '')?.[0]);
  const made = await results();
  await page.getByRole('link', { name: 'Colour', exact: true }).click();
  await page.getByRole('link', { name: 'Adjust' }).click();
  const panel = page.getByRole('complementary', { name: 'Adjust' });
  await panel.getByText('Where I paint').click();
  await panel.getByText('Nothing painted yet').waitFor();
  // The cloth arrives coarse and gets sharper.
  let before = await look(page);
  const isStill = async () => {
    const last = before;
    before = await look(page);
    return placeNames.every((place) => difference(last[place], before[place]) === 0);
  };
  await expect.poll(isStill, { interval: 1_000 }).toBe(true);

  // One stroke over the right edge; another one is taken back before anything of the history is.
  const stroke = async (...line: [x: number, y: number][]) => {
    for (const [i, [x, y]] of line.entries()) {
      await page.mouse.move(x, y, { steps: 4 });
      if (i === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  await stroke([870, 420], [920, 440], [970, 460]);
  await stroke([560, 400], [600, 420]);
  await panel.getByText(/^2 strokes/).waitFor();
  await page.keyboard.press('Control+z');
  await panel.getByText(/^1 stroke,/).waitFor();
  await panel.getByRole('button', { name: 'Hide what is painted' }).click();
  await panel.getByRole('slider', { name: 'Saturation' }).press('Home');
  let preview = await look(page);
  const changes = async () => {
    const last = preview;
    preview = await look(page);
    const isStill = difference(last.rightEdge, preview.rightEdge) === 0;
    return isStill && (['rightEdge', 'leftEdge'] as const).every((at) => difference(before[at], preview[at]) > 1.5);
  };
  await expect.poll(changes, { interval: 500 }).toBe(true);
  expect(difference(before.middle, preview.middle)).toBeLessThan(0.5);

  await panel.getByRole('button', { name: /Apply to full picture/ }).click();
  await expect.poll(results, { timeout: 60_000 }).toBe(made + 1);
  await panel.getByRole('button', { name: /No change/ }).waitFor();
  const away = async () => {
    const now = await look(page);
    return Math.max(...placeNames.map((place) => difference(preview[place], now[place])));
  };
  await expect.poll(away).toBeLessThan(0.5);
  expect(complaints).toEqual([]);
  await close();
});
