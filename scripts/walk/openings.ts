// long: one table of everything that opens
import type { Page } from 'playwright-core';
import type { en } from '../../apps/web/src/i18n/en/en.ts';
import type { Words } from '../../apps/web/src/i18n/words.ts';

export type Who = 'visitor' | 'designer' | 'admin' | 'super' | 'newcomer';
export type Tree = Words<typeof en>;

interface Opening {
  readonly who: Who;
  readonly path: string;
  readonly name: string;
  readonly open: (page: Page, words: Tree) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
/** What the first line opens, of a table or, on a phone, of a list. */
const openFirst = (page: Page) => page.locator('tbody button, main ul[aria-label] > li button').first().click();
/** What can be done with the last payment, of a table or, on a phone, of a list. */
const actsOfPayment = (page: Page) =>
  page.locator('tbody tr td:last-child, main ul[aria-label] > li').last().locator('button');
/** The actions of the last row that has any. */
const menuOfRow = (page: Page) => page.locator('main :is(tbody, ul[aria-label] > li) [aria-haspopup="menu"]').last();
/** The same, and one of them. */
const ofRow = async (page: Page, item: string) => {
  await menuOfRow(page).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** What else can be done with the first cloth, and one of it. */
const menuOfCloth = (page: Page) => page.locator('main [data-opener] ~ div [aria-haspopup="menu"]').first();
const ofCloth = async (page: Page, item: string) => {
  await menuOfCloth(page).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** What can be done with something that has a menu of its own, the last on the page, and one of it. */
const ofLast = async (page: Page, item: string) => {
  await page.locator('main [aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** Dialogs, drawers and rooms behind tabs, by the words of the language that the page is in. */
export const openings: readonly Opening[] = [
  {
    who: 'visitor',
    path: '/login',
    name: 'refused',
    open: async (page, { session: { login } }) => {
      await page.getByLabel(login.login).fill('nobody');
      await page.getByLabel(login.password, { exact: true }).fill('nothing');
      await button(page, login.submit);
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    },
  },
  {
    who: 'visitor',
    path: '/contact',
    name: 'wrong',
    open: (page, { requests }) => button(page, requests.sales.submit),
  },
  {
    who: 'admin',
    path: '/admin/users',
    name: 'add',
    open: (page, { admin: { users } }) => button(page, users.add),
  },
  {
    who: 'admin',
    path: '/admin/users',
    name: 'menu',
    open: (page) => menuOfRow(page).click(),
  },
  {
    who: 'admin',
    path: '/admin/users',
    name: 'edit',
    open: (page, { admin: { users } }) => ofRow(page, users.edit),
  },
  {
    who: 'admin',
    path: '/admin/users',
    name: 'cap',
    open: (page, { admin: { users } }) => ofRow(page, users.cap),
  },
  {
    who: 'admin',
    path: '/admin/users',
    name: 'hours',
    open: (page, { admin: { users } }) => ofRow(page, users.hours),
  },
  {
    who: 'admin',
    path: '/admin/users',
    name: 'ips',
    open: (page, { admin: { users } }) => ofRow(page, users.ips),
  },
  {
    who: 'admin',
    path: '/admin/users',
    name: 'password',
    open: (page, { admin: { users } }) => ofRow(page, users.setPassword),
  },
  {
    who: 'admin',
    path: '/admin/users',
    name: 'deactivate',
    open: (page, { admin: { users } }) => ofRow(page, users.deactivate),
  },
  {
    who: 'admin',
    path: '/admin/support',
    name: 'new',
    open: (page, { support }) => button(page, support.new),
  },
  {
    who: 'admin',
    path: '/admin/logs',
    name: 'line',
    open: openFirst,
  },
  {
    who: 'admin',
    path: '/admin/settings',
    name: 'login',
    open: (page, { settings }) => tab(page, settings.tabs.login),
  },
  {
    who: 'admin',
    path: '/admin/settings',
    name: 'user',
    open: (page, { settings }) => tab(page, settings.tabs.user),
  },
  {
    who: 'admin',
    path: '/admin/account',
    name: 'second step',
    open: (page, { account }) => button(page, account.secondStep.switchOn),
  },
  {
    who: 'admin',
    path: '/admin',
    name: 'user menu',
    open: (page, { shell }) => page.getByRole('button', { name: shell.user.menu }).click(),
  },
  {
    who: 'admin',
    path: '/admin/collection',
    name: 'details',
    open: (page) => page.locator('main [data-opener]').first().click(),
  },
  {
    who: 'admin',
    path: '/admin/settings',
    name: 'key',
    open: (page, { buying }) => button(page, buying.keys.add),
  },
  {
    who: 'admin',
    path: '/admin/support/$ticket',
    name: 'close',
    open: (page, { support }) => button(page, support.act.closed),
  },
  {
    who: 'admin',
    path: '/admin/account',
    name: 'end others',
    open: (page, { account }) => button(page, account.sessions.endOthers),
  },
  {
    who: 'super',
    path: '/admin/clients',
    name: 'create',
    open: (page, { clients }) => button(page, clients.add),
  },
  {
    who: 'super',
    path: '/admin/requests',
    name: 'sale',
    open: openFirst,
  },
  {
    who: 'super',
    path: '/admin/requests',
    name: 'sign-ups',
    open: (page, { requests }) => tab(page, requests.tabs.signUps),
  },
  {
    who: 'super',
    path: '/admin/requests',
    name: 'pages',
    open: (page, { requests }) => tab(page, requests.tabs.pages),
  },
  {
    who: 'super',
    path: '/admin/outbox',
    name: 'mail',
    open: openFirst,
  },
  {
    who: 'super',
    path: '/admin/outbox',
    name: 'reports',
    open: (page, { mail }) => tab(page, mail.rooms.reports),
  },
  {
    who: 'super',
    path: '/admin/logs',
    name: 'line',
    open: openFirst,
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'edit',
    open: (page, { clients }) => button(page, clients.edit),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'grant',
    open: (page, { clients }) => button(page, clients.grant.open),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'log',
    open: (page, { clients }) => tab(page, clients.tabs.log),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'credits',
    open: (page, { clients }) => tab(page, clients.tabs.credits),
  },
  {
    who: 'super',
    path: '/admin/plans',
    name: 'create',
    open: (page, { selling }) => button(page, selling.plans.add),
  },
  {
    who: 'super',
    path: '/admin/coupons',
    name: 'create',
    open: (page, { selling }) => button(page, selling.coupons.add),
  },
  {
    who: 'super',
    path: '/admin/resellers',
    name: 'create',
    open: (page, { selling }) => button(page, selling.resellers.add),
  },
  {
    who: 'super',
    path: '/admin/resellers',
    name: 'book',
    open: openFirst,
  },
  {
    who: 'super',
    path: '/admin/payments',
    name: 'see',
    open: (page) => actsOfPayment(page).nth(-2).click(),
  },
  {
    who: 'super',
    path: '/admin/payments',
    name: 'refund',
    open: (page) => actsOfPayment(page).last().click(),
  },
  {
    who: 'super',
    path: '/admin/payments',
    name: 'reject',
    open: (page) => page.locator('main section li button').first().click(),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'correct',
    open: (page, { selling: { client } }) => button(page, `${client.correction}: ${client.correct}`),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'payments',
    open: (page, { clients }) => tab(page, clients.tabs.payments),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'accounts',
    open: (page, { clients }) => button(page, clients.limit.open),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'storage',
    open: (page, { clients }) => button(page, clients.storage.open),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'deactivate',
    open: (page, { clients }) => button(page, clients.deactivate),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'reseller',
    open: (page, { selling: { client } }) => button(page, `${client.reseller}: ${client.choose}`),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'billing',
    open: (page, { selling: { client } }) => button(page, `${client.billing}: ${client.switchOff}`),
  },
  {
    who: 'super',
    path: '/admin/clients/$id',
    name: 'password',
    open: (page, { admin: { users } }) => page.getByRole('button', { name: users.setPassword }).first().click(),
  },
  {
    who: 'super',
    path: '/admin/plans',
    name: 'edit',
    open: (page, { selling: { plans } }) => ofLast(page, plans.edit),
  },
  {
    who: 'super',
    path: '/admin/plans',
    name: 'pictures',
    open: (page, { selling: { plans } }) => ofLast(page, plans.pictures),
  },
  {
    who: 'super',
    path: '/admin/plans',
    name: 'delete',
    open: (page, { selling: { plans } }) => ofLast(page, plans.delete),
  },
  {
    who: 'super',
    path: '/admin/plans',
    name: 'former',
    open: (page, { selling: { plans } }) => button(page, plans.onFormer_one.replace('{count}', '1')),
  },
  {
    who: 'super',
    path: '/admin/coupons',
    name: 'delete',
    open: (page, { selling: { coupons } }) =>
      page.locator('main').getByRole('button', { name: coupons.delete }).first().click(),
  },
  {
    who: 'super',
    path: '/admin/resellers',
    name: 'edit',
    open: (page, { selling: { resellers } }) => ofRow(page, resellers.edit),
  },
  {
    who: 'super',
    path: '/admin/payments',
    name: 'verify',
    open: (page) => page.locator('main section li button').last().click(),
  },
  {
    who: 'super',
    path: '/admin/requests',
    name: 'accept',
    open: async (page, { requests }) => {
      await tab(page, requests.tabs.signUps);
      await ofRow(page, requests.signUp.accept);
    },
  },
  {
    who: 'super',
    path: '/admin/requests',
    name: 'turn down',
    open: async (page, { requests }) => {
      await tab(page, requests.tabs.signUps);
      await ofRow(page, requests.signUp.reject);
    },
  },
  {
    who: 'super',
    path: '/admin/requests',
    name: 'place',
    open: async (page, { requests }) => {
      await tab(page, requests.tabs.pages);
      await button(page, requests.places.add);
    },
  },
  {
    who: 'super',
    path: '/admin/reports',
    name: 'cost',
    open: (page, { selling }) => button(page, selling.costs.set),
  },
  {
    who: 'super',
    path: '/admin/system',
    name: 'switch off',
    open: (page) => page.locator('main label:has([role="switch"])').first().click(),
  },
  { who: 'designer', path: '/studio/edit', name: 'keys', open: (page) => page.keyboard.press('?') },
  { who: 'designer', path: '/studio/edit', name: 'find', open: (page) => page.keyboard.press('Control+k') },
  {
    who: 'designer',
    path: '/studio/generate',
    name: 'patterns',
    open: (page) => page.locator('main > aside button').filter({ hasText: /\d\d/ }).first().click(),
  },
  {
    who: 'designer',
    path: '/collection',
    name: 'menu',
    open: (page) => menuOfCloth(page).click(),
  },
  {
    who: 'designer',
    path: '/collection',
    name: 'details',
    open: (page, { collection }) => ofCloth(page, collection.panel.open),
  },
  {
    who: 'designer',
    path: '/collection',
    name: 'like it',
    open: (page, { collection }) => ofCloth(page, collection.similar.open),
  },
  {
    who: 'designer',
    path: '/collection',
    name: 'rename',
    open: (page, { collection }) => ofCloth(page, collection.select.rename),
  },
  {
    who: 'designer',
    path: '/collection',
    name: 'move',
    open: (page, { collection }) => ofCloth(page, collection.select.moveTitle),
  },
  {
    who: 'designer',
    path: '/collection',
    name: 'delete',
    open: (page, { collection }) => ofCloth(page, collection.remove),
  },
  {
    who: 'designer',
    path: '/collection',
    name: 'filters',
    open: (page, { collection }) => button(page, collection.filter.open),
  },
  {
    who: 'designer',
    path: '/collection',
    name: 'selected',
    open: (page) => page.keyboard.press('Control+a'),
  },
  {
    who: 'designer',
    path: '/collection',
    name: 'tags',
    open: async (page, { collection }) => {
      await page.keyboard.press('Control+a');
      await button(page, collection.select.tags);
    },
  },
  {
    who: 'designer',
    path: '/account',
    name: 'end others',
    open: (page, { account }) => button(page, account.sessions.endOthers),
  },
  {
    who: 'designer',
    path: '/studio/generate',
    name: 'choices',
    open: (page) => page.locator('main > aside [aria-haspopup="menu"]').first().click(),
  },
  {
    who: 'designer',
    path: '/studio/edit',
    name: 'account',
    open: (page, { shell, collection }) => {
      const ofBar = page.getByRole('button', { name: collection.bar.account, exact: true });
      return page.getByRole('button', { name: shell.user.menu }).or(ofBar).last().click();
    },
  },
  {
    who: 'designer',
    path: '/studio/edit',
    name: 'title',
    open: (page) => page.locator('header [aria-haspopup="menu"]').first().click(),
  },
  {
    who: 'designer',
    path: '/studio/edit',
    name: 'name',
    open: async (page) => {
      await page.goto('/collection');
      await page.locator('a[href*="design="]').first().click();
      await page.waitForURL('**/studio/**');
      await page.locator('header [aria-haspopup="menu"]').first().click();
      await page.getByRole('menuitem').first().click();
    },
  },
];
