import { filledReason, type Language, limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { AppError } from '../../http/app-error.ts';
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

const tooMany = () => {
  const reason = filledReason({ issue: 'most_entries', limit: limits.preferences });
  return new AppError('invalid_value', { field: 'preferences', params: { field: 'preferences', ...reason } });
};

/** Changes what the caller may change of themselves; what is left out stays, of the preferences too: another tab may have set it. */
export async function updateMe(scope: ClientScope | SuperScope, { name, lang, preferences }: Changes) {
  const isChanged = name !== undefined || lang !== undefined || preferences !== undefined;
  if (!isChanged) return getMe(scope);
  await scope.db.transaction(async (tx) => {
    const { users } = fields;
    const isMe = eq(users.id, scope.userId);
    const wanted = { name: users.name, lang: users.lang, preferences: users.preferences };
    const [before] = await visibleTo(scope, tx).users.pick(wanted, isMe).for('no key update');
    if (!before) throw new AppError('not_found');
    const kept = { ...before.preferences, ...preferences };
    if (Object.keys(kept).length > limits.preferences) throw tooMany();
    await visibleTo(scope, tx).users.update({ name, lang, preferences: kept }, isMe);
    const was = { name: before.name, lang: before.lang };
    const change = changedFields(was, { name, lang });
    // What a screen keeps for itself is not logged.
    await logChange(tx, scope, 'account.changed', scope.userId, {}, change);
  });
  return getMe(scope);
}
