import { endpoints, limits } from '@naksha/contract';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { enter, type Person } from './enter.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
let designer: Person;
const ids: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser('pages');
  designer = await enter(inject('address'), 'designer_demo');
  // One more than an address can name.
  for (let n = 0; n <= limits.filesAtOnce; n++) ids.push(await upload(n));
});
afterAll(async () => {
  await browser?.close();
  // The other journeys share the product, and find the folder as it was.
  for (let at = 0; at < ids.length; at += limits.filesAtOnce)
    await designer.ask(endpoints.changeFiles, { body: { ids: ids.slice(at, at + limits.filesAtOnce), inBin: true } });
  for (const id of ids) await designer.ask(endpoints.eraseFile, { id });
});

/** Puts the nth picture into the folder of uploads. */
async function upload(n: number): Promise<string> {
  const fileName = `swatch ${n}.png`;
  const background = { r: n % 16, g: n >> 4, b: 200 };
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  const { signedUrl, s3fileName } = await designer.ask(endpoints.createSecureUrl, {
    body: { fileName, type: 'image/png', bytes: png.length },
  });
  const body = new Uint8Array(png);
  await fetch(inject('address') + signedUrl, { method: 'PUT', body, headers: { 'content-type': 'image/png' } });
  const { data } = await designer.ask(endpoints.saveFileInfo, { body: { fileName, s3FileName: s3fileName } });
  return data._id;
}

it('downloads more files than an address can name as one archive, and says so where there is none', async () => {
  const { page, complaints, close } = await openPage(browser, '/collection', { session: designer.session('en') });
  await page.getByRole('tab', { name: /^Uploaded/ }).click();
  await page.getByRole('link', { name: 'Open swatch 200.png in studio' }).waitFor();
  await page.keyboard.press('Control+a');
  await page.getByText(/^\d+ selected$/).waitFor();
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.createReadStream()) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  // The end of a zip says how many files it holds.
  expect(bytes.readUInt16LE(bytes.lastIndexOf('PK\u0005\u0006') + 10)).toBeGreaterThan(limits.filesAtOnce);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
  // The list is packed, and the address to which it is sent refuses it.
  await page.route('**/files/archive', async (route) => {
    const answer = await route.fetch();
    const packed = endpoints.createArchive.answer.parse(await answer.json());
    await route.fulfill({ json: { ...packed, url: `${packed.url}x` } });
  });
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('dialog').getByText('The archive could not be made.').waitFor();
  await close();
});
