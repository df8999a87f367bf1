import { endpoints } from '@naksha/contract';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { clearSession, readSession } from './session-store.ts';

/** Tells the server, then forgets everything and goes to the login page, whether or not the server was reached. */
export async function logOut(): Promise<void> {
  if (readSession()) await call(endpoints.logout).catch(() => undefined);
  clearSession();
  queryClient.clear();
  window.location.assign('/login');
}
