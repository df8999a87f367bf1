import { z } from 'zod';
import { actionLog } from '../entities/action-log.ts';
import { id } from '../entities/id.ts';
import { instant } from '../entities/instant.ts';
import { listOf } from '../entities/list-of.ts';
import { spreadsheet } from '../entities/spreadsheet.ts';
import { storable } from '../entities/storable.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const columns = ['createdAt', 'action', 'userName'] as const;
const directions = ['asc', 'desc', 'dsc'] as const;
/** Clients are known to send the two words swapped, so each place takes either kind. */
const sortWord = z.enum([...columns, ...directions]);

/** No calendar of the database knows a year 0. */
const moment = instant.refine((text) => text >= '0001', 'year');

const filters = {
  userId: id.optional(),
  action: z.string().max(60).optional(),
  from: moment.optional(),
  to: moment.optional(),
  search: z.string().trim().max(limits.searchMaxLength).overwrite(storable).optional(),
};

const query = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(limits.listPageSizeMax).default(limits.logPageSize),
  sortBy: sortWord.default('dsc'),
  sortOrder: sortWord.default('createdAt'),
  ...filters,
});

export const logEndpoints = {
  listActionLogUsers: {
    method: 'GET',
    path: '/action-logs/get-user-list/{id}',
    access: ['admin', 'super'],
    owns: 'client',
    summary: 'The users that appear in the log of a client',
    params: z.object({ id }),
    reads: 'log',
    answer: z.strictObject({ data: z.array(z.strictObject({ _id: id, name: z.string() })) }),
  },
  listActionLogs: {
    method: 'GET',
    path: '/action-logs',
    access: ['admin', 'super'],
    summary: 'What happened at the own client; a super-admin hears of all clients, or of the one that clientId names',
    query: query.extend({ clientId: id.optional() }),
    reads: 'log',
    answer: listOf(actionLog),
  },
  downloadActionLogs: {
    method: 'GET',
    path: '/action-logs/logs.csv',
    access: ['admin', 'super'],
    summary: 'The same as a table for spreadsheets, newest first, with times in the zone that is asked for',
    query: z.object({ ...filters, clientId: id.optional(), ...spreadsheet }),
    reads: 'log',
    answer: z.string(),
    raw: { answer: 'text/csv' },
  },
  listClientActionLogs: {
    method: 'GET',
    path: '/action-logs/client/{id}',
    access: ['admin', 'super'],
    owns: 'client',
    summary: 'What happened at a client',
    params: z.object({ id }),
    query,
    reads: 'log',
    answer: listOf(actionLog),
  },
  listUserActionLogs: {
    method: 'GET',
    path: '/action-logs/user/{id}',
    access: ['admin', 'super'],
    owns: 'user',
    summary: 'What a user did',
    params: z.object({ id }),
    query,
    reads: 'log',
    answer: listOf(actionLog),
  },
} satisfies Record<string, Endpoint>;
