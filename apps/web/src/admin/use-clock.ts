import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSession } from '../api/session-store.ts';

const ofBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The zone in which the administration shows days and times: for an administrator that of the company, for a super-admin the browser's.
 * Undefined until the company's is known; `isElsewhere` where it is not the reader's own, which the footer says.
 */
export function useClock(): { readonly zone: string | undefined; readonly isElsewhere: boolean } {
  const isAdmin = useSession(({ session }) => session?.user.roles === 'admin');
  const rules = useQuery({
    queryKey: queryKeys.settings,
    queryFn: () => call(endpoints.getSettings),
    enabled: isAdmin,
  });
  const zone = isAdmin && !rules.isError ? rules.data?.timeZone : ofBrowser();
  return { zone, isElsewhere: zone !== undefined && zone !== ofBrowser() };
}
