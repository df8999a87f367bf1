import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { logIn, logInFirst } from './log-in.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('pages');
});
afterAll(() => browser?.close());

it('lets an administrator add a user, who can then sign in, and shut the user out again', async () => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'admin_demo');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('button', { name: 'Add user' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add user' });

  await drawer.getByLabel('Name', { exact: true }).fill('Tana 2');
  await drawer.getByLabel('Email or username').fill('admin_demo');
  await drawer.getByLabel('Password', { exact: true }).fill('Loom@Seven7');
  await drawer.getByLabel('Confirm password').fill('Loom@Seven');
  await drawer.getByRole('button', { name: 'Add user' }).click();
  await drawer.getByText('Name can only contain English alphabets and spaces.').waitFor();
  await drawer.getByText('Passwords do not match.').waitFor();
  await drawer.getByText('2 things to put right').waitFor();

  await drawer.getByLabel('Name', { exact: true }).fill('Tana Bana');
  await drawer.getByLabel('Confirm password').fill('Loom@Seven7');
  await drawer.getByRole('button', { name: 'Add user' }).click();
  await drawer.getByText('UserName already taken.').waitFor();

  await drawer.getByLabel('Email or username').fill('tana_bana');
  await drawer.getByRole('button', { name: 'Add user' }).click();
  await page.getByRole('cell', { name: 'Tana Bana', exact: true }).waitFor();

  const hers = await openPage(browser, '/login');
  await logInFirst(hers.page, 'tana_bana', 'Loom@Seven7');
  await hers.page.waitForURL('**/studio/generate');

  // She sees it at once, without touching anything.
  const notice = hers.page.getByText(/Your session has ended/).waitFor();
  await page.getByRole('button', { name: 'Actions for Tana Bana' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog', { name: 'Deactivate Tana Bana?' }).getByRole('button', { name: 'Deactivate' }).click();
  await page
    .getByRole('row', { name: /Tana Bana/ })
    .getByText('In-active')
    .waitFor();

  await notice;
  await hers.page.waitForURL('**/login');

  expect(complaints).toEqual([]);
  await hers.close();
  await close();
});

it('shows an administrator what was spent, by day and in the log', async () => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'admin_demo');
  await page.getByRole('heading', { name: 'Credits by day' }).waitFor();
  await page.getByRole('rowheader', { name: 'Generate' }).waitFor();
  await page.getByRole('link', { name: 'Open the credit log' }).click();
  // The dashboard lists credits too: its rows are not the log's.
  await page.waitForURL('**/admin/credits**');
  await page.getByRole('cell', { name: 'Generate' }).first().waitFor();
  await page.getByRole('row').nth(12).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('sends whoever may not enter the administration to the login page', async () => {
  const { page, close } = await openPage(browser, '/admin');
  await page.waitForURL('**/login');
  await logIn(page, 'designer_demo');
  await page.goto('/admin');
  await page.waitForURL('**/login');
  await close();
});
