import { type BillingFacts, factsInWords } from '@naksha/contract';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { getBillingFacts } from './get-billing-facts.ts';
import { judgeParty } from './judge-party.ts';

/** Sets to whom invoices of the own client are made out, from the next payment that is begun on. */
export function putBillingFacts(
  scope: ClientScope,
  { was, ...given }: BillingFacts & { was?: BillingFacts | null | undefined },
): Promise<{ facts: BillingFacts | null }> {
  const facts = judgeParty(given);
  return scope.db.transaction(async (tx) => {
    const mine = own(scope, tx);
    await mine.clients.pick({ id: fields.clients.id }).for('no key update');
    const before = (await getBillingFacts({ ...scope, db: tx })).facts;
    refuseStale(was, before, () => ({ now: before === null ? '' : factsInWords(before, 'en') }));
    await mine.clients.update({ billing: facts });
    await logChange(tx, scope, 'billing.facts', scope.clientId, {}, changedFields(before, facts));
    return { facts };
  });
}
