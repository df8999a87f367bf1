import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';

export interface Looks {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: 'en' | 'hi' | 'gu';
  /** Fingers instead of a mouse: nothing hovers. */
  readonly hasTouch?: boolean;
  /** What a page has in its session storage once someone has signed in: it opens as theirs. */
  readonly session?: string;
  /** Where the product listens, outside of a test run. */
  readonly address?: string;
}

export interface OpenedPage {
  readonly page: Page;
  /** What the page complained of: errors in its console and requests that left the server. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

/** How long a page may take for what it does next: a limit finds what hangs, on a slow machine too. */
const patienceMs = 90_000;

/** A page of the product in a browser context of its own, watched for errors and for requests to anywhere else. */
export async function openPage(browser: Browser, path: string, looks: Looks = {}): Promise<OpenedPage> {
  const { width = 1440, height = 900, colorScheme = 'light', locale = 'en', hasTouch = false, session } = looks;
  const address = looks.address ?? inject('address');
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    colorScheme,
    locale,
    hasTouch,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  if (session) {
    await context.addInitScript((kept) => {
      if (sessionStorage.getItem('naksha.session') === null) sessionStorage.setItem('naksha.session', kept);
    }, session);
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused call is logged by the browser itself; the screens that provoke one judge what they say of it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== address) complaints.push(`asked ${origin}`);
  });
  await page.goto(path);
  return { page, complaints, close: () => context.close() };
}
