import { z } from 'zod';
import { id } from '../entities/id.ts';
import { ipRanges } from '../entities/ip-range.ts';
import { listOf } from '../entities/list-of.ts';
import { pageQuery } from '../entities/page-query.ts';
import { newPassword } from '../entities/password.ts';
import { personName } from '../entities/person-name.ts';
import { user, userStatuses } from '../entities/user.ts';
import { userForm } from '../entities/user-form.ts';
import { workingHours } from '../entities/working-hours.ts';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });
const hours = z.strictObject({ workingHours });
const ips = z.strictObject({ allowedIps: ipRanges });

export const userEndpoints = {
  listUsers: {
    method: 'GET',
    path: '/users',
    access: 'admin',
    summary: 'The users of the own client with the credits they used',
    query: z.object({
      ...pageQuery(limits.fileListPageSize),
      search: z.string().trim().max(100).optional(),
      status: z.enum(userStatuses).optional(),
    }),
    answer: listOf(user),
  },
  createUser: {
    method: 'POST',
    path: '/users',
    access: 'admin',
    summary: 'Add a user to the own client',
    body: userForm,
    status: 201,
    answer: user,
  },
  updateUser: {
    method: 'PATCH',
    path: '/users/{id}',
    access: 'admin',
    owns: 'user',
    summary: 'Change name, password or language of a user; a new password ends the sessions',
    params: byId,
    body: z
      .strictObject({ name: personName, password: newPassword('password_required'), lang: z.enum(languages) })
      .partial(),
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
    answer: hours.extend({ timeZone: z.string() }),
  },
  putWorkingHours: {
    method: 'PUT',
    path: '/users/{id}/working-hours',
    access: 'admin',
    owns: 'user',
    summary: 'Set when a user may work',
    params: byId,
    body: hours,
    answer: hours.extend({ timeZone: z.string() }),
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
    summary: 'Set from where a user may sign in',
    params: byId,
    body: ips,
    answer: ips,
  },
  generatePassword: {
    method: 'GET',
    path: '/users/generate-password',
    access: 'admin',
    summary: 'A random password',
    query: z.object({
      length: z.coerce
        .number()
        .int()
        .min(limits.generatedPasswordMinLength, 'password_length')
        .max(limits.generatedPasswordMaxLength, 'password_length')
        .default(limits.generatedPasswordLength),
    }),
    answer: z.strictObject({ password: z.string() }),
  },
} satisfies Record<string, Endpoint>;
