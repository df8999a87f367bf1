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

/** On both sides of the tile's right edge, the same cloth at its left edge, and cloth that no one paints on. */
const places = {
  rightEdge: { x: 840, y: 390, width: 160, height: 110 },
  leftEdge: { x: 200, y: 390, width: 160, height: 110 },
  middle: { x: 480, y: 300, width: 240, height: 260 },
} as const;
type Place = keyof typeof places;
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

/** ΔE00 of two pictures, the largest of all pixels last. */
function differences(one: PNG, other: PNG): number[] {
  const labAt = ({ data }: PNG, at: number) =>
    toLab([(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]);
  return Array.from({ length: one.width * one.height }, (_, i) => deltaE(labAt(one, 4 * i), labAt(other, 4 * i))).sort(
    (a, b) => a - b,
  );
}
const most = (one: PNG, other: PNG) => differences(one, other).at(-1) ?? 0;

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
  const before = await look(page);

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
    const isStill = most(last.rightEdge, preview.rightEdge) === 0;
    return [isStill, most(before.rightEdge, preview.rightEdge) > 8, most(before.leftEdge, preview.leftEdge) > 8];
  };
  await expect.poll(changes, { interval: 500 }).toEqual([true, true, true]);
  // What is painted is hidden as well: nothing of the stroke that was taken back is seen.
  expect(most(before.middle, preview.middle)).toBe(0);

  await panel.getByRole('button', { name: /Apply to full picture/ }).click();
  await expect.poll(results).toBe(made + 1);
  await panel.getByRole('button', { name: /No change/ }).waitFor();
  // The card reads a table between whose colours it mixes, in whole levels: a level of a dark grey alone is more than 1.
  const away = async () => {
    const now = await look(page);
    const found = [...differences(preview.rightEdge, now.rightEdge), ...differences(preview.leftEdge, now.leftEdge)];
    const close = found.filter((difference) => difference < 1).length / found.length;
    return close > 0.99 && Math.max(...found) < 2;
  };
  await expect.poll(away).toBe(true);
  const result = await look(page);
  expect(most(before.middle, result.middle)).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
