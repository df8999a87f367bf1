import { z } from 'zod';
import {
  accountLimitForm,
  client,
  clientCard,
  clientChanges,
  clientColumns,
  clientDetails,
  clientForm,
  clientStatuses,
  storageLimitForm,
} from '../entities/client.ts';
import { clientSettings, settingsChanges } from '../entities/client-settings.ts';
import { id } from '../entities/id.ts';
import { listOf } from '../entities/list-of.ts';
import { pageQuery } from '../entities/page-query.ts';
import { user, usersQuery } from '../entities/user.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const logo = z.strictObject({ clientId: id, logo: z.string().nullable() });
/** The largest logo in base64 (4 letters for 3 bytes) with room to answer a somewhat larger one with how large it may be. */
const logoBodyBytes = 2 * limits.logoMaxBytes;

const byId = z.object({ id });
const search = z.string().trim().max(limits.searchMaxLength).optional();

export const clientEndpoints = {
  createAdminClient: {
    method: 'POST',
    path: '/client/create-admin-client',
    access: 'super',
    summary: 'Add a client with its first administrator and its subscription to a plan, which starts now',
    body: clientForm,
    bodyLimitBytes: logoBodyBytes,
    status: 201,
    twin: 'username_taken',
    answer: z.strictObject({ client: clientDetails, admin: user }),
  },
  listClients: {
    method: 'GET',
    path: '/client',
    access: 'super',
    summary: 'The clients, found by a part of name, contact, email or phone',
    query: z.object({
      ...pageQuery(limits.fileListPageSize),
      search,
      status: z.enum(clientStatuses).optional(),
      sortBy: z.enum(clientColumns).default('createdAt'),
      sortDirection: z.enum(['asc', 'desc']).default('desc'),
    }),
    reads: 'register',
    answer: listOf(client),
  },
  countClients: {
    method: 'GET',
    path: '/client/get-count',
    access: 'super',
    summary: 'How many clients there are',
    reads: 'nothing',
    answer: z.strictObject({ total: z.int(), active: z.int() }),
  },
  getClient: {
    method: 'GET',
    path: '/client/getClient/{id}',
    access: 'any',
    owns: 'client',
    summary: 'A client; to its users name and logo alone',
    params: byId,
    reads: 'client',
    answer: z.union([clientDetails, clientCard]),
  },
  updateClient: {
    method: 'PATCH',
    path: '/client/{id}',
    access: ['admin', 'super'],
    owns: 'client',
    summary:
      'Change a client, its administrators name, phone and address alone; deactivation ends all its sessions. With `was` only what is still so',
    params: byId,
    body: clientChanges,
    answer: clientDetails,
  },
  setAccountLimit: {
    method: 'PATCH',
    path: '/client/enhance-account-limit/{id}',
    access: 'super',
    owns: 'client',
    summary:
      'Allow a client more accounts than its plan; what is in use bounds how far it can be lowered. With `was` only what is still so',
    params: byId,
    body: accountLimitForm,
    answer: clientDetails,
  },
  setStorageLimit: {
    method: 'PATCH',
    path: '/client/storage-limit/{id}',
    access: 'super',
    owns: 'client',
    summary:
      'Limit what the files of a client may come to, null for no limit; what is beyond it stays, and nothing more is taken. With `was` only what is still so',
    params: byId,
    body: storageLimitForm,
    answer: clientDetails,
  },
  countSessions: {
    method: 'GET',
    path: '/client/no-of-sessions',
    access: ['admin', 'super'],
    summary:
      'How many sessions live at the own client; clientId is heard from a super-admin only, for whom all count without it',
    query: z.object({ clientId: id.optional() }),
    reads: 'sessions',
    answer: z.strictObject({ sessions: z.int() }),
  },
  listClientUsers: {
    method: 'GET',
    path: '/client/{id}/users',
    access: 'super',
    owns: 'client',
    summary: 'The users of a client',
    params: byId,
    query: z.object({ ...pageQuery(limits.fileListPageSize), ...usersQuery }),
    reads: 'users',
    answer: listOf(user),
  },
  getSettings: {
    method: 'GET',
    path: '/client/settings',
    access: 'admin',
    summary: 'The rules of the own client',
    answer: clientSettings,
  },
  putSettings: {
    method: 'PUT',
    path: '/client/settings',
    access: 'admin',
    summary:
      'Change rules of the own client; what is left out stays. With `was` only what is still so. Whom it would shut out is named and nothing changed, unless `isConfirmed` says that this was read',
    body: settingsChanges,
    answer: clientSettings,
  },
  getLogo: {
    method: 'GET',
    path: '/client/get-logo/{id}',
    access: 'any',
    owns: 'client',
    summary: 'The logo of a client as a data URL, or null',
    params: byId,
    reads: 'logo',
    answer: logo,
  },
  updateLogo: {
    method: 'PUT',
    path: '/client/update-logo',
    access: ['admin', 'super'],
    summary:
      'Set the logo of the own client, a super-admin of any, a data URL of a PNG or JPEG picture; null removes it',
    body: z.strictObject({ clientId: id, logo: z.string().nullable() }),
    bodyLimitBytes: logoBodyBytes,
    answer: logo,
    rate: { max: 60, seconds: 3600 },
  },
} satisfies Record<string, Endpoint>;
