import type { Page } from 'playwright-core';
import type { Looks } from './open-page.ts';

export interface ScreenCase extends Looks {
  /** File name of the baseline. */
  readonly name: string;
  readonly path: string;
  readonly login?: 'admin_demo' | 'designer_demo' | 'super_demo';
  /** Waits until everything that belongs to the picture is there. */
  readonly settled: (page: Page) => Promise<unknown>;
  /** What keeps its place and is not compared: a cloth arrives coarse and gets sharper. */
  readonly veiled?: string;
}

const desk = { width: 1440, height: 900 } as const;
const phone = { width: 390, height: 844 } as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const heading2 = (page: Page) => page.getByRole('heading', { level: 2 }).first().waitFor();
const heading3 = (page: Page) => page.getByRole('heading', { level: 3 }).first().waitFor();
const chart = (page: Page) => page.getByRole('slider').waitFor();
const client = (page: Page) => page.getByRole('link', { name: 'Naksha demonstration' }).waitFor();
const rows = (page: Page) => page.getByRole('row').nth(2).waitFor();
/** What is a table on a desk is a list on a phone. */
const lines = (page: Page) => page.getByRole('main').getByRole('listitem').nth(1).waitFor();

const cloth = (page: Page) => page.locator('[role="img"][aria-busy="false"]').waitFor();
const table = (page: Page) => page.getByText(/results, nothing overwritten|परिणाम|પરિણામ/).waitFor();
/** One of the demonstration's designs on the table: its panel is seen as it is worked with. */
const design = async (page: Page) => {
  await page.getByRole('button', { name: /Ogee ikat/ }).click();
  await page.getByRole('img', { name: /Ogee ikat/ }).waitFor();
};
/** One of the demonstration's designs alone: in which order they were made changes from run to run. */
const folder = async (page: Page) => {
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('Ogee ikat');
  await page.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
};

/** The screens that are looked at by axe and compared with their picture, in turn in both lights and three languages. */
export const screens: readonly ScreenCase[] = [
  { name: 'landing', path: '/', ...desk, settled: cloth },
  { name: 'landing-phone-dark-hi', path: '/', ...phone, colorScheme: 'dark', locale: 'hi', settled: cloth },
  { name: 'login', path: '/login', ...desk, settled: heading },
  { name: 'login-phone-dark-gu', path: '/login', ...phone, colorScheme: 'dark', locale: 'gu', settled: heading },
  { name: 'contact', path: '/contact', ...desk, settled: cloth },
  { name: 'contact-phone-dark-hi', path: '/contact', ...phone, colorScheme: 'dark', locale: 'hi', settled: cloth },
  { name: 'dashboard', path: '/admin', login: 'admin_demo', ...desk, settled: chart },
  {
    name: 'dashboard-dark-hi',
    path: '/admin',
    login: 'admin_demo',
    ...desk,
    colorScheme: 'dark',
    locale: 'hi',
    settled: chart,
  },
  { name: 'users', path: '/admin/users', login: 'admin_demo', ...desk, settled: rows },
  { name: 'users-phone-gu', path: '/admin/users', login: 'admin_demo', ...phone, locale: 'gu', settled: lines },
  { name: 'credits-dark', path: '/admin/credits', login: 'admin_demo', ...desk, colorScheme: 'dark', settled: rows },
  { name: 'studio', path: '/studio/generate', login: 'designer_demo', ...desk, settled: table },
  {
    name: 'studio-dark-gu',
    path: '/studio/generate',
    login: 'designer_demo',
    ...desk,
    colorScheme: 'dark',
    locale: 'gu',
    settled: table,
  },
  {
    name: 'studio-phone-hi',
    path: '/studio/generate',
    login: 'designer_demo',
    ...phone,
    locale: 'hi',
    settled: heading2,
  },
  { name: 'studio-edit', path: '/studio/edit', login: 'designer_demo', ...desk, settled: table },
  {
    name: 'studio-adjust-dark-hi',
    path: '/studio/adjust',
    login: 'designer_demo',
    ...desk,
    colorScheme: 'dark',
    locale: 'hi',
    settled: design,
    veiled: 'main canvas',
  },
  {
    name: 'studio-export',
    path: '/studio/export',
    login: 'designer_demo',
    ...desk,
    settled: design,
    veiled: 'main canvas',
  },
  {
    name: 'studio-psd-phone-gu',
    path: '/studio/psd',
    login: 'designer_demo',
    ...phone,
    locale: 'gu',
    settled: heading2,
  },
  { name: 'collection', path: '/collection', login: 'designer_demo', ...desk, settled: folder },
  {
    name: 'collection-phone-dark-gu',
    path: '/collection',
    login: 'designer_demo',
    ...phone,
    colorScheme: 'dark',
    locale: 'gu',
    settled: folder,
  },
  { name: 'overview', path: '/admin', login: 'super_demo', ...desk, settled: heading2 },
  {
    name: 'overview-phone-dark-gu',
    path: '/admin',
    login: 'super_demo',
    ...phone,
    colorScheme: 'dark',
    locale: 'gu',
    settled: heading2,
  },
  { name: 'clients', path: '/admin/clients', login: 'super_demo', ...desk, settled: client },
  {
    name: 'client-phone-hi',
    path: '/admin/clients',
    login: 'super_demo',
    ...phone,
    locale: 'hi',
    settled: async (page) => {
      await page.getByRole('link', { name: 'Naksha demonstration' }).click();
      await page.getByText('designer_demo').waitFor();
    },
  },
  { name: 'plans', path: '/admin/plans', login: 'super_demo', ...desk, settled: heading3 },
  {
    name: 'plans-phone-dark-gu',
    path: '/admin/plans',
    login: 'super_demo',
    ...phone,
    colorScheme: 'dark',
    locale: 'gu',
    settled: heading3,
  },
  {
    name: 'coupons-dark-hi',
    path: '/admin/coupons',
    login: 'super_demo',
    ...desk,
    colorScheme: 'dark',
    locale: 'hi',
    settled: heading,
  },
  { name: 'all-payments-phone', path: '/admin/payments', login: 'super_demo', ...phone, settled: heading },
  { name: 'reports-gu', path: '/admin/reports', login: 'super_demo', ...desk, locale: 'gu', settled: heading2 },
  { name: 'system-dark', path: '/admin/system', login: 'super_demo', ...desk, colorScheme: 'dark', settled: rows },
  { name: 'settings', path: '/admin/settings', login: 'admin_demo', ...desk, settled: heading },
  { name: 'forgot-password', path: '/forgot-password', ...desk, settled: heading },
  {
    name: 'reset-password-phone-dark-hi',
    path: '/reset-password#a-token',
    ...phone,
    colorScheme: 'dark',
    locale: 'hi',
    settled: heading,
  },
];
