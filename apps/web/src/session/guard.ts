import { type NavigateOptions, redirect } from '@tanstack/react-router';
import { startLink } from '../studio/tools/tool-paths.ts';
import { readSession, type Session } from './session-store.ts';

export type Role = Session['user']['roles'];

/** Where a role lands after signing in. */
export const landing = {
  superadmin: { to: '/admin' },
  admin: { to: '/admin' },
  user: startLink,
} as const satisfies Record<Role, NavigateOptions>;

/** Sends whoever has no session, or not one of these roles, to the login page. */
export function guard(roles: readonly Role[]): void {
  const session = readSession();
  if (!session || !roles.includes(session.user.roles)) throw redirect({ to: '/login' });
}
