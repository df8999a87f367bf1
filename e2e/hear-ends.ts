import type { Page, Request } from 'playwright-core';

const lookAgainMs = 20;
const patienceMs = 60_000;

/**
 * The stream of events never ends. Of a worker's own script, and of the press profile and the drapes that only workers ask for, the browser
 * says that it was asked for, and not always that it came: a worker that is closed meanwhile hears no end.
 */
const isAwaited = (url: string) => !(url.endsWith('/design/events') || /(-worker-[\w-]+\.js|\.icc|\.cloth)$/.test(url));

/** Waits until everything that was asked for has come and is shown. */
export function hearEnds(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (isAwaited(request.url())) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  const frames = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return async () => {
    const end = performance.now() + patienceMs;
    do {
      await page.getByRole('heading').first().waitFor();
      while (asked.size > 0) {
        if (performance.now() > end)
          throw new Error(`At ${page.url()} never came: ${[...asked].map((each) => each.url())}`);
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      }
      await frames();
    } while (asked.size > 0);
  };
}
