import { run } from 'axe-core';

/** What axe finds on the screen, but for contrasts, which a document without a browser does not have. */
export async function findBarriers(): Promise<string[]> {
  const { violations } = await run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
