import type { Handlers } from '../../http/handler.ts';
import { changePassword } from './change-password.ts';
import { checkSession } from './check-session.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { forgotPassword } from './forgot-password.ts';
import { getAddress } from './get-address.ts';
import { getMe } from './get-me.ts';
import { listSessions } from './list-sessions.ts';
import { logout } from './logout.ts';
import { resetPassword } from './reset-password.ts';
import { setUserMode } from './set-user-mode.ts';
import { updateLastActive } from './update-last-active.ts';
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
