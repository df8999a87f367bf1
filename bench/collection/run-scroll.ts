import { loadavg } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Connection } from '../../apps/server/src/db/database.ts';
import { fileKeys } from '../../apps/server/src/modules/files/file-keys.ts';
import { openTestApp, testPassword } from '../../apps/server/test/app.ts';
import { addTestClient } from '../../apps/server/test/client.ts';
import { countFrames } from '../../e2e/blocks.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { enter } from '../../e2e/enter.ts';
import { makeHome } from '../../e2e/kill/home.ts';
import { type OpenedPage, openPage } from '../../e2e/open-page.ts';
import { printTable } from '../print-table.ts';
import { layFiles } from './lay-files.ts';

const goal = { frameMs: 8, taskMs: 50, firstMs: 1000 };
/** Of the newest files, so that no server draws previews while a page is measured. */
const previews = 2500;
/** A wheel is turned so far, and so often in a second. */
const turn = { px: 120, everyMs: 33, times: 240 };

/** How a collection of so many files scrolls in a real browser: work of the page's own thread a frame, and how soon the first page is there. Answers whether all is within the goals. */
export async function runScroll(count = 100_000): Promise<boolean> {
  const home = await makeHome('postgres');
  const connection = await home.open();
  const browser = await launchBrowser('pages');
  try {
    return await measure(browser, connection, count);
  } finally {
    await browser.close();
    await connection.close();
    await home.remove();
  }
}

async function measure(browser: Browser, connection: Connection, count: number): Promise<boolean> {
  const app = await openTestApp({}, { shared: connection });
  try {
    const { clientId } = await addTestClient(connection.db);
    const { userId, username } = await app.signIn({ clientId, role: 'user' });
    const ids = await layFiles(connection.db, { clientId, userId }, count);
    if (connection.home === 'postgres') await connection.pool.query('vacuum analyze');
    const bytes = await picture();
    for (const id of ids.slice(-previews))
      await app.services.storage.put(fileKeys.preview(clientId, id, 256), Readable.from([bytes]));
    const session = (await enter(app.url, username, testPassword)).session('en');
    const firsts: number[] = [];
    let opened: OpenedPage | undefined;
    for (let round = 0; round < 5; round++) {
      await opened?.close();
      const began = performance.now();
      opened = await openPage(browser, '/collection', { session, address: app.url });
      await firstPage(opened.page);
      firsts.push(performance.now() - began);
    }
    if (opened === undefined) throw new Error('No page was opened.');
    const { page } = opened;
    const readFrames = await countFrames(browser, page);
    await scroll(page);
    const { frames, tasks } = await readFrames();
    await opened.close();
    return judge(count, { firsts, frames, tasks });
  } finally {
    await app.close();
  }
}

/** A woven-looking ground of the size that the grid asks for. */
const picture = () =>
  sharp({
    create: {
      width: 256,
      height: 256,
      channels: 3,
      background: '#7a2b3c',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .webp()
    .toBuffer();

/** Until every cloth that can be seen has its picture. */
async function firstPage(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-at] img')];
    const seen = pictures.filter((each) => each.getBoundingClientRect().top < innerHeight);
    return seen.length > 0 && seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
}

/** As a wheel does, which does not wait until the page has answered. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  const input = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  for (let at = 0; at < turn.times; at++) {
    sent.push(
      input.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 700, y: 500, deltaX: 0, deltaY: turn.px }),
    );
    await wait(turn.everyMs);
  }
  await Promise.all(sent);
  await input.detach();
  const top = await page.evaluate(() => document.querySelector('[role="tabpanel"]')?.scrollTop ?? 0);
  if (top < (turn.px * turn.times) / 2) throw new Error(`The folder was scrolled by ${top} pixels alone.`);
}

interface Measured {
  readonly firsts: readonly number[];
  readonly frames: readonly number[];
  readonly tasks: readonly number[];
}

function judge(count: number, { firsts, frames, tasks }: Measured): boolean {
  const row = (what: string, all: readonly number[], most: number) => {
    const sorted = all.toSorted((one, other) => one - other);
    const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
    const beyond = sorted.filter((ms) => ms > most).length;
    return [what, String(sorted.length), at(0.5), at(0.95), at(0.99), at(1), String(most), String(beyond)];
  };
  console.log(`${count} files, load ${loadavg()[0]?.toFixed(1)}; of frames and tasks the time of the processor`);
  printTable(
    ['ms of', 'number', 'median', 'p95', 'p99', 'most', 'goal', 'beyond it'],
    [
      row('a frame', frames, goal.frameMs),
      row('a task', tasks, goal.taskMs),
      row('the first page', firsts, goal.firstMs),
    ],
  );
  const first = firsts.toSorted((one, other) => one - other)[firsts.length >> 1] ?? Number.POSITIVE_INFINITY;
  return (
    frames.length > 0 &&
    Math.max(...frames) <= goal.frameMs &&
    Math.max(...tasks) <= goal.taskMs &&
    first <= goal.firstMs
  );
}
