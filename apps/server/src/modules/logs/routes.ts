import type { Handlers } from '../../http/handler.ts';
import { listActionLogUsers } from './list-action-log-users.ts';
import { listClientActionLogs } from './list-client-action-logs.ts';
import { listUserActionLogs } from './list-user-action-logs.ts';

export const logHandlers = { listActionLogUsers, listClientActionLogs, listUserActionLogs } satisfies Partial<Handlers>;
