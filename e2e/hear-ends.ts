import type { Page, Request } from 'playwright-core';

const lookAgainMs = 20;

/** Waits until everything that was asked for has come and is shown; only the stream of events never ends. */
export function hearEnds(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/design/events')) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  const frames = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return async () => {
    do {
      await page.getByRole('heading').first().waitFor();
      while (asked.size > 0) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      await frames();
    } while (asked.size > 0);
  };
}
