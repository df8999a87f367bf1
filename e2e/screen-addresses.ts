import type { Page } from 'playwright-core';
import { toolPaths } from '../apps/web/src/addresses/tool-paths.ts';
import type { Examples } from './furnish.ts';

/** One address for every route that the page's own router knows, each tool of the studio for itself. Those for the signed in leave the public ones to visitors, but for the one that only the signed in see. */
export async function screenAddresses(page: Page, isIn: boolean, examples: Examples): Promise<string[]> {
  await page.waitForFunction(() => '__TSR_ROUTER__' in window);
  const routes = await page.evaluate(() =>
    Object.entries(window.__TSR_ROUTER__.routesByPath).map(([path, { parentRoute }]) => ({
      path,
      isPublic: parentRoute?.id === '/marketing',
    })),
  );
  const stale = Object.keys(examples).filter((path) => !routes.some((route) => route.path === path));
  if (stale.length > 0) throw new Error(`there is no route ${stale.join(', ')}`);
  return routes
    .filter(({ path, isPublic }) => !isIn || !isPublic || path === '/own-password')
    .flatMap(({ path }) => {
      if (path.includes('$tool')) return Object.values(toolPaths).map((tool) => path.replace('$tool', tool));
      const address = path.includes('$') ? examples[path] : path;
      if (address === undefined) throw new Error(`${path} has no example of an address`);
      return [address];
    });
}

/** Goes there within the page, as a link does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    void window.__TSR_ROUTER__.navigate({ to });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, path);
  await page.waitForFunction(() => window.__TSR_ROUTER__.state.status === 'idle');
}

declare global {
  interface Window {
    /** The router of the page, as it shows itself to its developer tools. */
    __TSR_ROUTER__: {
      readonly routesByPath: Record<string, { readonly parentRoute?: { readonly id: string } }>;
      readonly navigate: (where: { readonly to: string }) => Promise<void>;
      readonly state: { readonly status: 'idle' | 'pending' };
      readonly subscribe: (event: 'onRendered', hear: () => void) => () => void;
    };
  }
}
