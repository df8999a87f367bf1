import { isIpAllowed } from '../../http/is-ip-allowed.ts';
import type { FoundSession } from './find-session.ts';
import { hoursOf, isWithinHours } from './is-within-hours.ts';

export type ShutOut = 'user_inactive' | 'client_inactive' | 'outside_working_hours' | 'ip_not_allowed';

/**
 * Why somebody with the right password or token may not work now; undefined when they may. Hours and addresses bind
 * designers, not administrators, who could not mend a wrong rule otherwise. A user for whom no hours were set may work
 * all day, but on no holiday.
 */
export function whyShutOut(
  { user, client }: Pick<FoundSession, 'user' | 'client'>,
  ip: string,
  at: Date,
): ShutOut | undefined {
  if (!user.isActive) return 'user_inactive';
  if (client === null) return undefined;
  if (!client.isActive) return 'client_inactive';
  if (user.role !== 'user') return undefined;
  if (client.isIpRequired && !isIpAllowed(ip, user.allowedIps)) return 'ip_not_allowed';
  const isOutside =
    client.isWorkingHoursRequired &&
    !isWithinHours({ hours: hoursOf(user), timeZone: client.timeZone, holidays: client.holidays }, at);
  return isOutside ? 'outside_working_hours' : undefined;
}
