import type { Language } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { getMe } from './get-me.ts';

interface Changes {
  name?: string | undefined;
  lang?: Language | undefined;
  preferences?: Record<string, string | number | boolean> | undefined;
}

/** Changes what the caller may change of themselves; what is left out stays. */
export async function updateMe(scope: ClientScope | SuperScope, { name, lang, preferences }: Changes) {
  const isChanged = name !== undefined || lang !== undefined || preferences !== undefined;
  if (!isChanged) return getMe(scope);
  await scope.db.transaction(async (tx) => {
    const { users } = fields;
    const isMe = eq(users.id, scope.userId);
    const [before] = await visibleTo(scope, tx).users.pick({ name: users.name, lang: users.lang }, isMe);
    await visibleTo(scope, tx).users.update({ name, lang, preferences }, isMe);
    const change = changedFields(before ?? null, { name, lang });
    // What a screen keeps for itself is not logged.
    await logChange(tx, scope, 'account.changed', scope.userId, {}, change);
  });
  return getMe(scope);
}
