import type { SiteSettings } from '@naksha/contract';
import type { Runner } from '../../db/own.ts';
import { siteSettings } from '../../db/schema/site.ts';

/** What the public pages say; nothing was set at first. */
export async function getSite({ db }: { readonly db: Runner }): Promise<SiteSettings> {
  const [row] = await db.select().from(siteSettings);
  const { trialCredits = null, trialDays = null, reseller = '' } = row ?? {};
  const trial = trialCredits === null || trialDays === null ? null : { credits: trialCredits, days: trialDays };
  return { trial, reseller };
}
