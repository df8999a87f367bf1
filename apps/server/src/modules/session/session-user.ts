import type { SessionUser } from '@naksha/contract';
import type { FoundSession } from './find-session.ts';

/** The signed-in user, as it is sent to the browser. */
export function sessionUser({ user, client }: Pick<FoundSession, 'user' | 'client'>, isUserMode: boolean): SessionUser {
  return {
    _id: user.id,
    clientId: user.clientId,
    name: user.name,
    roles: isUserMode ? 'user' : user.role,
    originalRole: user.role,
    hasUserAccess: user.role === 'admin' && client?.hasUserAccess === true,
    lang: user.lang,
    mustChangePassword: user.mustChangePassword,
  };
}
