import type { Page } from 'playwright-core';
import type { Examples } from './furnish.ts';
import { goTo, screenAddresses } from './screen-addresses.ts';

interface Visit {
  readonly isIn: boolean;
  readonly examples: Examples;
  /** Waits until a screen stands. */
  readonly settled: () => Promise<void>;
  readonly before?: (at: number) => Promise<void>;
}

/** Goes to one address of every route that is open to the person of the page; each is there when it is given. */
export async function* visitAddresses(page: Page, { isIn, examples, settled, before }: Visit): AsyncGenerator<string> {
  const refused = new Set<string>();
  const entered = new Set<string>();
  for (const [at, path] of (await screenAddresses(page, isIn, examples)).entries()) {
    await before?.(at);
    const section = path.split('/')[1] ?? '';
    if (refused.has(section)) continue;
    await goTo(page, path);
    const { pathname } = new URL(page.url());
    // Some rooms of a section may be another's; being sent away from its first one means seeing none of it.
    if (pathname === '/login' && !entered.has(section)) refused.add(section);
    // Where one is sent elsewhere, that place has its own turn.
    if (pathname !== path) continue;
    await settled();
    entered.add(section);
    yield path;
  }
}
