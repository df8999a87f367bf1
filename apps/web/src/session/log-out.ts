import { endpoints } from '@naksha/contract';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { clearSession, readSession, useSession } from '../api/session-store.ts';
import { notifyTabs } from './notify-tabs.ts';

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

/** How this page gives way to another of the product, loaded again; a row, because a document without a browser can go nowhere and its tests hear it. */
export const openPage = { at: (address: string): void => window.location.assign(address) };
