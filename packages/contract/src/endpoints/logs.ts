import { z } from 'zod';
import { actionLog } from '../entities/action-log.ts';
import { id } from '../entities/id.ts';
import { listOf } from '../entities/list-of.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const columns = ['createdAt', 'action', 'userName'] as const;
const directions = ['asc', 'desc', 'dsc'] as const;
/** Clients are known to send the two words swapped, so each place takes either kind. */
const sortWord = z.enum([...columns, ...directions]);

const query = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(limits.listPageSizeMax).default(limits.logPageSize),
  sortBy: sortWord.default('dsc'),
  sortOrder: sortWord.default('createdAt'),
});

export const logEndpoints = {
  listActionLogUsers: {
    method: 'GET',
    path: '/action-logs/get-user-list/{id}',
    access: ['admin', 'super'],
    owns: 'client',
    summary: 'The users that appear in the log of a client',
    params: z.object({ id }),
    answer: z.strictObject({ data: z.array(z.strictObject({ _id: id, name: z.string() })) }),
  },
  listClientActionLogs: {
    method: 'GET',
    path: '/action-logs/client/{id}',
    access: ['admin', 'super'],
    owns: 'client',
    summary: 'What happened at a client',
    params: z.object({ id }),
    query,
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
    answer: listOf(actionLog),
  },
} satisfies Record<string, Endpoint>;
