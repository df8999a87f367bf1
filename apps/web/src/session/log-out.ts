import { endpoints } from '@naksha/contract';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { clearSession, readSession, useSession } from '../api/session-store.ts';
import { notifyTabs } from './notify-tabs.ts';
import { openPage } from './open-page.ts';

/**
 * Notifies the server and the other tabs, then forgets everything and goes to the login page, whether or not the server was reached. A session
 * that ended of itself ends in this tab alone.
 */
export async function logOut(): Promise<void> {
  const { isEnded, isExpired } = useSession.getState();
  if (!isEnded && !isExpired) notifyTabs('out');
  if (readSession()) await call(endpoints.logout).catch(() => undefined);
  leave();
}

/** Forgets everything and goes to the login page. */
export function leave(): void {
  clearSession();
  queryClient.clear();
  openPage.at('/login');
}
