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

it('lets a super-admin make a client, whose administrator can sign in until the client is deactivated', async () => {
  const { page, complaints, close } = await openPage(browser, '/login');
  await logIn(page, 'super_demo');
  await page.getByRole('link', { name: 'Client', exact: true }).click();
  await page.getByRole('button', { name: 'Create client' }).click();
  const drawer = page.getByRole('dialog', { name: 'Create client' });
  await drawer.getByLabel('Name', { exact: true }).fill('Vraj Prints');
  await drawer.getByPlaceholder('Choose a plan').click();
  await page.getByRole('option', { name: 'Sketch' }).click();
  await drawer.getByLabel('Name of the administrator').fill('Leela Shah');
  await drawer.getByLabel('Email or username').fill('admin_demo');
  await drawer.getByRole('button', { name: 'Suggest one' }).click();
  await drawer.getByRole('button', { name: 'Create client' }).click();
  await drawer.getByText('UserName already taken.').waitFor();
  await drawer.getByLabel('Email or username').fill('leela_shah');
  await drawer.getByRole('button', { name: 'Create client' }).click();
  const handover = page.getByRole('dialog', { name: 'Vraj Prints is ready' });
  const password = (await handover.getByRole('definition').nth(1).textContent()) ?? '';
  await handover.getByRole('button', { name: 'Done' }).click();

  const hers = await openPage(browser, '/login');
  await logInFirst(hers.page, 'leela_shah', password);
  await hers.page.waitForURL('**/admin');
  await hers.page.getByText('Sketch').waitFor();

  await page.getByRole('link', { name: 'Vraj Prints' }).click();
  await page.getByRole('row', { name: /Leela Shah/ }).waitFor();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page
    .getByRole('dialog', { name: 'Deactivate Vraj Prints?' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  await page.getByText('In-Active', { exact: true }).waitFor();
  await hers.page.getByRole('link', { name: 'Users', exact: true }).click();
  await hers.page.getByText('Your session has ended.', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'Action log' }).click();
  await page.getByRole('cell', { name: 'Deactivated the client' }).waitFor();
  await page.getByRole('cell', { name: 'Looked into the client Users' }).waitFor();
  expect(complaints).toEqual([]);
  await hers.close();
  await close();
});
