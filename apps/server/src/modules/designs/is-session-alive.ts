import type { Wire } from '../../http/handler.ts';
import type { ClientScope } from '../../http/scope.ts';
import { findSession } from '../session/find-session.ts';
import { whyShutOut } from '../session/why-shut-out.ts';

/** Whether who opened a long answer would still be let in. */
export async function isSessionAlive({ db, ip, request }: ClientScope & Wire): Promise<boolean> {
  const token = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const found = token === undefined ? undefined : await findSession(db, token);
  if (!found || whyShutOut(found, ip, new Date())) return false;
  return found.user.role === 'user' || found.session.isUserMode;
}
