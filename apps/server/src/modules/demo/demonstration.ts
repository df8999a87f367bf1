import type { PublicScope } from '../../http/scope.ts';
import { demoLogIns } from './log-ins.ts';

/** The log-ins that the login page offers as buttons; none when there is no demonstration. */
export async function demonstration({ services }: PublicScope) {
  const { isDemonstration, demoPassword } = services.config;
  if (!isDemonstration) return { logins: [] };
  const password = demoPassword.reveal();
  return { logins: demoLogIns.map(({ login, roles }) => ({ login, password, roles })) };
}
