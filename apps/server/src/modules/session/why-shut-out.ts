import { isIpAllowed } from '../../http/is-ip-allowed.ts';
import type { FoundSession } from './find-session.ts';
import { hoursOf, isWithinHours } from './is-within-hours.ts';

export type ShutOut = 'user_inactive' | 'client_inactive' | 'outside_working_hours' | 'ip_not_allowed';

/** What of an account and of its client says whether it is let in. */
type Account = Pick<FoundSession['user'], 'isActive' | 'role' | 'allowedIps' | 'workingHours'>;
type Rules = Pick<
  NonNullable<FoundSession['client']>,
  'isActive' | 'isIpRequired' | 'isWorkingHoursRequired' | 'areAdminsBound' | 'timeZone' | 'holidays'
>;

/**
 * Why somebody with the right password or token may not work now; undefined when they may. Addresses bind designers, hours
 * administrators as well where their client says so. A user for whom no hours were set may work all day, but on no holiday.
 */
export function whyShutOut(
  { user, client }: { readonly user: Account; readonly client: Rules | null },
  ip: string,
  at: Date,
): ShutOut | undefined {
  if (!user.isActive) return 'user_inactive';
  if (client === null) return undefined;
  if (!client.isActive) return 'client_inactive';
  if (user.role === 'user' && client.isIpRequired && !isIpAllowed(ip, user.allowedIps)) return 'ip_not_allowed';
  const { timeZone, holidays } = client;
  const isOutside =
    areHoursBinding(client, user.role) && !isWithinHours({ hours: hoursOf(user), timeZone, holidays }, at);
  return isOutside ? 'outside_working_hours' : undefined;
}

/** Whether the rules of a client hold somebody of that role to their working hours. */
export function areHoursBinding(
  rules: Pick<Rules, 'isWorkingHoursRequired' | 'areAdminsBound'>,
  role: Account['role'],
): boolean {
  return rules.isWorkingHoursRequired && (role === 'user' || rules.areAdminsBound);
}
