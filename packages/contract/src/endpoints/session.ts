import { z } from 'zod';
import { nothing, success } from '../entities/answers.ts';
import { id } from '../entities/id.ts';
import { ownSession } from '../entities/own-session.ts';
import {
  changePasswordForm,
  code,
  forgotPasswordForm,
  resetPasswordForm,
  shownPassword,
} from '../entities/password.ts';
import { personName } from '../entities/person-name.ts';
import { me, preferences, sessionUser } from '../entities/user.ts';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { roles } from '../roles.ts';
import type { Endpoint } from './endpoint.ts';

const fewPreferences = preferences.check(({ value, issues }) => {
  if (Object.keys(value).length <= limits.preferences) return;
  issues.push({ code: 'too_big', origin: 'object', maximum: limits.preferences, input: value });
});

export const sessionEndpoints = {
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in with an email or a username; an account with a second step is asked for its code as well',
    body: z.strictObject({
      ...forgotPasswordForm.shape,
      password: shownPassword('password_required'),
      code: code.optional(),
    }),
    answer: z.strictObject({ authToken: z.string(), user: sessionUser }),
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Ask for a link to set a new password; the answer is the same whether the account exists or not',
    body: forgotPasswordForm,
    status: 202,
    answer: success,
    rate: { max: limits.resetCalls, seconds: limits.resetCallSeconds },
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with the token of such a link; ends all sessions of the account',
    body: resetPasswordForm,
    status: 204,
    answer: nothing,
    rate: { max: limits.resetCalls, seconds: limits.resetCallSeconds },
  },
  logout: {
    method: 'GET',
    path: '/users/logout',
    access: 'any',
    changes: true,
    summary: 'End this session at once',
    withGivenPassword: true,
    answer: success,
  },
  updateLastActive: {
    method: 'GET',
    path: '/session/update-last-active',
    access: 'any',
    summary: 'Say that somebody is still at work',
    reads: 'nothing',
    answer: success,
  },
  checkSession: {
    method: 'GET',
    path: '/session/check',
    access: 'admin',
    summary: 'The two-minute poll of the admin area',
    passive: true,
    answer: success,
  },
  listSessions: {
    method: 'GET',
    path: '/session/list',
    access: 'any',
    summary: 'The own sessions that are open, the latest active first',
    reads: 'nothing',
    answer: z.strictObject({ data: z.array(ownSession) }),
  },
  getAddress: {
    method: 'GET',
    path: '/session/address',
    access: 'any',
    summary: 'The address that the caller asks from, as rules about addresses see it',
    reads: 'nothing',
    answer: z.strictObject({ ip: z.string() }),
  },
  endSession: {
    method: 'DELETE',
    path: '/session/{id}',
    access: 'any',
    owns: 'session',
    summary: 'End one of the own sessions at once',
    params: z.object({ id }),
    status: 204,
    answer: nothing,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/session/end-others',
    access: 'any',
    summary: 'End all own sessions but this one',
    answer: z.strictObject({ ended: z.int() }),
  },
  setUserMode: {
    method: 'POST',
    path: '/session/user-mode',
    access: 'admin',
    summary: 'Work as a designer, or go back',
    body: z.strictObject({ on: z.boolean() }),
    answer: z.strictObject({ roles: z.enum(roles), originalRole: z.enum(roles) }),
  },
  changePassword: {
    method: 'PUT',
    path: '/users/change-password',
    access: 'any',
    summary: 'Change the own password; ends the other sessions',
    withGivenPassword: true,
    body: changePasswordForm,
    status: 204,
    answer: nothing,
    failsAs: 'password_change_failed',
  },
  getMe: {
    method: 'GET',
    path: '/users/me',
    access: 'any',
    summary: 'Who is signed in',
    withGivenPassword: true,
    reads: 'nothing',
    answer: me,
  },
  updateMe: {
    method: 'PATCH',
    path: '/users/me',
    access: 'any',
    summary: 'Change the own name, language or preferences; preferences that are left out stay',
    body: z.strictObject({ name: personName, lang: z.enum(languages), preferences: fewPreferences }).partial(),
    answer: me,
  },
} satisfies Record<string, Endpoint>;
