import type { Handlers } from '../../http/handler.ts';
import { changePassword } from './change-password.ts';
import { checkSession } from './check-session.ts';
import { getMe } from './get-me.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { setUserMode } from './set-user-mode.ts';
import { updateLastActive } from './update-last-active.ts';
import { updateMe } from './update-me.ts';

export const sessionHandlers = {
  login,
  logout,
  updateLastActive,
  checkSession,
  setUserMode,
  changePassword,
  getMe,
  updateMe,
} satisfies Partial<Handlers>;
