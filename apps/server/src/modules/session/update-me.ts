import type { Language } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { getMe } from './get-me.ts';

interface Changes {
  name?: string | undefined;
  lang?: Language | undefined;
  preferences?: Record<string, string | number | boolean> | undefined;
}

/** Changes what the caller may change of themselves; what is left out stays. */
export async function updateMe(scope: ClientScope | SuperScope, { name, lang, preferences }: Changes) {
  const isChanged = name !== undefined || lang !== undefined || preferences !== undefined;
  if (isChanged) await visibleTo(scope).users.update({ name, lang, preferences }, eq(fields.users.id, scope.userId));
  return getMe(scope);
}
