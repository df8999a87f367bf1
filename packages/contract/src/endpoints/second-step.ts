import { z } from 'zod';
import { nothing } from '../entities/answers.ts';
import { id } from '../entities/id.ts';
import { code, shownPassword } from '../entities/password.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * The second step of the log-in: a code of an authenticator app. Administrators and super-admins switch it on; whoever has one sees and ends it,
 * for it stays with a login whose role becomes another.
 */
export const secondStepEndpoints = {
  getSecondStep: {
    method: 'GET',
    path: '/users/me/second-step',
    access: 'any',
    summary: 'Whether the own log-in asks for a code, and how many recovery codes are left',
    reads: 'nothing',
    answer: z.strictObject({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  },
  beginSecondStep: {
    method: 'POST',
    path: '/users/me/second-step',
    access: ['admin', 'super'],
    summary: 'Make a secret for the own authenticator app; it counts once a first code has confirmed it',
    body: z.strictObject({ password: shownPassword('current_password_required') }),
    answer: z.strictObject({ secret: z.string(), uri: z.string() }),
  },
  confirmSecondStep: {
    method: 'POST',
    path: '/users/me/second-step/confirm',
    access: ['admin', 'super'],
    summary: 'Switch the own second step on with a first code; answers the recovery codes, this once',
    body: z.strictObject({ code }),
    answer: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  },
  endSecondStep: {
    method: 'POST',
    path: '/users/me/second-step/end',
    access: 'any',
    summary: 'Switch the own second step off, with password and code',
    body: z.strictObject({ password: shownPassword('current_password_required'), code }),
    status: 204,
    answer: nothing,
  },
  resetSecondStep: {
    method: 'POST',
    path: '/users/{id}/reset-second-step',
    access: ['admin', 'super'],
    owns: 'user',
    summary: 'Switch the second step of somebody else off, who has lost app and recovery codes; ends their sessions',
    params: z.object({ id }),
    status: 204,
    answer: nothing,
  },
} satisfies Record<string, Endpoint>;
