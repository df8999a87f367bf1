import type { Verbs } from '../../http/verb.ts';
import { listActionLogUsers } from './list-action-log-users.ts';
import { listClientActionLogs } from './list-client-action-logs.ts';
import { listUserActionLogs } from './list-user-action-logs.ts';

export const logVerbs = { listActionLogUsers, listClientActionLogs, listUserActionLogs } satisfies Partial<Verbs>;
