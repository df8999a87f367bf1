import { AppError } from '../../http/app-error.ts';
import { hashPassword } from './hash-password.ts';
import { isCommonPassword } from './is-common-password.ts';

interface Chosen {
  readonly password: string;
  /** Where it was typed. */
  readonly field: 'password' | 'newPassword';
  /** Who asks for it. */
  readonly account?: string;
}

/** The hash of a password that somebody sets, for themselves or for others; one that everybody tries is refused. */
export async function hashNewPassword({ password, field, account }: Chosen): Promise<string> {
  if (await isCommonPassword(password)) throw new AppError('password_common', { field });
  return hashPassword(password, account);
}
