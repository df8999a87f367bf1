import { factsInWords, type SiteChanges, type SiteSettings } from '@naksha/contract';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { siteSettings } from '../../db/schema/site.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { getSite } from './get-site.ts';

/** Sets what the public pages say, one after the other: there is no row to hold until they were set once. */
export function putSite(scope: SuperScope, { was, ...site }: SiteChanges): Promise<SiteSettings> {
  return scope.db.transaction(async (tx) => {
    await oneAtATime(tx, 'site settings');
    const before = rowOf(await getSite({ db: tx }));
    refuseStale(was && rowOf(was), before, () => {
      const { trialCredits, trialDays, reseller } = before;
      const said = { reseller, now: factsInWords(before, 'en') };
      return trialCredits === null || trialDays === null ? said : { ...said, trialCredits, trialDays };
    });
    const row = rowOf(site);
    await tx.insert(siteSettings).values(row).onConflictDoUpdate({ target: siteSettings.isOnly, set: row });
    await logChange(tx, scope, 'site.changed', null, {}, changedFields(before, row));
    return site;
  });
}

const rowOf = ({ trial, reseller }: SiteSettings) => ({
  trialCredits: trial?.credits ?? null,
  trialDays: trial?.days ?? null,
  reseller,
});
