import type { Language, User } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { hashPassword } from '../session/hash-password.ts';
import { findUser } from './find-user.ts';

interface Changes {
  id: string;
  name?: string | undefined;
  password?: string | undefined;
  lang?: Language | undefined;
}

/** Changes a user of the caller's client; what is left out stays. A new password ends the user's sessions. */
export async function updateUser(scope: ClientScope, { id, name, password, lang }: Changes): Promise<User> {
  await findUser(scope, id);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return scope.db.transaction(async (tx) => {
    if (name !== undefined || passwordHash !== undefined || lang !== undefined) {
      const { users } = fields;
      const changed = await own(scope, tx)
        .users.update({ name, passwordHash, lang }, eq(users.id, id))
        .returning({ id: users.id });
      if (changed.length === 0) throw new AppError('not_found');
      if (passwordHash !== undefined) {
        await tx.delete(sessions).where(eq(sessions.userId, id));
      }
      await logAction(tx, scope, 'user.changed', id, { hasNewPassword: passwordHash !== undefined });
    }
    return findUser({ db: tx, clientId: scope.clientId }, id);
  });
}
