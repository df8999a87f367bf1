import { endpoints } from '@naksha/contract';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { leave } from './log-out.ts';
import { hearTabs, type TabNews } from './tell-tabs.ts';

/** Leads to the log-in as soon as the session of this tab ends by what is done in another one. */
export function useOtherTabs(): void {
  useEffect(() => hearTabs((what) => void follow(what)), []);
}

async function follow(what: TabNews): Promise<void> {
  // A tab may have a session of its own, which ends with the others; the page is gone before it is answered.
  if (what === 'out') void call(endpoints.logout, { keepalive: true }).catch(() => undefined);
  else if (!(await hasEnded())) return;
  leave();
}

async function hasEnded(): Promise<boolean> {
  try {
    await call(endpoints.getMe);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
