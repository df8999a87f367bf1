import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { logIn } from './log-in.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('pages');
});
afterAll(() => browser?.close());

it('counts down from five after a 401, then logs out and forgets all that no one has begun there', async () => {
  const { page, close } = await openPage(browser, '/login');
  await logIn(page, 'admin_demo');
  await page.getByRole('rowheader', { name: 'Generate' }).waitFor();
  await page.evaluate(() => {
    sessionStorage.setItem('naksha.form.sales', '{}');
    sessionStorage.setItem('naksha.words', '{}');
  });
  await killSession(page);
  // Whatever call comes first hears of it: the dialog may lie over the link by then.
  await page.getByRole('link', { name: 'Users', exact: true }).dispatchEvent('click');
  await page.getByText('Session ended: Your session has ended. You will be logged out in 5 seconds.').waitFor();
  await page.getByText('You will be logged out in 3 seconds.').waitFor();
  await page.waitForURL('**/login');
  // The router notes how far each page was scrolled; signing in again brings back the words.
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => !key.startsWith('tsr-scroll'))).toEqual(['naksha.words']);
  await close();
});

it('ends every tab of the browser when one logs out, or ends all other sessions of its account', async () => {
  const { page, close } = await openPage(browser, '/login');
  const second = async () => {
    const other = await page.context().newPage();
    await other.goto('/login');
    await logIn(other, 'admin_demo');
    return other;
  };
  await logIn(page, 'admin_demo');
  const ended = await second();
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'End the others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the others' }).click();
  await ended.waitForURL('**/login');
  expect(new URL(page.url()).pathname).toBe('/admin/account');
  await logIn(ended, 'admin_demo');
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await Promise.all([page, ended].map((each) => each.waitForURL('**/login')));
  await ended.getByRole('heading', { name: 'Log in' }).waitFor();
  // The tab had a session of its own, which ended on the server too.
  await ended.goto('/admin');
  await ended.waitForURL('**/login');
  await close();
});

it('covers the administration with the session-expired overlay when the two-minute check fails', async () => {
  const { page, close } = await openPage(browser, '/login');
  await page.clock.install();
  await logIn(page, 'admin_demo');
  await page.getByRole('heading', { name: 'Credits by day' }).waitFor();
  await page.route('**/session/check', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'no' } } }),
  );
  await page.clock.runFor(121_000);
  await page.getByRole('alertdialog', { name: 'Session expired' }).waitFor();
  await close();
});

it('goes on when the check could not reach the server at all', async () => {
  const { page, close } = await openPage(browser, '/login');
  await page.clock.install();
  await logIn(page, 'admin_demo');
  await page.getByRole('heading', { name: 'Credits by day' }).waitFor();
  const asked = page.waitForRequest('**/session/check');
  await page.route('**/session/check', (route) => route.abort());
  await page.clock.runFor(121_000);
  await asked;
  await page.clock.runFor(1000);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await close();
});

/** Ends the session on the server behind the page's back. */
async function killSession(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const stored = JSON.parse(sessionStorage.getItem('naksha.session') ?? '{}');
    const answer = await fetch('/users/logout', { headers: { Authorization: `Bearer ${stored.authToken}` } });
    return answer.status;
  });
  expect(status).toBe(200);
}
