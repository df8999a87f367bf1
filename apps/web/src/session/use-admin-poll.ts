import { endpoints, limits } from '@naksha/contract';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { expireSession, useSession } from './session-store.ts';

/** Every two minutes an administrator's session is checked; a refusal raises the overlay, a lost connection does not. */
export function useAdminPoll(): void {
  const isAdmin = useSession((state) => state.session?.user.roles === 'admin');
  useEffect(() => {
    if (!isAdmin) return;
    const timer = setInterval(check, limits.adminPollSeconds * 1000);
    return () => clearInterval(timer);
  }, [isAdmin]);
}

async function check(): Promise<void> {
  try {
    const { success } = await call(endpoints.checkSession);
    if (!success) expireSession();
  } catch (error) {
    if (error instanceof ApiError && error.status !== 0) expireSession();
  }
}
