import type { Page } from 'playwright-core';

export const demoPassword = 'Naksha@2026';

/** Signs in through the form with one of the demonstration accounts and waits for the room behind it. */
export async function logIn(page: Page, login: 'super_demo' | 'admin_demo' | 'designer_demo'): Promise<void> {
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(login);
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(login === 'designer_demo' ? '**/studio/generate' : '**/admin');
}

/** Signs in with a password that somebody gave, and replaces it on the screen that then comes. */
export async function logInFirst(page: Page, login: string, given: string): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(login);
  await page.locator('input[autocomplete="current-password"]').fill(given);
  await page.locator('button[type="submit"]').click();
  // The address changes before the screen does: the form of the log-in is still there meanwhile.
  await page.locator('input[autocomplete="new-password"]').first().waitFor();
  await page.locator('input[autocomplete="current-password"]').fill(given);
  for (const field of await page.locator('input[autocomplete="new-password"]').all()) await field.fill('Mine@1alone');
  await page.locator('button[type="submit"]').click();
}
