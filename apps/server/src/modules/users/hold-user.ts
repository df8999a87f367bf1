import type { User } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { findUser } from './find-user.ts';

const { users } = fields;

/**
 * A user of a client, held until the transaction ends: of two who change one at once the second sees what the first has made of it. Lines of
 * the log that only name the account need not wait, for they are written by whoever may hold the client, which a new role has to wait for.
 */
export async function holdUser(owner: Owner, id: string): Promise<User> {
  await own(owner).users.pick({ id: users.id }, eq(users.id, id)).for('no key update');
  return findUser(owner, id);
}
