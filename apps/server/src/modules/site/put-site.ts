import type { SiteSettings } from '@naksha/contract';
import { siteSettings } from '../../db/schema/site.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { getSite } from './get-site.ts';

/** Sets what the public pages say. */
export function putSite(scope: SuperScope, site: SiteSettings): Promise<SiteSettings> {
  return scope.db.transaction(async (tx) => {
    const before = rowOf(await getSite({ db: tx }));
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
