import type { LinkScope } from '../../http/scope.ts';

/**
 * Waits for work beside an answer, as a clean-up is: that it failed changes nothing for whoever asked, and stands in the log. Answers whether
 * it was done.
 */
export async function doneAside(log: LinkScope['log'], what: string, work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    log?.warn({ err: error }, `Failed beside an answer: ${what}.`);
    return false;
  }
}
