import { type CreditCap, factWord, type User } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { findUser } from './find-user.ts';
import { holdUser } from './hold-user.ts';
import { refuseStale } from './refuse-stale.ts';

interface Wanted extends CreditCap {
  readonly id: string;
  readonly was?: CreditCap['creditCap'] | undefined;
}

/** Sets how many credits a user of the caller's client may spend in a month; it holds for what is asked from now on. */
export function setCreditCap(scope: ClientScope, { id, creditCap, was }: Wanted): Promise<User> {
  return scope.db.transaction(async (tx) => {
    const mine = { db: tx, clientId: scope.clientId };
    const { name, creditCap: before } = await holdUser(mine, id);
    refuseStale(was, before, () => ({
      now: factWord('creditCap', before, 'en'),
      ...(before !== null && { creditCap: before }),
    }));
    await own(mine).users.update({ creditCap }, eq(fields.users.id, id));
    const kind = creditCap === null ? 'user.uncapped' : 'user.capped';
    await logChange(tx, scope, kind, id, { name }, changedFields({ creditCap: before }, { creditCap }));
    await publishEvent(tx, { kind: 'credits', clientId: scope.clientId });
    return findUser(mine, id);
  });
}
