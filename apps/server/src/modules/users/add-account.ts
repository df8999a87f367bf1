import type { Language, Role, WorkingHours } from '@naksha/contract';
import { across, own, type Runner } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { refuseTaken } from './refuse-taken.ts';

interface Account {
  clientId: string | null;
  name: string;
  email?: string | undefined;
  username?: string | undefined;
  passwordHash: string;
  mustChangePassword: boolean;
  givenUntil?: Date | null;
  role: Role;
  lang?: Language;
  allowedIps?: string[];
  workingHours?: WorkingHours | undefined;
}

/** Adds an account; its email and username are its own in the whole product, whatever their case. */
export async function addAccount(db: Runner, { clientId, ...account }: Account): Promise<Row<'users'>> {
  const users = clientId === null ? across(db, 'accounts').users : own({ db, clientId }).users;
  const [row] = await refuseTaken(() => users.insert(account).returning());
  if (!row) throw new Error('An account was not inserted.');
  return row;
}
