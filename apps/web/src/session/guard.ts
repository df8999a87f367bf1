import { redirect } from '@tanstack/react-router';
import { isArrival, keepWanted, landing, type Role } from './arrival.ts';
import { readSession } from './session-store.ts';

/** Sends whoever has no session, or not one of these roles, to the login page, and with a given password to where it is replaced. */
export function guard(roles: readonly Role[]): void {
  const session = readSession();
  if (!session) throw redirect({ to: '/login', state: keepWanted() });
  const { roles: role, mustChangePassword } = session.user;
  // The router writes into what it is given.
  if (!roles.includes(role)) throw redirect(isArrival() ? { ...landing[role] } : { to: '/login' });
  if (mustChangePassword) throw redirect({ to: '/own-password', state: keepWanted() });
}

/** Lets only those in who have a password to replace. */
export function guardOwnPassword(): void {
  const user = readSession()?.user;
  if (!user) throw redirect({ to: '/login' });
  if (!user.mustChangePassword) throw redirect({ ...landing[user.roles] });
}
