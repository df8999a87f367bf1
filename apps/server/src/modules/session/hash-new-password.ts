import { isMadeOfName } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import { hashPassword } from './hash-password.ts';
import { isCommonPassword } from './is-common-password.ts';

interface Chosen {
  readonly password: string;
  /** Where it was typed. */
  readonly field: 'password' | 'newPassword';
  /** Of whom it is: name, email and username. */
  readonly names: readonly (string | null | undefined)[];
  /** Who asks for it. */
  readonly account?: string;
}

/** The hash of a password that somebody sets, for themselves or for others; one that everybody tries, or that is the name of whose it is, is refused. */
export async function hashNewPassword({ password, field, names, account }: Chosen): Promise<string> {
  if (await isCommonPassword(password)) throw new AppError('password_common', { field });
  if (isMadeOfName(password, names)) throw new AppError('password_of_name', { field });
  return hashPassword(password, account);
}
