import { createHash } from 'node:crypto';
import { endpoints } from '@naksha/contract';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { logIn } from './log-in.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('pages');
});
afterAll(() => browser?.close());

const [width, height] = [90, 40];
const pixels = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 37 + (i >> 7)) & 255);
const raw = { width, height, channels: 3 } as const;

/** Gives the page a file and answers the label that it goes up under, and the row that it becomes. */
async function upload(page: Page, name: string, buffer: Buffer) {
  const asking = page.waitForRequest((request) => request.url().endsWith('/files/create-secure-url'));
  const saving = page.waitForResponse((response) => response.url().endsWith('/files/save-file-info'));
  await page.locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'image/tiff', buffer });
  const asked: unknown = (await asking).postDataJSON();
  const answered: unknown = await (await saving).json();
  return { asked, row: endpoints.saveFileInfo.answer.parse(answered).data };
}

it('turns a TIFF into a PNG of the same pixels before it goes up, leaves deeper ones to the server, and says what it cannot read', async () => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'designer_demo');
  await page.goto('/upload');
  const plain = sharp(pixels, { raw }).withDensity(200);
  for (const compression of ['lzw', 'deflate', 'none'] as const) {
    const tiff = await plain.clone().tiff({ compression, predictor: 'horizontal' }).toBuffer();
    const { asked, row } = await upload(page, `vines-${compression}.tif`, tiff);
    expect(asked).toEqual({
      bytes: expect.any(Number),
      fileName: `selected/vines-${compression}.png`,
      type: 'image/png',
      // By it the same TIFF in an archive is recognised.
      sourceSha256: createHash('sha256').update(tiff).digest('hex'),
    });
    // The same pixels, however they were packed, are recognised as the file that lies there already.
    expect(row).toMatchObject({
      fileName: 'vines-lzw.png',
      contentType: 'image/png',
      width,
      height,
      dpi: 200,
    });
    const stored = await fetch(inject('address') + row.url).then((answer) => answer.arrayBuffer());
    expect(Buffer.compare(await sharp(stored).removeAlpha().raw().toBuffer(), pixels)).toBe(0);
  }
  const deep = new Uint16Array(pixels).map((level) => level * 257 + 3);
  const sixteen = await sharp(deep, { raw }).toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer();
  const { asked, row } = await upload(page, 'deep.tiff', sixteen);
  expect(asked).toEqual({ bytes: sixteen.length, fileName: 'deep.tiff', type: 'image/tiff' });
  expect(row).toMatchObject({ contentType: 'image/tiff', width, height });
  const reported = page.waitForRequest((request) => request.url().endsWith('/email/send-email'));
  const broken = { name: 'broken.tif', mimeType: 'image/tiff', buffer: sixteen.subarray(0, 100) };
  await page.locator('input[type="file"]').first().setInputFiles(broken);
  await page
    .getByText(/Unable to process the selected file/)
    .first()
    .waitFor();
  expect((await reported).postData()).toContain('No IFDs found in TIFF');
  expect(complaints).toEqual([]);
  await close();
});
