import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, limits } from '@naksha/contract';
import type { Browser, Request, Response } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openLine } from './cut-line.ts';
import { logIn } from './log-in.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launchBrowser('pages');
  folder = await mkdtemp(join(tmpdir(), 'naksha-e2e-'));
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A picture of more than two parts. */
async function largePicture(): Promise<Buffer> {
  const [width, height] = [2000, Math.ceil((2.2 * limits.uploadPartBytes) / 6000)];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

const hashOf = (from: ArrayBuffer | Buffer) => createHash('sha256').update(new Uint8Array(from)).digest('hex');

/** Of bytes, to the address that was given for them. */
const isSending = (request: Request) => request.method() === 'PUT' && request.url().includes('/files/signed/');

it('goes on with an upload whose line was cut and whose page was loaded again, from the part that had come, to the same bytes', async () => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'designer_demo');
  await page.goto('/upload');
  const bytes = await largePicture();
  const path = join(folder, 'long.png');
  await writeFile(path, bytes);
  const ranges: (string | undefined)[] = [];
  let isCut = false;
  await page.route('**/files/signed/*', (route) => {
    if (!isSending(route.request())) return route.continue();
    if (isCut) return route.abort('connectionreset');
    ranges.push(route.request().headers()['content-range']);
    isCut = true;
    return route.continue();
  });
  const choose = () => page.locator('input[type="file"]').first().setInputFiles(path);
  const cut = page.waitForEvent('requestfailed', isSending);
  await choose();
  await cut;
  await page.reload();
  await page.getByText('Interrupted. Choose the same file again to continue where it stopped.').waitFor();

  await page.unroute('**/files/signed/*');
  page.on('request', (request) => {
    if (isSending(request)) ranges.push(request.headers()['content-range']);
  });
  const saving = page.waitForResponse((response) => response.url().endsWith('/files/save-file-info'));
  await choose();
  const { data } = endpoints.saveFileInfo.answer.parse(await (await saving).json());
  const part = limits.uploadPartBytes;
  expect(ranges).toEqual([
    `bytes 0-${part - 1}/${bytes.length}`,
    `bytes ${part}-${2 * part - 1}/${bytes.length}`,
    `bytes ${2 * part}-${bytes.length - 1}/${bytes.length}`,
  ]);
  const stored = await fetch(inject('address') + data.url).then((answer) => answer.arrayBuffer());
  expect(hashOf(stored)).toBe(hashOf(bytes));
  expect(complaints).toEqual([]);
  await close();
});

it.each([
  ['and goes on over the next one', false],
  ['and whose page is loaded again', true],
])(
  'ends an upload whose line is cut at 99 %% %s, with the last part alone and the same bytes',
  async (_, isReloaded) => {
    const line = await openLine(inject('address'));
    const { page, complaints, close } = await openPage(browser, '/login', { address: line.address });
    await logIn(page, 'designer_demo');
    await page.goto('/upload');
    const bytes = await largePicture();
    const path = join(folder, `cut-${isReloaded}.png`);
    await writeFile(path, bytes);
    const ranges: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (isSending(request)) ranges.push(request.headers()['content-range']);
    });
    const choose = () => page.locator('input[type="file"]').first().setInputFiles(path);
    // A browser tries once more on its own before it gives a line up.
    const cut = page.waitForEvent('requestfailed', isSending);
    line.cutAfter(Math.floor(0.99 * bytes.length));
    const isSaved = (response: Response) => response.url().endsWith('/files/save-file-info') && response.ok();
    const saving = page.waitForResponse(isSaved);
    // Where it is loaded again, the page must not have gone on before, however long that takes.
    if (isReloaded) await page.route('**/files/resume-upload', () => undefined);
    await choose();
    await cut;
    line.mend();
    if (isReloaded) {
      await page.reload();
      await page.unroute('**/files/resume-upload');
      await page.getByText('Interrupted. Choose the same file again to continue where it stopped.').waitFor();
      await choose();
    }
    const saved = await saving;
    const { data } = endpoints.saveFileInfo.answer.parse(await saved.json());
    const part = limits.uploadPartBytes;
    const last = `bytes ${2 * part}-${bytes.length - 1}/${bytes.length}`;
    expect(ranges).toEqual([
      `bytes 0-${part - 1}/${bytes.length}`,
      `bytes ${part}-${2 * part - 1}/${bytes.length}`,
      last,
      last,
    ]);
    const stored = await fetch(inject('address') + data.url).then((answer) => answer.arrayBuffer());
    expect(hashOf(stored)).toBe(hashOf(bytes));
    expect(complaints).toEqual([]);
    await close();
    await line.close();
  },
);
