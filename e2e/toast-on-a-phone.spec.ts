import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { enter } from './enter.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('pages');
});
afterAll(() => browser?.close());

/** Where the toast lies that says that a limit of credits was saved, counted from the top and from the foot of the window. */
async function placeOfToast(window: { readonly width: number; readonly height: number; readonly hasTouch?: boolean }) {
  const admin = await enter(inject('address'), 'admin_demo');
  const { page, close } = await openPage(browser, '/admin/users', { ...window, session: admin.session('en') });
  await page.getByRole('button', { name: 'Actions for Aditi Demo' }).click();
  await page.getByRole('menuitem', { name: 'Credits a month' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Credits a month of Aditi Demo: saved' });
  await toast.waitFor();
  // It comes in a movement; where it rests is judged.
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await toast.boundingBox();
  await close();
  if (!box) throw new Error('The toast has no place.');
  return { top: box.y, foot: window.height - box.y - box.height, left: box.x, right: window.width - box.x - box.width };
}

it('lays a toast at the foot of a phone, whole and clear of its edges, and beneath the bar of a desk', async () => {
  const onPhone = await placeOfToast({ width: 390, height: 844, hasTouch: true });
  expect(onPhone.foot).toBeGreaterThanOrEqual(8);
  expect(onPhone.foot).toBeLessThan(40);
  expect(Math.min(onPhone.left, onPhone.right)).toBeGreaterThanOrEqual(0);
  const onDesk = await placeOfToast({ width: 1440, height: 900 });
  expect(onDesk.top).toBeGreaterThanOrEqual(48);
  expect(onDesk.top).toBeLessThan(90);
});
