import type { ActionLog } from '@naksha/contract';
import { asc, count, desc, type SQL } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { Row } from '../../db/tables.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';

const { actionLogs } = fields;

export interface ActionLogQuery {
  page: number;
  limit: number;
  sortBy: string;
  sortOrder: string;
}

const columns = { createdAt: actionLogs.createdAt, action: actionLogs.action, userName: actionLogs.userName };

/** A page of the action log. Of the two sort words one is a column and one a direction, in either place. */
export async function findActionLogs(
  scope: ClientScope | SuperScope,
  where: SQL | undefined,
  { page, limit, sortBy, sortOrder }: ActionLogQuery,
) {
  const words = [sortBy, sortOrder];
  const column = columns[words.find((word): word is keyof typeof columns => word in columns) ?? 'createdAt'];
  const direction = words.includes('asc') ? asc : desc;
  const logs = visibleTo(scope).actionLogs;
  const [all] = await logs.pick({ count: count() }, where);
  const found = await logs
    .where(where)
    .orderBy(direction(column), direction(actionLogs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { data: found.map(present), total: all?.count ?? 0, pageNo: page, limit };
}

function present(row: Row<'actionLogs'>): ActionLog {
  const { id, userId, userName, action, object, params, createdAt } = row;
  return { _id: id, userId, userName, action, object, params, createdAt: createdAt.toISOString() };
}
