import type { Handlers } from '../../http/handler.ts';
import type { ClientScope } from '../../http/scope.ts';
import { activateUser } from './activate-user.ts';
import { createUser } from './create-user.ts';
import { deactivateUser } from './deactivate-user.ts';
import { findUser } from './find-user.ts';
import { generatePassword } from './generate-password.ts';
import { getWorkingHours } from './get-working-hours.ts';
import { listUsers } from './list-users.ts';
import { putAllowedIps } from './put-allowed-ips.ts';
import { putWorkingHours } from './put-working-hours.ts';
import { setCreditCap } from './set-credit-cap.ts';
import { updateUser } from './update-user.ts';

export const userHandlers = {
  listUsers,
  createUser,
  updateUser,
  setCreditCap,
  activateUser,
  deactivateUser,
  getWorkingHours,
  putWorkingHours,
  getAllowedIps,
  putAllowedIps,
  generatePassword,
} satisfies Partial<Handlers>;

/** From where a user of the caller's client may sign in. */
async function getAllowedIps(scope: ClientScope, { id }: { id: string }): Promise<{ allowedIps: string[] }> {
  const { allowedIps } = await findUser(scope, id);
  return { allowedIps };
}
