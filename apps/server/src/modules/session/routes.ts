import type { Handlers } from '../../http/handler.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { forgotPassword } from './forgot-password.ts';
import { getMe } from './get-me.ts';
import { listSessions } from './list-sessions.ts';
import { logout } from './logout.ts';
import { resetPassword } from './reset-password.ts';
import { setUserMode } from './set-user-mode.ts';
import { updateMe } from './update-me.ts';

export const sessionHandlers = {
  forgotPassword,
  resetPassword,
  logout,
  updateLastActive,
  checkSession,
  listSessions,
  endSession,
  endOtherSessions,
  setUserMode,
  changePassword,
  getAddress,
  getMe,
  updateMe,
} satisfies Partial<Handlers>;

/** Somebody is at work; authentication has already kept the session alive. */
async function updateLastActive(): Promise<{ success: boolean }> {
  return { success: true };
}

/** Polled by the pages: whoever gets here is active, in hours and at an allowed address; all others are answered 401. */
async function checkSession(): Promise<{ success: boolean }> {
  return { success: true };
}

/** From where the caller asks, as rules about addresses see it. */
async function getAddress({ ip }: ClientScope | SuperScope): Promise<{ ip: string }> {
  return { ip };
}
