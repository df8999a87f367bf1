import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { barriers } from './barriers.ts';
import { launchBrowser } from './browser.ts';
import { type Entered, enterAll } from './enter-all.ts';
import { hearEnds } from './hear-ends.ts';
import { layoutFaults } from './layout-faults.ts';
import { type Looks, type OpenedPage, openPage } from './open-page.ts';
import { goTo } from './screen-addresses.ts';
import { visitAddresses } from './visit-addresses.ts';

const phone = { width: 390, height: 844, hasTouch: true };
const low = { width: 1366, height: 650 };
const narrow = { width: 1180, height: 720 };
const desk = { width: 1440, height: 900 };
const sizes = [low, phone, desk];
const locales = ['hi', 'gu', 'en'] as const;

const people = [
  { who: 'a designer', login: 'designer_demo', sees: [/^\/studio\/edit$/, /^\/account$/, /^\/collection\/bin$/] },
  {
    who: 'an administrator',
    login: 'admin_demo',
    sees: [/^\/admin\/users$/, /^\/admin\/credits$/, /^\/admin\/support\/.+/],
  },
  { who: 'a super-admin', login: 'super_demo', sees: [/^\/admin\/outbox$/, /^\/admin\/clients\/.+/] },
  { who: 'a visitor', login: undefined, sees: [/^\/login$/, /^\/forgot-password$/] },
] as const;
type Login = (typeof people)[number]['login'];

const visits = people.flatMap((person, turn) =>
  sizes.map((size, at) => ({
    ...person,
    ...size,
    locale: locales[(turn + at) % locales.length] ?? 'en',
  })),
);

/** Seen without scrolling: what the panel of a tool is for, and on a desk the way to the file. */
const atOnce = {
  phone: ['main > aside button'],
  desk: ['main > aside button', 'main > nav a[href^="/studio/export"]'],
};

let browser: Browser;
let examples: Entered['examples'];
let entered: Entered['entered'];
beforeAll(async () => {
  browser = await launchBrowser('pages');
  ({ examples, entered } = await enterAll(inject('address')));
});
afterAll(() => browser?.close());

// Two at a time: each waits for the server and for frames half of its way. On a desk axe looks as well: it judges by names and colours, which windows do not change.
it.concurrent.each(visits)(
  'keeps every screen of $who whole, within reach and without barriers at $width × $height in $locale',
  async (visit) => {
    const { page, settled, close } = await open(visit.login === 'designer_demo' ? '/collection' : '/login', visit);
    if (visit.login === 'designer_demo') await layOnTable(page, settled);
    const found: string[] = [];
    const seen: string[] = [];
    const before = (at: number) => page.emulateMedia({ colorScheme: at % 2 === 0 ? 'light' : 'dark' });
    for await (const path of visitAddresses(page, { isIn: visit.login !== undefined, examples, settled, before })) {
      seen.push(path);
      const faults = await page.evaluate(layoutFaults, visit.width < 640 ? atOnce.phone : atOnce.desk);
      found.push(...faults.map((fault) => `${path}: ${fault}`));
      if (visit.width !== desk.width) continue;
      found.push(...(await barriersByDayAndNight(page)).map((barrier) => `${path}: ${barrier}`));
    }
    expect(found).toEqual([]);
    for (const each of visit.sees) expect(seen).toContainEqual(expect.stringMatching(each));
    await close();
  },
);

it('lists on a phone what is a table on a desk, with what can be done in sight and sorted by the same columns', async () => {
  const { page, settled, close } = await open('/admin/users', { login: 'admin_demo', ...phone });
  await settled();
  const names = () =>
    page.getByRole('list', { name: 'Users' }).getByRole('listitem').locator('div > div:first-child').allTextContents();
  const before = await names();
  expect(before.length).toBeGreaterThan(1);
  const box = await page.getByRole('button', { name: 'Actions for Diya Demo' }).boundingBox();
  expect(box ? box.x + box.width : Number.POSITIVE_INFINITY).toBeLessThanOrEqual(phone.width);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, descending');
  await settled();
  await expect.poll(names).toEqual([...before].reverse());
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<div style="overflow: auto"><table style="width: 900px"><tr><td>Wide');
  });
  expect(await page.evaluate(layoutFaults, [])).toEqual(['table "Wide" runs off the edge of a phone']);
  await close();
});

interface Dialog {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** What else has to be so in it. */
  readonly check?: (page: Page) => Promise<void>;
}

/** The dialogs of one screen. */
const dialogs: readonly { readonly login: Login; readonly path: string; readonly dialogs: readonly Dialog[] }[] = [
  {
    login: 'admin_demo',
    path: '/admin/users',
    dialogs: [
      { name: 'working hours', open: (page) => openItem(page, 'Working hours') },
      { name: 'a user of whom nothing was filled in', open: addNoOne, check: seeWrong },
    ],
  },
  {
    login: 'super_demo',
    path: '/admin/outbox',
    dialogs: [{ name: 'a letter about money', open: openLetter, check: seeRupee }],
  },
  {
    login: 'designer_demo',
    path: '/studio/edit',
    dialogs: [
      { name: 'the shortcuts', open: (page) => page.keyboard.press('?') },
      { name: 'finding', open: (page) => page.keyboard.press('Control+k') },
    ],
  },
];

it.each(dialogs.flatMap((screen) => [phone, low].map((size) => ({ ...screen, ...size }))))(
  'shows the dialogs of $path at $width × $height whole, readable and without barriers',
  async (screen) => {
    const { page, settled, close } = await open(screen.path, screen);
    await settled();
    for (const { name, open: openDialog, check } of screen.dialogs) {
      await openDialog(page);
      await page.getByRole('dialog').waitFor();
      expect(await page.evaluate(layoutFaults, ['[type="submit"]']), name).toEqual([]);
      expect(await barriers(page, { within: '[role="dialog"]' }), name).toEqual([]);
      await check?.(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await close();
  },
);

it.each([phone, narrow])(
  'lays a message over no instrument of the studio at $width × $height, and shortens no name to a few letters',
  async (size) => {
    const { page, settled, close } = await open('/collection', { ...size, login: 'designer_demo' });
    await layOnTable(page, settled);
    await goTo(page, '/studio/edit');
    await settled();
    // Until the design has come there is nothing of which a piece could be shown.
    await page.locator('main header h1').filter({ hasNotText: 'Untitled' }).waitFor();
    await page.keyboard.press('p');
    await page.getByText('The whole piece is shown in').waitFor();
    expect(await page.evaluate(layoutFaults, [])).toEqual([]);
    const isWhole = await page.locator('main header h1').evaluate((heading) => {
      heading.textContent = 'Brocade, dark red';
      return heading.scrollWidth <= heading.clientWidth && heading.scrollHeight <= heading.clientHeight + 1;
    });
    expect(isWhole).toBe(true);
    await close();
  },
);

it('leaves the card of the log-in where it is when it refuses, and lays the paper of an upload to the end of the page', async () => {
  const { page, settled, close } = await open('/login', low);
  await settled();
  const top = async () => (await page.locator('form').boundingBox())?.y;
  const before = await top();
  await page.getByLabel('Email or username').fill('no_one_here');
  await page.getByLabel('Password', { exact: true }).fill('Wrong@1loom');
  await page.locator('[type="submit"]').click();
  await page.getByRole('alert').waitFor();
  expect(before).toBeGreaterThan(0);
  expect(await top()).toBe(before);
  await close();

  const upload = await open('/upload', { ...low, login: 'designer_demo' });
  await upload.settled();
  const ends = await upload.page.evaluate(() =>
    [...document.querySelectorAll('main [class*="paper"]')].map((paper) => paper.getBoundingClientRect().bottom),
  );
  expect(Math.max(...ends)).toBe(low.height);
  await upload.close();
});

/** What would be wrong with a screen, and in which words that is noticed. */
const spoilt: readonly (readonly [string, RegExp])[] = [
  ['form { width: 500px !important }', /^the page is \d+ wide in a window of 390$/],
  ['form::after { content: ""; position: fixed; inset: 200px 0 0 }', /^a "Features" is out of reach: covered by/],
  ['[type="submit"] { position: fixed !important; top: 840px }', /^button "Log in" is out of reach: it is outside/],
  ['h1 { width: 40px !important; overflow: hidden; white-space: nowrap }', /^"Log in" is cut off$/],
  ['[type="submit"], [type="submit"] * { width: 20px; overflow: visible !important }', /^"Log in" is wider than/],
  ['h1 { font-size: 10px !important }', /^"Log in" is smaller than 11 px$/],
  ['form { height: 200px !important; overflow: hidden }', /^button "Log in" is out of reach: cut off by/],
  ['.tabler-icon { height: 9px }', /^an icon of .* is squeezed$/],
];

it('notices what is out of reach, covered, cut off, spilt, squeezed, uneven or too small', async () => {
  const { page, settled, close } = await open('/login', phone);
  await settled();
  for (const [content, fault] of spoilt) {
    expect(await page.evaluate(layoutFaults, [])).toEqual([]);
    const style = await page.addStyleTag({ content });
    expect(await page.evaluate(layoutFaults, ['[type="submit"]'])).toContainEqual(expect.stringMatching(fault));
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
  const uneven =
    '<p style="display: flex; align-items: start"><input style="width: 90px; height: 36px"><button type="submit">Apply';
  await page.locator('form').evaluate((form, row) => form.insertAdjacentHTML('beforeend', row), uneven);
  const said = 'button "Apply" is not level with the field before it';
  expect(await page.evaluate(layoutFaults, [])).toContain(said);
  await page.locator('form > p:last-child').evaluate((row) => row.remove());
  const menu =
    '<div id="over" style="position: fixed; inset: 300px 0 0; background: #fff"><div role="menu"><button>One</button></div></div>';
  await page.locator('body').evaluate((body, open) => body.insertAdjacentHTML('beforeend', open), menu);
  expect(await page.evaluate(layoutFaults, [])).toEqual([]);
  const faint = await page.addStyleTag({ content: 'h1 { font-size: 10px !important }' });
  expect(await page.evaluate(layoutFaults, [])).toEqual(['"Log in" is smaller than 11 px']);
  await faint.evaluate((element) => element.parentNode?.removeChild(element));
  await page.locator('#over').evaluate((open) => open.remove());
  await page.locator('form').evaluate((form) => form.parentElement?.setAttribute('role', 'dialog'));
  expect(await page.evaluate(layoutFaults, [])).toEqual([]);
  await page.addStyleTag({ content: '[type="submit"] { display: none }' });
  expect(await page.evaluate(layoutFaults, [])).toContainEqual(expect.stringMatching(/^the form ".*" has no button$/));
  await close();
});

it('notices a field without a name, and ink that is too faint by night alone', async () => {
  const { page, settled, close } = await open('/forgot-password', desk);
  await settled();
  await page.evaluate(() => document.body.append(document.createElement('input')));
  await page.addStyleTag({
    content: '@media (prefers-color-scheme: dark) { h1 { color: #777 !important; background: #666 } }',
  });
  expect(await barriersByDayAndNight(page)).toEqual([
    expect.stringMatching(/^label /),
    expect.stringMatching(/^at night: color-contrast h1/),
  ]);
  await close();
});

/** Of what axe judges, light changes the contrast alone. */
async function barriersByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await barriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await barriers(page, { rule: 'color-contrast' });
  return [...byDay, ...byNight.map((barrier) => `at night: ${barrier}`)];
}

/** A page, as its person sees it, that can be waited for. */
async function open(
  path: string,
  { login, ...looks }: Looks & { readonly login?: Login },
): Promise<OpenedPage & { readonly settled: () => Promise<void> }> {
  const opened = await openPage(browser, '/login', { ...looks, ...sessionFor(login, looks.locale) });
  const { page } = opened;
  const settled = hearEnds(page);
  await page.goto(path);
  return { ...opened, settled };
}

/** The session of a log-in in the language of the page. */
function sessionFor(login: Login, lang: Looks['locale'] = 'en'): Looks {
  const person = login && entered[login];
  return person ? { session: person.session(lang) } : {};
}

/** One of the demonstration's designs, so that every tool has something to work on. */
async function layOnTable(page: Page, settled: () => Promise<void>): Promise<void> {
  await settled();
  await page.locator('a[href*="design="]').first().click();
  await page.waitForURL('**/studio/**');
  await settled();
}

async function openLetter(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Open “\s?Your transfer/ })
    .first()
    .click();
}

/** The letter is in a frame where nothing runs, with letters of the product for what this machine has none for. */
async function seeRupee(page: Page): Promise<void> {
  const letter = page.frameLocator('iframe').locator('body');
  await letter.getByText('₹').first().waitFor();
  const loaded = await letter.evaluate(async ({ ownerDocument: { fonts } }) => {
    await fonts.ready;
    return [...fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family.replaceAll('"', '')] : []));
  });
  expect(loaded).toContain('Noto Sans Devanagari');
}

/** Sends the form of a new user as it opens. */
async function addNoOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add user' }).click();
  await page.getByRole('dialog').locator('[type="submit"]').click();
}

/** Fields that are wrong are bordered in the colour of errors, which is not that of the others. */
async function seeWrong(page: Page): Promise<void> {
  const borders = await page.getByRole('dialog').evaluate((dialog) => {
    const probe = dialog.appendChild(document.createElement('i'));
    probe.style.color = 'var(--madder)';
    const border = (field: Element | null) => field && getComputedStyle(field).borderTopColor;
    const found = {
      madder: getComputedStyle(probe).color,
      wrong: border(dialog.querySelector('input[aria-invalid="true"]')),
      right: border(dialog.querySelector('input:not([aria-invalid="true"]):not([type="hidden"])')),
    };
    probe.remove();
    return found;
  });
  expect(borders.wrong).toBe(borders.madder);
  expect(borders.right).not.toBe(borders.madder);
}

async function openItem(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Diya Demo' }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').waitFor();
}
