import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { barriers } from './barriers.ts';
import { launchBrowser } from './browser.ts';
import { type Entered, enterAll } from './enter-all.ts';
import { hearEnds } from './hear-ends.ts';
import { openPage } from './open-page.ts';
import { visitAddresses } from './visit-addresses.ts';

/** Who sees most comes first: two look at a time. */
const people = [
  { who: 'a designer', login: 'designer_demo', sees: '/collection/bin' },
  { who: 'an administrator', login: 'admin_demo', sees: '/admin/credits' },
  { who: 'a visitor', login: undefined, sees: '/forgot-password' },
  { who: 'a super-admin', login: 'super_demo', sees: '/admin/outbox' },
] as const;

let browser: Browser;
let examples: Entered['examples'];
let entered: Entered['entered'];
beforeAll(async () => {
  browser = await launchBrowser('pages');
  ({ examples, entered } = await enterAll(inject('address')));
});
afterAll(() => browser?.close());

it.concurrent.each(people)(
  'puts no barrier before $who on any screen of theirs, by day or by night',
  async (person) => {
    const session = person.login && entered[person.login].session('en');
    const { page, close } = await openPage(browser, '/login', session ? { session } : {});
    const settled = hearEnds(page);
    const found: string[] = [];
    const seen: string[] = [];
    const isIn = person.login !== undefined;
    for await (const path of visitAddresses(page, { isIn, examples, settled })) {
      seen.push(path);
      found.push(...(await barriers(page)).map((barrier) => `${path}: ${barrier}`));
      await page.emulateMedia({ colorScheme: 'dark' });
      // Of what axe judges, light changes the contrast alone.
      found.push(
        ...(await barriers(page, { rule: 'color-contrast' })).map((barrier) => `${path} at night: ${barrier}`),
      );
      await page.emulateMedia({ colorScheme: 'light' });
    }
    expect(found).toEqual([]);
    expect(seen).toContain(person.sees);
    await close();
  },
);

it('notices a field without a name, and ink that is too faint by night alone', async () => {
  const { page, close } = await openPage(browser, '/forgot-password');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.body.append(document.createElement('input')));
  await page.addStyleTag({
    content: '@media (prefers-color-scheme: dark) { h1 { color: #777 !important; background: #666 } }',
  });
  expect((await barriers(page)).map((barrier) => barrier.split(' ')[0])).toEqual(['label']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page, { rule: 'color-contrast' })).toContainEqual(expect.stringMatching(/^color-contrast h1/));
  await close();
});
