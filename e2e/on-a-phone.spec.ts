import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { enter } from './enter.ts';
import { openPage } from './open-page.ts';
import { goTo } from './screen-addresses.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('pages');
});
afterAll(() => browser?.close());

const phone = { width: 390, height: 844, hasTouch: true };

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
  const onPhone = await placeOfToast(phone);
  expect(onPhone.foot).toBeGreaterThanOrEqual(8);
  expect(onPhone.foot).toBeLessThan(40);
  expect(Math.min(onPhone.left, onPhone.right)).toBeGreaterThanOrEqual(0);
  const onDesk = await placeOfToast({ width: 1440, height: 900 });
  expect(onDesk.top).toBeGreaterThanOrEqual(48);
  expect(onDesk.top).toBeLessThan(90);
});

it('rolls the navigation of a phone to the room that is looked at, in either direction', async () => {
  const admin = await enter(inject('address'), 'admin_demo');
  const { page, close } = await openPage(browser, '/admin', { ...phone, session: admin.session('en') });
  const nav = page.getByRole('navigation').first();
  const isInSight = (name: string) =>
    nav.getByRole('link', { name, exact: true }).evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    });
  await nav.getByRole('link', { name: 'Payment History' }).waitFor();
  for (const [path, name] of [
    ['/admin/support', 'Support'],
    ['/admin/users', 'Users'],
    ['/admin/payments', 'Payment History'],
    ['/admin', 'Dashboard'],
  ] as const) {
    // Until the router has rolled everything to where it thinks it belongs.
    const rendered = page.evaluate(
      () =>
        new Promise<void>((done) => {
          const end = window.__TSR_ROUTER__.subscribe('onRendered', () => {
            end();
            requestAnimationFrame(() => requestAnimationFrame(() => done()));
          });
        }),
    );
    await goTo(page, path);
    await rendered;
    expect([name, await isInSight(name)]).toEqual([name, true]);
    // As with a finger: where somebody left it is what the router would go back to.
    await nav.evaluate(
      (bar) =>
        new Promise((done) => {
          bar.addEventListener('scroll', () => requestAnimationFrame(done), { once: true });
          bar.scrollLeft = bar.scrollLeft > 20 ? bar.scrollLeft - 20 : 20;
        }),
    );
  }
  await close();
});
