import { randomBytes } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { secondSteps } from '../../db/schema/second-steps.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { requirePassword } from '../session/require-password.ts';
import { base32 } from './base32.ts';

/** As long as the hash of the codes, which is what RFC 4226 recommends. */
const secretBytes = 20;

/** Makes a new secret, which counts once a first code has confirmed it. */
export async function beginSecondStep(scope: ClientScope | SuperScope, { password }: { password: string }) {
  const user = await requirePassword(scope, password, 'password');
  const secret = base32(randomBytes(secretBytes));
  const sealed = scope.services.sealer.seal(secret, user.id);
  await scope.db.transaction(async (tx) => {
    const made = await tx
      .insert(secondSteps)
      .values({ userId: user.id, secret: sealed })
      .onConflictDoUpdate({
        target: secondSteps.userId,
        set: { secret: sealed },
        setWhere: isNull(secondSteps.confirmedAt),
      })
      .returning({ userId: secondSteps.userId });
    if (made.length === 0) throw new AppError('second_step_on');
  });
  const account = encodeURIComponent(user.email ?? user.username ?? user.name);
  return { secret, uri: `otpauth://totp/Naksha:${account}?secret=${secret}&issuer=Naksha` };
}
