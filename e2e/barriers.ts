import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, of all its rules or of one, on a page or in a part of it: a line each. */
export async function barriers(
  page: Page,
  { rule, within }: { rule?: string; within?: string } = {},
): Promise<string[]> {
  // There is nothing of others in our frames, and without it no second page is opened for each look.
  // What is no violation is not written up: that is most of the time it takes.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  const { violations } = await (rule ? axe.withRules(rule) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
}
