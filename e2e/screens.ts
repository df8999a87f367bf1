import type { Page } from 'playwright-core';
import type { Looks } from './open-page.ts';

export interface ScreenCase extends Looks {
  /** File name of the baseline. */
  readonly name: string;
  readonly path: string;
  readonly login?: 'admin_demo' | 'designer_demo' | 'super_demo';
  /** Waits until everything that belongs to the picture is there. */
  readonly settled: (page: Page) => Promise<unknown>;
}

const desk = { width: 1440, height: 900 } as const;
const phone = { width: 390, height: 844 } as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const chart = (page: Page) => page.getByRole('slider').waitFor();
const rows = (page: Page) => page.getByRole('row').nth(2).waitFor();

/** The screens that are looked at by axe and compared with their picture, in turn in both lights and three languages. */
export const screens: readonly ScreenCase[] = [
  { name: 'login', path: '/login', ...desk, settled: heading },
  { name: 'login-phone-dark-gu', path: '/login', ...phone, colorScheme: 'dark', locale: 'gu', settled: heading },
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
  { name: 'users-phone-gu', path: '/admin/users', login: 'admin_demo', ...phone, locale: 'gu', settled: rows },
  { name: 'credits-dark', path: '/admin/credits', login: 'admin_demo', ...desk, colorScheme: 'dark', settled: rows },
  { name: 'settings', path: '/admin/settings', login: 'admin_demo', ...desk, settled: heading },
];
