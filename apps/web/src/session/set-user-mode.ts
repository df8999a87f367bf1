import { endpoints } from '@naksha/contract';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { updateSession } from '../api/session-store.ts';

/** Makes an administrator a designer in this session, or an administrator again; what one mode loaded is not shown in the other. */
export async function setUserMode(on: boolean) {
  const { roles, originalRole } = await call(endpoints.setUserMode, { body: { on } });
  updateSession({ roles, originalRole });
  queryClient.clear();
  return roles;
}
