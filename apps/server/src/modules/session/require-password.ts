import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { sessions } from '../../db/schema/sessions.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { logAction } from '../logs/log-action.ts';
import { passwordGuessed } from './guessed-at.ts';
import { inHashingSlot } from './hashing-slot.ts';
import { forgetTries, takeTries } from './throttle.ts';

/** The caller's account, once its password was shown again; a wrong one is refused at its field. */
export async function requirePassword(
  scope: ClientScope | SuperScope,
  password: string,
  field: string,
): Promise<Row<'users'>> {
  const { db, userId, sessionId } = scope;
  const guessed = passwordGuessed(userId);
  const isMine = eq(sessions.id, sessionId);
  const attempt = async () => {
    // Asked inside the slot, so that tries sent side by side end with the session as those one after the other do.
    const [session] = await db.select({ id: sessions.id }).from(sessions).where(isMine);
    const [user] = await visibleTo(scope).users.where(eq(fields.users.id, userId));
    if (!session || !user) throw new AppError('session_ended');
    const [tries = 0] = await db.transaction((tx) => takeTries(tx, [guessed]));
    if (await verify(user.passwordHash, password)) return user;
    if (tries >= guessed.free) await db.delete(sessions).where(isMine);
    await logAction(db, scope, 'password.refused');
    return undefined;
  };
  const user = await inHashingSlot(attempt, { isKnown: true, key: userId });
  if (!user) throw new AppError('current_password_incorrect', { field });
  await forgetTries(db, [guessed.key]);
  return user;
}
