import { redirect } from '@tanstack/react-router';
import { isArrival, keepWanted, landing, type Role } from '../addresses/arrival.ts';
import { readSession } from '../api/session-store.ts';
import { setUserMode } from './set-user-mode.ts';

/**
 * Sends whoever has no session, or not one of these roles, to the login page, and with a given password to where it is replaced. After
 * the log-in an administrator is let in as a designer where they may be one: a letter about a design of theirs leads to the design.
 */
export async function guard(roles: readonly Role[]): Promise<void> {
  const session = readSession();
  if (!session) throw redirect({ to: '/login', state: keepWanted() });
  const { roles: role, mustChangePassword, hasUserAccess } = session.user;
  const isDesignerToBe = role === 'admin' && hasUserAccess && roles.includes('user') && isArrival();
  // The router writes into what it is given.
  if (!roles.includes(role) && !isDesignerToBe) throw redirect(isArrival() ? { ...landing[role] } : { to: '/login' });
  if (mustChangePassword) throw redirect({ to: '/own-password', state: keepWanted() });
  if (isDesignerToBe)
    await setUserMode(true).catch(() => {
      throw redirect({ ...landing[role] });
    });
}

/** Lets only those in who have a password to replace. */
export function guardOwnPassword(): void {
  const user = readSession()?.user;
  if (!user) throw redirect({ to: '/login' });
  if (!user.mustChangePassword) throw redirect({ ...landing[user.roles] });
}
