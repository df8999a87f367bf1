import { endpoints, limits } from '@naksha/contract';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { expireSession, useSession } from '../api/session-store.ts';

/** Every two minutes an administrator's session is checked; only the answer that it has ended raises the overlay. */
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
    // A busy, restarting or unreachable server says nothing about the session.
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) expireSession();
  }
}
