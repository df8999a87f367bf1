import { z } from 'zod';
import { creditCap } from '../entities/credits.ts';
import { id } from '../entities/id.ts';
import { ipRanges } from '../entities/ip-range.ts';
import { listOf } from '../entities/list-of.ts';
import { pageQuery } from '../entities/page-query.ts';
import { user, usersQuery } from '../entities/user.ts';
import { userChanges, userForm } from '../entities/user-form.ts';
import { weekdays, workingDay, workingHours, workingNow } from '../entities/working-hours.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });
const hours = z.strictObject({ workingHours });
const storedHours = hours.extend({ timeZone: z.string(), now: workingNow });
const ips = z.strictObject({ allowedIps: ipRanges });

export const userEndpoints = {
  listUsers: {
    method: 'GET',
    path: '/users',
    access: 'admin',
    summary: 'The users of the own client with the credits they used',
    query: z.object({ ...pageQuery(limits.fileListPageSize), ...usersQuery }),
    answer: listOf(user),
  },
  createUser: {
    method: 'POST',
    path: '/users',
    access: 'admin',
    summary: 'Add a user to the own client',
    body: userForm,
    status: 201,
    twin: 'username_taken',
    answer: user,
  },
  updateUser: {
    method: 'PATCH',
    path: '/users/{id}',
    access: ['admin', 'super'],
    owns: 'user',
    summary:
      'Change name, email, password, language or role of a user, as a super-admin the password alone; a new password or role ends the sessions. With `was` only what is still so',
    params: byId,
    body: userChanges,
    answer: user,
  },
  setCreditCap: {
    method: 'PUT',
    path: '/users/{id}/credit-cap',
    access: 'admin',
    owns: 'user',
    summary:
      'Set how many credits a user may spend in a month; null for as many as there are. With `was` only what is still so',
    params: byId,
    body: creditCap.extend({ was: creditCap.shape.creditCap.optional() }),
    answer: user,
  },
  activateUser: {
    method: 'POST',
    path: '/users/{id}/activate',
    access: 'admin',
    owns: 'user',
    summary: 'Let a user sign in again',
    params: byId,
    answer: user,
  },
  deactivateUser: {
    method: 'POST',
    path: '/users/{id}/deactivate',
    access: 'admin',
    owns: 'user',
    summary: 'Shut a user out; ends the sessions at once',
    params: byId,
    answer: user,
  },
  getWorkingHours: {
    method: 'GET',
    path: '/users/{id}/working-hours',
    access: 'admin',
    owns: 'user',
    summary: 'When a user may work, in the time zone of the client',
    params: byId,
    answer: storedHours,
  },
  putWorkingHours: {
    method: 'PUT',
    path: '/users/{id}/working-hours',
    access: 'admin',
    owns: 'user',
    summary: 'Set when a user may work; confirmed where that shuts them out now. With `was` only what is still so',
    params: byId,
    body: hours.extend({
      was: z.array(workingDay).max(weekdays.length).optional(),
      isConfirmed: z.boolean().optional(),
    }),
    answer: storedHours,
  },
  getAllowedIps: {
    method: 'GET',
    path: '/users/{id}/allowed-ips',
    access: 'admin',
    owns: 'user',
    summary: 'From where a user may sign in',
    params: byId,
    answer: ips,
  },
  putAllowedIps: {
    method: 'PUT',
    path: '/users/{id}/allowed-ips',
    access: 'admin',
    owns: 'user',
    summary:
      'Set from where a user may sign in; confirmed where that shuts them out from where they last were. With `was` only what is still so',
    params: byId,
    body: ips.extend({ was: ipRanges.optional(), isConfirmed: z.boolean().optional() }),
    answer: ips,
  },
  generatePassword: {
    method: 'GET',
    path: '/users/generate-password',
    access: ['admin', 'super'],
    summary: 'A random password',
    query: z.object({
      length: z.coerce
        .number()
        .int()
        .min(limits.generatedPasswordMinLength, 'password_length')
        .max(limits.generatedPasswordMaxLength, 'password_length')
        .default(limits.generatedPasswordLength),
    }),
    reads: 'nothing',
    answer: z.strictObject({ password: z.string() }),
  },
} satisfies Record<string, Endpoint>;
