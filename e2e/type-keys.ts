import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** Types as a keyboard does, which does not wait until the page has answered. */
export async function typeKeys(page: Page, field: Locator, text: string, everyMs: number): Promise<void> {
  await field.focus();
  const keys = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  for (const letter of text) {
    sent.push(keys.send('Input.dispatchKeyEvent', { type: 'char', text: letter }));
    await wait(everyMs);
  }
  await Promise.all(sent);
  await keys.detach();
}
