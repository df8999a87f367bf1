import type { Handlers } from '../../http/handler.ts';
import { downloadActionLogs } from './download-action-logs.ts';
import { listActionLogUsers } from './list-action-log-users.ts';
import { listActionLogs } from './list-action-logs.ts';
import { listClientActionLogs } from './list-client-action-logs.ts';
import { listUserActionLogs } from './list-user-action-logs.ts';

export const logHandlers = {
  downloadActionLogs,
  listActionLogUsers,
  listActionLogs,
  listClientActionLogs,
  listUserActionLogs,
} satisfies Partial<Handlers>;
