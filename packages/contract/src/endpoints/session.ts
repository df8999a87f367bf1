import { z } from 'zod';
import { nothing, success } from '../entities/answers.ts';
import { changePasswordForm } from '../entities/password.ts';
import { personName } from '../entities/person-name.ts';
import { me, preferences, sessionUser } from '../entities/user.ts';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { roles } from '../roles.ts';
import type { Endpoint } from './endpoint.ts';

const fewPreferences = preferences.refine(
  (given) => Object.keys(given).length <= 100,
  'expected at most 100 preferences',
);

export const sessionEndpoints = {
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in with an email or a username',
    body: z.strictObject({
      login: z
        .string({ error: 'login_required' })
        .trim()
        .min(1, 'login_required')
        .max(254, 'expected at most 254 characters'),
      password: z
        .string({ error: 'password_required' })
        .min(1, 'password_required')
        .max(limits.passwordMaxLength, 'password_too_long'),
    }),
    answer: z.strictObject({ authToken: z.string(), user: sessionUser }),
  },
  logout: {
    method: 'GET',
    path: '/users/logout',
    access: 'any',
    summary: 'End this session at once',
    answer: success,
  },
  updateLastActive: {
    method: 'GET',
    path: '/session/update-last-active',
    access: 'any',
    summary: 'Say that somebody is still at work',
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
    body: changePasswordForm,
    status: 204,
    answer: nothing,
  },
  getMe: { method: 'GET', path: '/users/me', access: 'any', summary: 'Who is signed in', answer: me },
  updateMe: {
    method: 'PATCH',
    path: '/users/me',
    access: 'any',
    summary: 'Change the own name, language or preferences',
    body: z.strictObject({ name: personName, lang: z.enum(languages), preferences: fewPreferences }).partial(),
    answer: me,
  },
} satisfies Record<string, Endpoint>;
